import type { Scope } from "#app/platform/db/scope.server.ts";

/** What rows of a list may bring along, by its word: asked for once a page, whatever the page holds. */
export type Expansions = Readonly<
  Record<string, (scope: Scope, ids: readonly string[]) => Promise<ReadonlyMap<string, readonly object[]>>>
>;

/** The words of `expand[]=packages&expand[]=items`, or `expand=packages,items`. */
export function parseExpand(params: URLSearchParams): string[] {
  const given = [...params.getAll("expand"), ...params.getAll("expand[]")].flatMap((each) => each.split(","));
  return [...new Set(given.filter(Boolean))];
}

/** Rows with what was asked for beside them; a row without any of it has an empty list. */
export async function expandRows<Row extends { id: string }>(
  scope: Scope,
  { rows, params, expansions }: { rows: readonly Row[]; params: URLSearchParams; expansions: Expansions },
): Promise<{ row: Row; more: Record<string, readonly object[]> }[]> {
  const ids = rows.map(({ id }) => id);
  const words = parseExpand(params).filter((word) => Object.hasOwn(expansions, word));
  const read = await Promise.all(words.map(async (word) => [word, await expansions[word]?.(scope, ids)] as const));
  return rows.map((row) => ({
    row,
    more: Object.fromEntries(read.map(([word, found]) => [word, found?.get(row.id) ?? []])),
  }));
}
