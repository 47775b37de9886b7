import { MAX_SELECTED_ROWS, withoutFields } from "#app/platform/lists/list-query.ts";
import type { ApiCaller } from "../../client/use-api.ts";
import type { BulkAction, ResourceSpec } from "../resource-spec.ts";

/** Maximum ids of one request; more are sent in successive requests. */
const MAX_IDS_PER_REQUEST = 500;

/** Maximum ids of an action in one request and in total: an action that creates one thing or file cannot be split. */
export function getBatchLimits({ together, opens }: Pick<BulkAction<never>, "together" | "opens">): {
  perRequest: number;
  total: number;
} {
  if (together) return { perRequest: together, total: together };
  return { perRequest: MAX_IDS_PER_REQUEST, total: opens ? MAX_IDS_PER_REQUEST : MAX_SELECTED_ROWS };
}

interface Answer {
  data: Record<string, unknown> & { pagination: { next: string | null } };
}

/** What a screen's URL asks its list: filters, search and sort without those that the list dropped. */
export function toListSearch(params: URLSearchParams, unknown: readonly string[]): URLSearchParams {
  const known = withoutFields(params, unknown);
  for (const key of [...known.keys()])
    if (key !== "sort" && key !== "search" && !key.startsWith("filters[")) known.delete(key);
  return known;
}

/** Ids and numbers of everything a list's URL matches, read page by page; null if there are more than allowed. */
export async function fetchAllMatching(
  call: ApiCaller,
  { path, rows }: NonNullable<ResourceSpec<unknown>["matching"]>,
  search: URLSearchParams,
): Promise<{ id: string; name: string }[] | null> {
  const params = new URLSearchParams(search);
  params.set("limit", "100");
  const all: { id: string; name: string }[] = [];
  for (let next: string | null = ""; next !== null; ) {
    if (next !== "") params.set("cursor", next);
    const { data }: Answer = await call<Answer>(`${path}?${params}`);
    const found = data[rows];
    if (Array.isArray(found)) for (const each of found) all.push(toNamedRow(Object(each)));
    if (all.length > MAX_SELECTED_ROWS) return null;
    next = data.pagination.next;
  }
  return all;
}

function toNamedRow(row: object): { id: string; name: string } {
  const id = String(Reflect.get(row, "id"));
  return { id, name: String(Reflect.get(row, "number") ?? id) };
}
