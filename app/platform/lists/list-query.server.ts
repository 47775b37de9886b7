import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, type Issue, ok, type Result } from "#app/platform/kernel/result.ts";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";
import { parseExpand } from "./expand.server.ts";
import { getCursorSort } from "./list-cursor.server.ts";
import { describeListFields } from "./list-fields.server.ts";
import { isPageSize, type ListQuery, listMalformedFilters, pageSizes, parseListQuery } from "./list-query.ts";
import type { ListDescription } from "./list-spec.server.ts";

/** What a list knows: its sorts and filters, and the columns that its rows are answered with where they may be picked. */
export type ListCapabilities = Pick<ListDescription, "fields"> & {
  columns?: readonly string[];
  /** What its rows may bring along. */
  expands?: readonly string[];
  /** Its cursors are none of the usual ones, and are refused by itself. */
  ownCursors?: true;
};

const MAX_LIMIT = Math.max(...pageSizes);
const emptyQuery = parseListQuery(new URLSearchParams());

/** The query that a program asks a list by. A filter, sort, field or page size that the list does not know is refused by its name. */
export function parseApiListQuery(params: URLSearchParams, known: ListCapabilities): Result<ListQuery> {
  const query = parseListQuery(params);
  const answered = new Set(known.columns?.map(toSnakeKey));
  const limit = params.get("limit");
  const unknown = [
    ...listUnknownFilters(params, query, known).map((field) => `filters.${field}`),
    ...(isSortable(query, known) ? [] : ["sort"]),
    ...(listPickedFields(params).every((field) => answered.has(field)) ? [] : ["fields"]),
    ...(parseExpand(params).every((word) => known.expands?.includes(word)) ? [] : ["expand"]),
    ...(known.ownCursors || isCursorOfSort(query) ? [] : ["cursor"]),
    ...(limit === null || isPageSize(limit, MAX_LIMIT) ? [] : ["limit"]),
  ];
  const issue: Issue = { code: "invalid_value" };
  return unknown.length === 0 ? ok(query) : failFields(Object.fromEntries(unknown.map((field) => [field, [issue]])));
}

/** The query of a screen's address. What the list does not know, of an old bookmark or view, is left out and named. */
export function parseScreenListQuery(
  params: URLSearchParams,
  known: ListCapabilities,
): { query: ListQuery; unknown: string[] } {
  const query = parseListQuery(params);
  const filters = query.filters.filter(({ field }) => known.fields[field]?.filter);
  const sort = isSortable(query, known) ? query.sort : null;
  const unknown = [...listUnknownFilters(params, query, known), ...(sort === query.sort ? [] : [getSortField(query)])];
  return { query: { ...query, filters, sort }, unknown: [...new Set(unknown)] };
}

/**
 * A list of the API: what may be asked of it is read by what the list says of itself, which the API's description tells.
 * `known` is what whoever asks may ask for, where that differs. `chosen` answers the rows with some ids, as the list does.
 */
export function createListRead<T, Args extends PageRequest = PageRequest>(
  told: ListCapabilities,
  read: (scope: Scope, query: ListQuery, args: Args) => Promise<Result<T>>,
  known: (scope: Scope) => ListCapabilities = () => told,
) {
  const answer = async (scope: Scope, args: Args): Promise<Result<T>> => {
    const query = parseApiListQuery(args.url.searchParams, known(scope));
    return query.ok ? read(scope, query.value, args) : query;
  };
  const chosen = (scope: Scope, ids: readonly string[], args: Args) => read(scope, { ...emptyQuery, ids }, args);
  return Object.assign(answer, { fields: describeListFields(told), expands: told.expands, chosen });
}

function listUnknownFilters(params: URLSearchParams, { filters }: ListQuery, { fields }: ListCapabilities): string[] {
  return [...filters.flatMap(({ field }) => (fields[field]?.filter ? [] : [field])), ...listMalformedFilters(params)];
}

function getSortField({ sort }: ListQuery): string {
  return sort?.replace(/^-/, "") ?? "";
}

function isSortable(query: ListQuery, { fields }: ListCapabilities): boolean {
  return query.sort === null || fields[getSortField(query)]?.sort !== undefined;
}

/** Whether a page begins where its cursor says: one that was cut off would begin at the first page again, and again. */
function isCursorOfSort({ cursor, sort }: ListQuery): boolean {
  const from = getCursorSort(cursor);
  return cursor === null || (from !== null && (sort === null || from === sort));
}

function listPickedFields(params: URLSearchParams): string[] {
  return params.get("fields")?.split(",").filter(Boolean) ?? [];
}
