import { and, eq, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toSqlSet } from "#app/platform/db/sql-literals.ts";
import { type DatevSettings, defaultDatevSettings } from "../model/datev.ts";
import { partyKinds } from "../model/datev-charts.ts";
import { datevParties, datevSettings } from "./closing.tables.ts";

/** The settings of the export; without a tax adviser those that a chart suggests. */
export async function readDatevSettings({ db, account }: Pick<Scope, "db" | "account">): Promise<DatevSettings> {
  const [row] = await db.select().from(datevSettings).where(eq(datevSettings.accountId, account.id));
  if (!row) return defaultDatevSettings;
  const { accountId: _, ...settings } = row;
  return settings;
}

/** Writes the settings at the version that was seen: 0 is none yet. */
export function writeDatevSettings(
  { db, account }: Pick<Scope, "db" | "account">,
  { version, ...settings }: Omit<DatevSettings, "adviser" | "client"> & { adviser: number; client: number },
): Statement {
  const row = { ...settings, accounts: { ...settings.accounts } };
  if (version === 0) return db.insert(datevSettings).values({ ...row, accountId: account.id });
  return db
    .update(datevSettings)
    .set({ ...row, version: incrementVersion(datevSettings.version, version) })
    .where(eq(datevSettings.accountId, account.id));
}

/** Gives every merchant and agent of the ledger that has none the next position. Doing it twice gives nothing. */
export function insertMissingParties({ db, account }: Pick<Scope, "db" | "account">): Statement {
  return db.run(sql`insert into ${datevParties} (account_id, kind, owner_id, position)
    select ${account.id}, o.kind, o.owner_id, coalesce((select max(p.position) + 1 from ${datevParties} p where p.account_id = ${account.id} and p.kind = o.kind), 0)
      + row_number() over (partition by o.kind order by o.owner_id) - 1
    from (select distinct a.kind, a.owner_id from ledger_accounts a where a.account_id = ${account.id} and a.kind in ${sql.raw(toSqlSet(partyKinds))}) o
    where not exists (select 1 from ${datevParties} p where p.account_id = ${account.id} and p.kind = o.kind and p.owner_id = o.owner_id)
    on conflict do nothing`);
}

/** Positions of merchants and agents, by kind and owner. */
export async function readParties({ db, account }: Pick<Scope, "db" | "account">): Promise<Map<string, number>> {
  const { kind, ownerId, position } = datevParties;
  const rows = await db
    .select({ kind, ownerId, position })
    .from(datevParties)
    .where(and(eq(datevParties.accountId, account.id)));
  return new Map(rows.map((row) => [`${row.kind}:${row.ownerId}`, row.position]));
}

/** Agents whose credit notes are without VAT because the recipient owes it. */
export async function readReverseChargeAgents({ db, account }: Pick<Scope, "db" | "account">): Promise<Set<string>> {
  const rows = await db
    .select({ id: agents.id })
    .from(agents)
    .where(
      and(
        eq(agents.accountId, account.id),
        sql`${agents.billing} ->> '$.treatment' = 'reverse_charge' and coalesce(${agents.billing} ->> '$.employment', '') <> 'employee'`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
