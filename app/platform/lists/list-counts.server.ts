import { and, eq, type SQL, sql } from "drizzle-orm";
import { counters } from "#app/platform/db/counters.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Condition, ListSpec } from "./list-spec.server.ts";

/** A count that stops: without `exact` there are more than `count`. */
export interface BoundedCount {
  count: number;
  exact: boolean;
}

/** Counts the rows of a select up to `limit`; reads at most one row more. */
export async function countUpTo(scope: Scope, hits: SQL, limit: number): Promise<BoundedCount> {
  const rows = await scope.db.all<{ n: number }>(
    sql`select count(*) as n from (select 1 from (${hits}) limit ${limit + 1})`,
  );
  const n = rows[0]?.n ?? 0;
  return { count: Math.min(n, limit), exact: n <= limit };
}

/** The exact count of a list that is filtered by status alone, from counters that triggers maintain. */
export async function countByStatus(
  scope: Scope,
  spec: ListSpec,
  conditions: readonly Condition[],
): Promise<BoundedCount> {
  const counts = await readCounts(scope, spec.counters.module);
  const wanted = (status: number) =>
    conditions.every(({ statuses }) => !statuses || statuses.values.includes(status) !== statuses.not);
  const count = [...counts].reduce((sum, [status, n]) => (wanted(status) ? sum + n : sum), 0);
  return { count, exact: true };
}

/** Rows by status of a module of the account. */
export async function readCounts(scope: Scope, module: string): Promise<Map<number, number>> {
  const rows = await scope.db
    .select({ facet: counters.facet, n: counters.n })
    .from(counters)
    .where(and(eq(counters.accountId, scope.account.id), eq(counters.module, module)));
  return new Map(rows.map(({ facet, n }) => [Number(facet.replace("status:", "")), n]));
}
