import { Column, getTableName, is } from "drizzle-orm";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ListDefinition } from "#app/platform/http/endpoint-definition.ts";
import { createChoiceIssue } from "#app/platform/kernel/nearest.ts";
import { failFields, type Issue, ok, type Result } from "#app/platform/kernel/result.ts";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";
import { parseExpand, parsePickedFields } from "./expand.server.ts";
import type { FilterForm } from "./filter-forms.ts";
import { readFilterValues } from "./filter-values.server.ts";
import { toBracketQuery } from "./flat-filters.ts";
import { commaFreeKinds } from "./list-conditions.server.ts";
import { getCursorSort } from "./list-cursor.server.ts";
import { describeListFields } from "./list-fields.server.ts";
import {
  getFilterValues,
  isPageSize,
  type ListFilter,
  type ListQuery,
  listKeys,
  listMalformedFilters,
  pageSizes,
  parseListQuery,
} from "./list-query.ts";
import { filterForms, findListFilter, type ListDescription, listFilterNames } from "./list-spec.server.ts";

/** What a list supports: its sorts and filters, the columns that can be picked, and related data to include. */
export type ListCapabilities = Pick<ListDescription, "fields" | "defaultLimit"> & {
  /** None of a list that has one order. */
  defaultSort?: string;
  columns?: readonly string[];
  /** Related data its rows can include. */
  expands?: readonly string[];
  /** Nothing of its rows is searched. */
  searchless?: true;
  /** The list has its own cursors and validates them itself. */
  ownCursors?: true;
};

const MAX_LIMIT = Math.max(...pageSizes);
const emptyQuery = parseListQuery(new URLSearchParams());

/**
 * Parses a program's list query. What is not known or cannot be read, a parameter, filter, value, sort, field or page size,
 * is refused with what is allowed; nothing is dropped. Filters may be plain parameters, and a sort may name the table.
 */
export function parseApiListQuery(written: URLSearchParams, known: ListCapabilities): Result<ListQuery> {
  const { params, faults, flat } = toBracketQuery(written, {
    form: (field) => getFilterForm(known, field),
    table: (field) => getTableOfSort(known, field),
  });
  const query = parseListQuery(params, { keepsEmpty: true });
  const filters: ListFilter[] = [];
  const refused = new Map<string, Issue>(faults);
  for (const each of query.filters) {
    const filter = findListFilter(known.fields, each.field);
    const name = flat.has(each.field) ? each.field : `filters.${each.field}`;
    const values = filter && commaFreeKinds.has(filter.kind) ? getFilterValues(each) : each.values;
    const read = filter ? readFilterValues(each.field, filter, values) : { issue: describeUnknown(each.field, known) };
    if ("issue" in read) refused.set(name, read.issue);
    else filters.push({ field: each.field, not: each.not, values: read.values });
  }
  for (const key of listMalformedFilters(params)) refused.set(`filters.${key}`, { code: "query:malformed" });
  for (const [key, issue] of listFaults(params, query, known)) refused.set(key, issue);
  // A cursor goes on in the order of its page.
  const sort = query.sort ?? (known.ownCursors ? null : getCursorSort(query.cursor));
  return refused.size === 0 ? ok({ ...query, sort, filters }) : failFields(toFields(refused));
}

/** The query parameters of a list, for the API's description. */
function describeList(known: ListCapabilities): ListDefinition {
  const { columns = [], expands = [], defaultSort = null, defaultLimit, searchless = false } = known;
  return {
    ...{ fields: describeListFields(known), columns: columns.map(toSnakeKey), expands, searches: !searchless },
    ...{ defaultSort, defaultLimit, maxLimit: MAX_LIMIT },
  };
}

function toFields(issues: ReadonlyMap<string, Issue>): Record<string, Issue[]> {
  return Object.fromEntries([...issues].map(([key, issue]) => [key, [issue]]));
}

/** What is wrong with a query besides its filters. */
function listFaults(params: URLSearchParams, query: ListQuery, known: ListCapabilities): [string, Issue][] {
  const { cursor } = query;
  const limit = params.get("limit");
  const columns = (known.columns ?? []).map(toSnakeKey);
  const strangeField = parsePickedFields(params).find((field) => !columns.includes(field));
  const strangeWord = parseExpand(params).find((word) => !known.expands?.includes(word));
  const faults: [string, Issue | false | null][] = [
    ["sort", !isSortable(query, known) && createChoiceIssue(getSortField(query), listSorts(known))],
    ["fields", strangeField !== undefined && createChoiceIssue(strangeField, columns)],
    ["expand", strangeWord !== undefined && createChoiceIssue(strangeWord, known.expands ?? [])],
    [
      "cursor",
      cursor !== null && !known.ownCursors && !isCursorOfSort(query, known) && { code: "query:cursor_unknown" },
    ],
    [
      "limit",
      limit !== null && !isPageSize(limit, MAX_LIMIT) && { code: "query:limit_range", params: { limit: MAX_LIMIT } },
    ],
    ...singleKeys.map(
      (key) => [key, params.getAll(key).length > 1 && { code: "query:given_twice" }] as [string, Issue | false],
    ),
    ...listUnknownParameters(params, known).map((key) => [key, describeUnknown(key, known)] as [string, Issue]),
  ];
  return faults.flatMap(([key, issue]) => (issue ? [[key, issue] as [string, Issue]] : []));
}

/** Parameters of which a query has one. */
const singleKeys = ["sort", "search", "limit", "cursor"];

/** The issue of a parameter or filter that the list has not. */
function describeUnknown(name: string, known: ListCapabilities): Issue {
  return createChoiceIssue(name, [...listQueryKeys(known), ...listFilterNames(known.fields)]);
}

/** What a list's query may have besides filters. */
function listQueryKeys({ columns, expands, searchless, defaultSort }: ListCapabilities): string[] {
  const missing = [...(columns ? [] : ["fields"]), ...(expands ? [] : ["expand"])];
  if (searchless) missing.push("search");
  if (defaultSort === undefined) missing.push("sort");
  return listKeys.filter((key) => !missing.includes(key));
}

function getFilterForm({ fields }: ListCapabilities, field: string): FilterForm | undefined {
  const filter = findListFilter(fields, field);
  return filter && filterForms[filter.kind];
}

function listSorts({ fields }: ListCapabilities): string[] {
  return Object.keys(fields).filter((field) => fields[field]?.sort !== undefined);
}

/** Parameters that the list has not. */
function listUnknownParameters(params: URLSearchParams, known: ListCapabilities): string[] {
  const named = new Set(listQueryKeys(known));
  const unknown = [...params.keys()].filter(
    (key) => !named.has(key.replace(/\[\d*\]$/, "")) && !/^filters?(\[|$)/.test(key),
  );
  return [...new Set(unknown)].map((key) => key.slice(0, 60));
}

/** Parses the query of a screen's URL. Unknown parts, as from an old bookmark or view, are dropped and listed. */
export function parseScreenListQuery(
  params: URLSearchParams,
  known: ListCapabilities,
): { query: ListQuery; unknown: string[] } {
  const query = parseListQuery(params);
  const filters = query.filters.filter(({ field }) => findListFilter(known.fields, field));
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
  return Object.assign(answer, { list: describeList(capabilities), chosen });
}

function listUnknownFilters(params: URLSearchParams, { filters }: ListQuery, { fields }: ListCapabilities): string[] {
  return [
    ...filters.flatMap(({ field }) => (findListFilter(fields, field) ? [] : [field])),
    ...listMalformedFilters(params),
  ];
}

/** The table that a field is sorted by, as a sort may name it. */
function getTableOfSort({ fields }: ListCapabilities, field: string): string | undefined {
  const column = fields[field]?.sort;
  return is(column, Column) ? getTableName(column.table) : undefined;
}

function getSortField({ sort }: ListQuery): string {
  return sort?.replace(/^-/, "") ?? "";
}

function isSortable(query: ListQuery, { fields }: ListCapabilities): boolean {
  return query.sort === null || fields[getSortField(query)]?.sort !== undefined;
}

/** Whether the cursor is valid for the sort: a truncated one would restart at the first page forever. */
function isCursorOfSort({ cursor, sort }: ListQuery, known: ListCapabilities): boolean {
  const from = getCursorSort(cursor);
  return from !== null && (sort === null || from === sort) && known.fields[from.replace(/^-/, "")]?.sort !== undefined;
}
