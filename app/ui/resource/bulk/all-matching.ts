import { MAX_SELECTED_ROWS } from "#app/platform/lists/list-query.ts";
import type { ApiCaller } from "../../client/use-api.ts";
import type { BulkAction, ResourceSpec } from "../resource-spec.ts";

/** Ids of one request; more of them go one request after the other. */
const MAX_IDS_PER_REQUEST = 500;

/** How many ids an action takes in one request, and in all: what makes one thing or one file of them cannot be sent in parts. */
export function getBatchLimits({ together, opens }: Pick<BulkAction<never>, "together" | "opens">): {
  atOnce: number;
  most: number;
} {
  if (together) return { atOnce: together, most: together };
  return { atOnce: MAX_IDS_PER_REQUEST, most: opens ? MAX_IDS_PER_REQUEST : MAX_SELECTED_ROWS };
}

interface Answer {
  data: Record<string, unknown> & { pagination: { next: string | null } };
}

/** Ids and numbers of everything that a list's address matches, page by page; null when they are more than may be taken at once. */
export async function fetchAllMatching(
  call: ApiCaller,
  { path, rows }: NonNullable<ResourceSpec<unknown>["matching"]>,
  search: string,
): Promise<{ id: string; name: string }[] | null> {
  const params = new URLSearchParams(search);
  for (const name of ["before", "columns", "cursor"]) params.delete(name);
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
