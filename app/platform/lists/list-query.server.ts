import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, type Issue, ok, type Result } from "#app/platform/kernel/result.ts";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";
import { parseExpand } from "./expand.server.ts";
import { getCursorSort } from "./list-cursor.server.ts";
import { describeListFields } from "./list-fields.server.ts";
import { isPageSize, type ListQuery, listMalformedFilters, pageSizes, parseListQuery } from "./list-query.ts";
import type { ListDescription } from "./list-spec.server.ts";

/** What a list supports: its sorts and filters, the columns that can be picked, and related data to include. */
export type ListCapabilities = Pick<ListDescription, "fields"> & {
  columns?: readonly string[];
  /** Related data its rows can include. */
  expands?: readonly string[];
  /** The list has its own cursors and validates them itself. */
  ownCursors?: true;
};

const MAX_LIMIT = Math.max(...pageSizes);
const emptyQuery = parseListQuery(new URLSearchParams());

/** Parses a program's list query. An unknown filter, sort, field or page size is refused by name. */
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

/** Parses the query of a screen's URL. Unknown parts, as from an old bookmark or view, are dropped and listed. */
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
 * Creates the API read of a list. The query is parsed by the list's capabilities, which the API's description also
 * shows. `known` gives the caller's capabilities if they differ. `chosen` reads rows by id.
 */
export function createListRead<T, Args extends PageRequest = PageRequest>(
  capabilities: ListCapabilities,
  read: (scope: Scope, query: ListQuery, args: Args) => Promise<Result<T>>,
  known: (scope: Scope) => ListCapabilities = () => capabilities,
) {
  const answer = async (scope: Scope, args: Args): Promise<Result<T>> => {
    const query = parseApiListQuery(args.url.searchParams, known(scope));
    return query.ok ? read(scope, query.value, args) : query;
  };
  const chosen = (scope: Scope, ids: readonly string[], args: Args) => read(scope, { ...emptyQuery, ids }, args);
  return Object.assign(answer, { fields: describeListFields(capabilities), expands: capabilities.expands, chosen });
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

/** Whether the cursor is valid for the sort: a truncated one would restart at the first page forever. */
function isCursorOfSort({ cursor, sort }: ListQuery): boolean {
  const from = getCursorSort(cursor);
  return cursor === null || (from !== null && (sort === null || from === sort));
}

function listPickedFields(params: URLSearchParams): string[] {
  return params.get("fields")?.split(",").filter(Boolean) ?? [];
}
