import { and, asc, eq, sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { MAIN_TILL, toTillId } from "../model/till.ts";
import { tills } from "./tills.tables.ts";

const columns = { id: tills.id, name: tills.name, closed: tills.closed, version: tills.version };

/** Tills of the account, the main one first, then by name; none where there is the main one alone. */
export function readTills({ db, account }: Pick<Scope, "db" | "account">) {
  return db
    .select(columns)
    .from(tills)
    .where(eq(tills.accountId, account.id))
    .orderBy(sql`${tills.id} <> ${MAIN_TILL}`, asc(tills.name));
}
export type TillRecord = Awaited<ReturnType<typeof readTills>>[number];

/** A till of the account by id; undefined for an unknown one, another account's, or a main one that has no name yet. */
export async function readTill({ db, account }: Scope, id: string): Promise<TillRecord | undefined> {
  const [row] = await db
    .select(columns)
    .from(tills)
    .where(and(eq(tills.accountId, account.id), eq(tills.id, id)));
  return row;
}

/** Newest transfers that are searched for the till that a member used last. */
const RECENT_TRANSFERS = 500;

/** The till that the member took cash into or out of last, among the newest transfers; the main one without any. */
export async function readLastTill({ db, account, actor }: Scope): Promise<string> {
  const [row] = await db.all<{ owner: string }>(sql`
    select a.owner_id as owner from (
      select t.number, t.debit_account, t.credit_account, t.document_kind, t.actor_id from ledger_transfers t where t.account_id = ${account.id}
      order by t.number desc limit ${RECENT_TRANSFERS}
    ) t join ledger_accounts a on a.id in (t.debit_account, t.credit_account) and a.kind = 'carrier_cash'
    where t.actor_id = ${actor.id} and coalesce(t.document_kind, '') <> 'till_move' order by t.number desc limit 1`);
  return toTillId(row?.owner ?? "");
}
