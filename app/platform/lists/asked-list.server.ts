import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, type Issue, ok, type Result } from "#app/platform/kernel/result.ts";
import { snakeKey } from "#app/platform/kernel/snake-case.ts";
import { expandWords } from "./expand.server.ts";
import { cursorSort } from "./list-cursor.server.ts";
import { fieldsOf } from "./list-fields.server.ts";
import { isPageSize, type ListQuery, pageSizes, parseListQuery, strangeFilters } from "./list-query.ts";
import type { ListDescription } from "./list-spec.server.ts";

/** What a list knows: its sorts and filters, and the columns that its rows are answered with where they may be picked. */
export type Known = Pick<ListDescription, "fields"> & {
  columns?: readonly string[];
  /** What its rows may bring along. */
  expands?: readonly string[];
  /** Its cursors are none of the usual ones, and are refused by itself. */
  ownCursors?: true;
};

const most = Math.max(...pageSizes);
const unasked = parseListQuery(new URLSearchParams());

/** The query that a program asks a list by. A filter, sort, field or page size that the list does not know is refused by its name. */
export function askedList(params: URLSearchParams, known: Known): Result<ListQuery> {
  const query = parseListQuery(params);
  const answered = new Set(known.columns?.map(snakeKey));
  const limit = params.get("limit");
  const unknown = [
    ...unknownFilters(params, query, known).map((field) => `filters.${field}`),
    ...(isSortable(query, known) ? [] : ["sort"]),
    ...(named(params).every((field) => answered.has(field)) ? [] : ["fields"]),
    ...(expandWords(params).every((word) => known.expands?.includes(word)) ? [] : ["expand"]),
    ...(known.ownCursors || isPlace(query) ? [] : ["cursor"]),
    ...(limit === null || isPageSize(limit, most) ? [] : ["limit"]),
  ];
  const issue: Issue = { code: "invalid_value" };
  return unknown.length === 0 ? ok(query) : failFields(Object.fromEntries(unknown.map((field) => [field, [issue]])));
}

/** The query of a screen's address. What the list does not know, of an old bookmark or view, is left out and named. */
export function shownList(params: URLSearchParams, known: Known): { query: ListQuery; unknown: string[] } {
  const query = parseListQuery(params);
  const filters = query.filters.filter(({ field }) => known.fields[field]?.filter);
  const sort = isSortable(query, known) ? query.sort : null;
  const unknown = [...unknownFilters(params, query, known), ...(sort === query.sort ? [] : [sortOf(query)])];
  return { query: { ...query, filters, sort }, unknown: [...new Set(unknown)] };
}

/**
 * A list of the API: what may be asked of it is read by what the list says of itself, which the API's description tells.
 * `known` is what whoever asks may ask for, where that differs. `chosen` answers the rows with some ids, as the list does.
 */
export function listRead<T, Args extends PageRequest = PageRequest>(
  told: Known,
  read: (scope: Scope, query: ListQuery, asked: Args) => Promise<Result<T>>,
  known: (scope: Scope) => Known = () => told,
) {
  const answer = async (scope: Scope, asked: Args): Promise<Result<T>> => {
    const query = askedList(asked.url.searchParams, known(scope));
    return query.ok ? read(scope, query.value, asked) : query;
  };
  const chosen = (scope: Scope, ids: readonly string[], asked: Args) => read(scope, { ...unasked, ids }, asked);
  return Object.assign(answer, { fields: fieldsOf(told), expands: told.expands, chosen });
}

function unknownFilters(params: URLSearchParams, { filters }: ListQuery, { fields }: Known): string[] {
  return [...filters.flatMap(({ field }) => (fields[field]?.filter ? [] : [field])), ...strangeFilters(params)];
}

function sortOf({ sort }: ListQuery): string {
  return sort?.replace(/^-/, "") ?? "";
}

function isSortable(query: ListQuery, { fields }: Known): boolean {
  return query.sort === null || fields[sortOf(query)]?.sort !== undefined;
}

/** Whether a page begins where its cursor says: one that was cut off would begin at the first page again, and again. */
function isPlace({ cursor, sort }: ListQuery): boolean {
  const from = cursorSort(cursor);
  return cursor === null || (from !== null && (sort === null || from === sort));
}

function named(params: URLSearchParams): string[] {
  return params.get("fields")?.split(",").filter(Boolean) ?? [];
}
