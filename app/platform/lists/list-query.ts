import { addDays, addUnits, getSpan, isDay, isUnit, type LocalDays } from "#app/platform/time/day-spans.ts";

/** One filter of a list: any of the values, or none of them. */
export interface ListFilter {
  field: string;
  not: boolean;
  values: readonly string[];
  /** Written as one text, `filters[status]=2,3`: split if values of this kind cannot contain commas. */
  joined?: boolean;
}

/** The values of a filter, split at commas; only for kinds whose values cannot contain any. */
export function getFilterValues({ values, joined }: ListFilter): readonly string[] {
  return joined ? values.flatMap((value) => value.split(",")).filter(Boolean) : values;
}

/** The query in a list's URL: the same for screens, the API and shared links. */
export interface ListQuery {
  /** Field, with a minus for descending: `-created_at`. */
  sort: string | null;
  search: string;
  limit: number | null;
  cursor: string | null;
  filters: readonly ListFilter[];
  /** Only these rows, on one page and without a count. Set by code only, never by a URL. */
  ids?: readonly string[];
}

/** Page sizes to choose from; 100 is the maximum. */
export const pageSizes = [20, 50, 100] as const;
const MAX_PAGE_SIZE = 100;

/** True for a page size a program may request: an integer from 1 to `limit`. */
export function isPageSize(text: string, limit: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= limit;
}

/** Rows of a list that can be selected at once, one by one or as all that match. */
export const MAX_SELECTED_ROWS = 10_000;

const filterKey = /^filters\[([a-z0-9_]+(?:\.[A-Za-z][\w-]{0,39})?)\](\[not\])?(\[\d*\])?$/;

/**
 * Reads sort, search, limit, cursor and `filters[field][]=value`, `filters[field]=one,two`, both with `[not]`. Never
 * fails: a limit above 100 becomes 100. Filters without a value are left out unless `keepsEmpty`.
 */
export function parseListQuery(params: URLSearchParams, { keepsEmpty = false } = {}): ListQuery {
  const filters = new Map<string, { field: string; not: boolean; values: string[]; joined?: boolean }>();
  for (const [key, value] of params) {
    const [, field, not, bracket] = filterKey.exec(key) ?? [];
    if (!field || (value === "" && !keepsEmpty)) continue;
    const name = `${field} ${not ?? ""} ${bracket === undefined}`;
    const way = bracket === undefined ? { joined: true } : {};
    const filter = filters.get(name) ?? { field, not: not !== undefined, values: [], ...way };
    filter.values.push(value);
    filters.set(name, filter);
  }
  const limit = Number(params.get("limit"));
  return {
    sort: params.get("sort") || null,
    search: (params.get("search") ?? "").trim(),
    limit: Number.isInteger(limit) && limit >= 1 ? Math.min(limit, MAX_PAGE_SIZE) : null,
    cursor: params.get("cursor") || null,
    filters: [...filters.values()],
  };
}

/** What a list's query has besides filters. */
export const listKeys: readonly string[] = ["sort", "search", "limit", "cursor", "fields", "expand"];

/** Parameters that look like filters but are malformed: `filter[status]`, `filters[Status]`. */
export function listMalformedFilters(params: URLSearchParams): string[] {
  const strange = [...params.keys()].filter((key) => /^filters?(\[|$)/.test(key) && !filterKey.test(key));
  return [...new Set(strange)].map((key) => key.slice(0, 60));
}

/** The parameters with a field's filter replaced; an empty list of values removes it. */
export function withFilter(params: URLSearchParams, { field, not, values }: ListFilter): URLSearchParams {
  const next = new URLSearchParams();
  for (const [key, value] of params) if (filterKey.exec(key)?.[1] !== field) next.append(key, value);
  for (const value of values) next.append(`filters[${field}]${not ? "[not]" : ""}[]`, value);
  return next;
}

/** The parameters without filters and sort of these names, and without malformed filters. */
export function withoutFields(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams();
  for (const [key, value] of params) {
    const field = key === "sort" ? value.replace(/^-/, "") : (filterKey.exec(key)?.[1] ?? key.slice(0, 60));
    if (!names.includes(field)) next.append(key, value);
  }
  return next;
}

/** The parameters without any filter or search. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams();
  for (const [key, value] of params) if (!filterKey.test(key) && key !== "search") next.append(key, value);
  return next;
}

const openStartDay = "2000-01-01";
const openEndDay = "2100-01-01";

/** True for a day that represents an open end. */
export const isFarDay = (day: string): boolean => day <= openStartDay || day >= openEndDay;
/** How many values each mode of a date filter takes; the current unit is one. */
const valueCounts: Readonly<Record<string, number>> = {
  between: 2,
  past: 2,
  next: 2,
  before: 1,
  after: 1,
  on: 1,
  current: 1,
};

/**
 * First and last day (inclusive, `YYYY-MM-DD`) of a date filter's value: `between,A,B` · `before,D` · `after,D` · `on,D` ·
 * `current,unit` · `past,n,unit` · `next,n,unit`. Null drops the filter. `today` is local to the account.
 */
export function parseDateRange(value: string, today: string): LocalDays | null {
  const [mode = "", first, second, ...more] = value.split(",");
  const parts = [first, second, ...more].filter((each) => each !== undefined);
  // A value too many drops the filter like one too few.
  if (!Object.hasOwn(valueCounts, mode) || parts.length !== valueCounts[mode]) return null;
  if (mode === "between") return isDay(first) && isDay(second) ? { from: first, to: second } : null;
  if (mode === "on") return isDay(first) ? { from: first, to: first } : null;
  if (mode === "before") return isDay(first) ? { from: openStartDay, to: addDays(first, -1) } : null;
  if (mode === "after") return isDay(first) ? { from: addDays(first, 1), to: openEndDay } : null;
  if (mode === "current") return isUnit(first) ? getSpan(today, first) : null;
  const count = Number(first);
  if (!isUnit(second) || !Number.isInteger(count) || count < 1 || count > 1000) return null;
  if (mode === "past") return { from: addUnits(today, -count, second), to: addDays(today, -1) };
  if (mode === "next") return { from: addDays(today, 1), to: addUnits(today, count, second) };
  return null;
}

/** Bounds of a number filter's value `min,max`, either may be empty; null drops the filter. */
export function parseNumberRange(value: string): { min: number | null; max: number | null } | null {
  const [low, high] = value.split(",").map((part) => (part.trim() === "" ? null : Number(part)));
  const min = low === undefined || Number.isNaN(low) ? null : low;
  const max = high === undefined || Number.isNaN(high) ? null : high;
  return min === null && max === null ? null : { min, max };
}
