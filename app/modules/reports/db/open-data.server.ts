import { and, desc, eq, sql } from "drizzle-orm";
import { analyticsSums } from "#app/modules/analytics/db/analytics.tables.ts";
import { ledgerMonths } from "#app/modules/ledger/db/accounting.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { LEASE_MS } from "#app/platform/db/lease.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { getLastNight, type OpenTable } from "../model/open-data.ts";
import { openDataFiles } from "./reports.tables.ts";

type AppScope = Pick<Scope, "db" | "ports">;

/** A file to be written. */
export interface DueFile {
  accountId: string;
  name: OpenTable;
  month: string;
  marks: number;
}

const isCopied = sql`json_extract(${accounts.preferences}, '$.open_data')`;

/** Months that have data and no file yet, of accounts whose data is copied. */
export async function addMissingMonths({ db, ports }: AppScope): Promise<void> {
  await db.run(sql`insert into ${openDataFiles} (account_id, name, month)
    select found.account_id, found.name, found.month from (
      select s.account_id, j.value as name, substr(s.day, 1, 7) as month from ${accounts}
        join ${analyticsSums} s on s.account_id = ${accounts.id} and s.unit = 'month' and s.dimension = 'all' and s.subject in ('order', 'route')
        join json_each(iif(s.subject = 'order', '["orders","events"]', '["stops"]')) j
        where ${isCopied} and ${isOnClock(ports.clock, accounts.id)}
      union select m.account_id, 'money', m.month from ${accounts} join ${ledgerMonths} m on m.account_id = ${accounts.id}
        where ${isCopied} and ${isOnClock(ports.clock, accounts.id)}
    ) found where true on conflict do nothing`);
}

/** Takes the next file whose month changed and that was not written since the night began; null when none is due. */
export async function claimFile(app: AppScope): Promise<DueFile | null> {
  const at = now(app);
  const [file] = await app.db.all<DueFile>(sql`update ${openDataFiles} set leased_until = ${at + LEASE_MS}
    where (account_id, name, month) in (select f.account_id, f.name, f.month from ${openDataFiles} f
      join ${accounts} on ${accounts.id} = f.account_id
      where f.marks > f.written and coalesce(f.written_at, 0) < ${getLastNight(at)} and coalesce(f.leased_until, 0) <= ${at}
        and ${isCopied} and ${isOnClock(app.ports.clock, accounts.id)} order by f.month limit 1)
    returning account_id as accountId, name, month, marks`);
  return file ?? null;
}

const isFile = ({ accountId, name, month }: Omit<DueFile, "marks">) =>
  and(eq(openDataFiles.accountId, accountId), eq(openDataFiles.name, name), eq(openDataFiles.month, month));

export async function renewFile(app: AppScope, file: DueFile): Promise<void> {
  await app.db
    .update(openDataFiles)
    .set({ leasedUntil: now(app) + LEASE_MS })
    .where(isFile(file));
}

/** Records a written file. What was marked meanwhile is due the next night. */
export async function recordFile(app: AppScope, file: DueFile, of: { rows: number; size: number }): Promise<void> {
  const written = { ...of, written: file.marks, writtenAt: now(app), leasedUntil: null };
  await app.db.update(openDataFiles).set(written).where(isFile(file));
}

/** Accounts whose data is copied no longer, and still has files. */
export async function listEndedAccounts({ db, ports }: AppScope): Promise<string[]> {
  const rows = await db.all<{ id: string }>(sql`select distinct f.account_id as id from ${openDataFiles} f
    join ${accounts} on ${accounts.id} = f.account_id
    where not coalesce(${isCopied}, 0) and ${isOnClock(ports.clock, accounts.id)} limit 20`);
  return rows.map(({ id }) => id);
}

export async function forgetFiles({ db }: Pick<Scope, "db">, accountId: string): Promise<void> {
  await db.delete(openDataFiles).where(eq(openDataFiles.accountId, accountId));
}

/** The written files of an account, the newest month first. */
export function readOpenFiles({ db, account }: Scope) {
  const { name, month, rows, size, writtenAt } = openDataFiles;
  return db
    .select({ name, month, rows, size, writtenAt })
    .from(openDataFiles)
    .where(and(eq(openDataFiles.accountId, account.id), sql`${writtenAt} is not null`))
    .orderBy(desc(month), name);
}
