import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Scope } from "./scope.server.ts";

/** Rows that a limited member's counts look at; with more, nothing is counted rather than counted wrong. */
const mostCounted = 5_000;

interface Counted {
  table: SQLiteTable;
  accountId: SQLiteColumn;
  status: SQLiteColumn;
  /** What the member may see. */
  within: SQL;
}

/** Rows by status of those that a limited member may see; null when they are too many to be counted at each look. */
export async function countWithin(
  scope: Scope,
  { table, accountId, status, within }: Counted,
): Promise<Map<number, number> | null> {
  const seen = scope.db
    .select({ status: sql<number>`${status}`.as("status") })
    .from(table)
    .where(and(eq(accountId, scope.account.id), within))
    .limit(mostCounted + 1);
  const rows = await scope.db.all<{ status: number; n: number }>(
    sql`select status, count(*) as n from (${seen}) group by status`,
  );
  const total = rows.reduce((sum, { n }) => sum + n, 0);
  return total > mostCounted ? null : new Map(rows.map((row) => [row.status, row.n]));
}
