import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Enumeration, EnumerationRow } from "#app/platform/kernel/enumeration.ts";
import { readCounts } from "#app/platform/lists/list-counts.server.ts";

/** How many documents of a table the account has, by the key of their status: what triggers counted. */
export async function countDocuments(
  scope: Scope,
  table: string,
  statuses: Pick<Enumeration<EnumerationRow>, "byCode">,
): Promise<Record<string, number>> {
  return toKeyedCounts(await readCounts(scope, table), statuses);
}

/** Counts by code as counts by key; a status that nothing is in is left out. */
export function toKeyedCounts(
  counts: Iterable<readonly [code: number, n: number]>,
  statuses: Pick<Enumeration<EnumerationRow>, "byCode">,
): Record<string, number> {
  return Object.fromEntries([...counts].flatMap(([code, n]) => (n > 0 ? [[statuses.byCode(code).key, n]] : [])));
}

/** What counts by a key come to. */
export const sumCountValues = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

/** How many rows of a table triggers counted in all. */
export async function countAllRows(scope: Scope, table: string): Promise<number> {
  return [...(await readCounts(scope, table)).values()].reduce((sum, n) => sum + n, 0);
}
