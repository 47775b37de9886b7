import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/platform/db/database.server.ts";
import * as schema from "#app/platform/db/schema.ts";

/** Tables that a reset keeps: access, webhook endpoints, the audit log, used numbers. */
export const tablesToKeep: readonly string[] = [
  "account_secrets",
  "memberships",
  "membership_locations",
  "access_tokens",
  "access_token_secrets",
  "apps",
  "app_exchanges",
  "webhook_endpoints",
  "audit_log",
  "number_sequences",
];

/** Tables deleted first: their rows update counters by triggers. The counters themselves go last. */
const firstTables = ["orders", "shipments", "plans"];
const lastTables = ["counters"];

const getTableOrder = (name: string) => (firstTables.includes(name) ? 0 : lastTables.includes(name) ? 2 : 1);

/** Tables to delete from, in order: every table with rows of an account, except those that are kept. */
export const tablesToReset: readonly string[] = Object.values(schema)
  .flatMap((each) => (is(each, SQLiteTable) && "accountId" in getTableColumns(each) ? [getTableName(each)] : []))
  .filter((name) => !tablesToKeep.includes(name))
  .sort((one, other) => getTableOrder(one) - getTableOrder(other));

/**
 * Deletes a batch of an account's rows from a table and returns their number; none unless the account is being reset.
 */
export async function deleteAccountRows(db: Database, table: string, account: string, limit: number): Promise<number> {
  const name = sql.raw(table);
  const done = await db.run(sql`delete from ${name} where rowid in (
    select t.rowid from ${name} t where t.account_id = ${account} limit ${limit})
    and exists (select 1 from accounts a where a.id = ${account} and a.reset_started_at is not null)`);
  return done.meta.changes;
}
