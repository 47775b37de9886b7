import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Enumeration, EnumerationRow } from "#app/platform/kernel/enumeration.ts";
import { readCounts } from "#app/platform/lists/list-counts.server.ts";

/** Number of documents of a table by status key, from the counters kept by triggers. */
export async function countDocuments(
  scope: Scope,
  table: string,
  statuses: Pick<Enumeration<EnumerationRow>, "byCode">,
): Promise<Record<string, number>> {
  return toKeyedCounts(await readCounts(scope, table), statuses);
}

/** Converts counts by status code to counts by key; zero counts are left out. */
export function toKeyedCounts(
  counts: Iterable<readonly [code: number, n: number]>,
  statuses: Pick<Enumeration<EnumerationRow>, "byCode">,
): Record<string, number> {
  return Object.fromEntries([...counts].flatMap(([code, n]) => (n > 0 ? [[statuses.byCode(code).key, n]] : [])));
}

/** Sums up counts. */
export const sumCountValues = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Number of rows of a table, from the counters kept by triggers. */
export async function countAllRows(scope: Scope, table: string): Promise<number> {
  return [...(await readCounts(scope, table)).values()].reduce((sum, n) => sum + n, 0);
}
