import { addDays, addUnits, getSpan, isDay, isUnit, type LocalDays } from "#app/platform/time/day-spans.ts";

/** One filter of a list: any of the values, or none of them. */
export interface ListFilter {
  field: string;
  not: boolean;
  values: readonly string[];
  /** Written in one piece, `filters[status]=2,3`: values of a kind that has no commas in them are taken apart. */
  joined?: boolean;
}

/** The values of a filter whose values have no commas in them. */
export function getFilterValues({ values, joined }: ListFilter): readonly string[] {
  return joined ? values.flatMap((value) => value.split(",")).filter(Boolean) : values;
}

/** What the address of a list says (api.md): the same for screens, the API and links that people send each other. */
export interface ListQuery {
  /** Field, with a minus for descending: `-created_at`. */
  sort: string | null;
  search: string;
  limit: number | null;
  cursor: string | null;
  filters: readonly ListFilter[];
  /** These rows alone, on one page and uncounted. Only the code asks so: no address says it. */
  ids?: readonly string[];
}

/** Page sizes that a reader may choose; 100 is the most (api.md). */
export const pageSizes = [20, 50, 100] as const;
const MAX_PAGE_SIZE = 100;

/** True for a count of rows that a program may ask for: whole, from one to `most`. */
export function isPageSize(text: string, limit: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= limit;
}

/** Rows of a list that can be selected at once, one by one or as all that match. */
export const MAX_SELECTED_ROWS = 10_000;

const filterKey = /^filters\[([a-z0-9_]+)\](\[not\])?(\[\d*\])?$/;

/**
 * Reads sort, search, limit, cursor and `filters[field][]=value`, `filters[field]=one,two`, both with `[not]`. Never fails: more
 * than 100 rows a page are 100.
 */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const filters = new Map<string, { field: string; not: boolean; values: string[]; joined?: boolean }>();
  for (const [key, value] of params) {
    const [, field, not, bracket] = filterKey.exec(key) ?? [];
    if (!field || value === "") continue;
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

/** Parameters that look like a filter and are none: `filter[status]`, `filters[Status]`. */
export function listMalformedFilters(params: URLSearchParams): string[] {
  const strange = [...params.keys()].filter((key) => /^filters?(\[|$)/.test(key) && !filterKey.test(key));
  return [...new Set(strange)].map((key) => key.slice(0, 60));
}

/** The parameters of an address with a filter put in place of the field's old one; no values take it away. */
export function withFilter(params: URLSearchParams, { field, not, values }: ListFilter): URLSearchParams {
  const next = new URLSearchParams();
  for (const [key, value] of params) if (filterKey.exec(key)?.[1] !== field) next.append(key, value);
  for (const value of values) next.append(`filters[${field}]${not ? "[not]" : ""}[]`, value);
  return next;
}

/** The parameters without filters and sort of these names, and without what only looks like a filter. */
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

/** True for a day that stands for an open end (platform §9). */
export const isFarDay = (day: string): boolean => day <= openStartDay || day >= openEndDay;
/** How many values each mode of a date filter takes (platform §5); the current unit is one. */
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
 * `current,unit` · `past,n,unit` · `next,n,unit` (platform §5, §9). Null drops the filter. `today` is local to the account.
 */
export function parseDateRange(value: string, today: string): LocalDays | null {
  const [mode = "", first, second, ...more] = value.split(",");
  const given = [first, second, ...more].filter((each) => each !== undefined);
  // A value too many drops the filter like one too few.
  if (!Object.hasOwn(valueCounts, mode) || given.length !== valueCounts[mode]) return null;
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
