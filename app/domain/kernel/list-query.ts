/** One filter of a list: any of the values, or none of them. */
export interface ListFilter {
  field: string;
  not: boolean;
  values: readonly string[];
}

/** What the address of a list says (api.md): the same for screens, the API and links that people send each other. */
export interface ListQuery {
  /** Field, with a minus for descending: `-created_at`. */
  sort: string | null;
  search: string;
  limit: number | null;
  cursor: string | null;
  filters: readonly ListFilter[];
}

/** Page sizes that a reader may choose; 100 is the most (api.md). */
export const pageSizes = [20, 50, 100] as const;

/** Rows of a list that can be selected at once, one by one or as all that match. */
export const mostChosen = 10_000;

const filterKey = /^filters\[([a-z0-9_]+)\](\[not\])?\[\]$/;

/** Reads sort, search, limit, cursor and `filters[field][]=value`, `filters[field][not][]=value`. Never fails. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const filters = new Map<string, { field: string; not: boolean; values: string[] }>();
  for (const [key, value] of params) {
    const [, field, not] = filterKey.exec(key) ?? [];
    if (!field || value === "") continue;
    const filter = filters.get(key) ?? { field, not: not !== undefined, values: [] };
    filter.values.push(value);
    filters.set(key, filter);
  }
  const limit = Number(params.get("limit"));
  return {
    sort: params.get("sort") || null,
    search: (params.get("search") ?? "").trim(),
    limit: Number.isInteger(limit) && limit >= 1 && limit <= 100 ? limit : null,
    cursor: params.get("cursor") || null,
    filters: [...filters.values()],
  };
}

/** The parameters of an address with a filter put in place of the field's old one; no values take it away. */
export function withFilter(params: URLSearchParams, { field, not, values }: ListFilter): URLSearchParams {
  const next = new URLSearchParams();
  for (const [key, value] of params) if (filterKey.exec(key)?.[1] !== field) next.append(key, value);
  for (const value of values) next.append(`filters[${field}]${not ? "[not]" : ""}[]`, value);
  return next;
}

/** The parameters without any filter or search. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams();
  for (const [key, value] of params) if (!filterKey.test(key) && key !== "search") next.append(key, value);
  return next;
}

const earliest = "2000-01-01";
const latest = "2100-01-01";
const units = ["day", "week", "month", "year"] as const;
type Unit = (typeof units)[number];

/** How many values each mode of a date filter takes (platform §5); the current unit is one. */
const valuesOf: Readonly<Record<string, number>> = {
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
export function dateRange(value: string, today: string): { from: string; to: string } | null {
  const [mode = "", first, second, ...more] = value.split(",");
  const given = [first, second, ...more].filter((each) => each !== undefined);
  // A value too many drops the filter like one too few.
  if (!Object.hasOwn(valuesOf, mode) || given.length !== valuesOf[mode]) return null;
  if (mode === "between") return isDay(first) && isDay(second) ? { from: first, to: second } : null;
  if (mode === "on") return isDay(first) ? { from: first, to: first } : null;
  if (mode === "before") return isDay(first) ? { from: earliest, to: addDays(first, -1) } : null;
  if (mode === "after") return isDay(first) ? { from: addDays(first, 1), to: latest } : null;
  if (mode === "current") return isUnit(first) ? spanOf(today, first) : null;
  const count = Number(first);
  if (!isUnit(second) || !Number.isInteger(count) || count < 1 || count > 1000) return null;
  if (mode === "past") return { from: addUnits(today, -count, second), to: addDays(today, -1) };
  if (mode === "next") return { from: addDays(today, 1), to: addUnits(today, count, second) };
  return null;
}

/** Bounds of a number filter's value `min,max`, either may be empty; null drops the filter. */
export function numberRange(value: string): { min: number | null; max: number | null } | null {
  const [low, high] = value.split(",").map((part) => (part.trim() === "" ? null : Number(part)));
  const min = low === undefined || Number.isNaN(low) ? null : low;
  const max = high === undefined || Number.isNaN(high) ? null : high;
  return min === null && max === null ? null : { min, max };
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(Date.parse(`${text}T00:00:00Z`)) === text;
}

function isUnit(text: string | undefined): text is Unit {
  return units.some((each) => each === text);
}

function isoDay(ms: number): string | null {
  return Number.isNaN(ms) ? null : new Date(ms).toISOString().slice(0, 10);
}

function addDays(day: string, count: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000) ?? day;
}

/** Months and years keep the day of the month, or take the month's last. */
function addUnits(day: string, count: number, unit: Unit): string {
  if (unit === "day") return addDays(day, count);
  if (unit === "week") return addDays(day, count * 7);
  const months = unit === "month" ? count : count * 12;
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The present day, week (from Monday), month or year. */
function spanOf(today: string, unit: Unit): { from: string; to: string } {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const starts: Record<Unit, string> = {
    day: today,
    week: addDays(today, -weekday),
    month: `${today.slice(0, 7)}-01`,
    year: `${today.slice(0, 4)}-01-01`,
  };
  const from = starts[unit];
  return { from, to: addDays(addUnits(from, 1, unit), -1) };
}
