import type { Scope } from "#app/platform/db/scope.server.ts";

/** Related data that list rows can include, by name. Each is read once for a page. */
export type Expansions = Readonly<
  Record<string, (scope: Scope, ids: readonly string[]) => Promise<ReadonlyMap<string, readonly object[]>>>
>;

/** The names in `expand[]=packages&expand[]=items` or `expand=packages,items`. */
export function parseExpand(params: URLSearchParams): string[] {
  const names = [...params.getAll("expand"), ...params.getAll("expand[]")].flatMap((each) => each.split(","));
  return [...new Set(names.filter(Boolean))];
}

/** Adds the requested related data to rows; a row without any gets an empty list. */
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

/** The fields in `fields=number,status` or `fields=number&fields=status`; none means all. */
export function parsePickedFields(params: URLSearchParams): string[] {
  return params.getAll("fields").flatMap((each) => each.split(",").filter(Boolean));
}
