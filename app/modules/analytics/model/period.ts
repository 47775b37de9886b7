import { addDays, countDaysAfter, isDay, type LocalDays } from "#app/platform/time/day-spans.ts";
import { type Dimension, dimensions, MAX_FACT_DAYS, MAX_PERIOD_DAYS } from "./subjects.ts";

/** What a period is compared with: as many days before it, or the same weekdays 52 weeks earlier. */
export const comparisons = ["previous", "year"] as const;
export type Comparison = (typeof comparisons)[number];

/** The input of a dashboard: days, the days it is compared with, and values to filter by. */
export interface AnalyticsQuery {
  days: LocalDays;
  before: LocalDays;
  comparison: Comparison;
  filters: Partial<Record<Dimension, string>>;
  /** Parameters that were ignored. */
  ignored: string[];
}

const DEFAULT_DAYS = 28;

/** The dimensions that an address names a value of; `none` for what has none. */
export function parseFilters(
  params: URLSearchParams,
  allowed: readonly Dimension[] = dimensions,
): Pick<AnalyticsQuery, "filters" | "ignored"> {
  const filters: AnalyticsQuery["filters"] = {};
  const ignored: string[] = [];
  for (const dimension of dimensions) {
    const value = params.get(dimension);
    if (value && value.length <= 60 && allowed.includes(dimension)) filters[dimension] = value;
    else if (value) ignored.push(dimension);
  }
  return { filters, ignored };
}

const countDays = ({ from, to }: LocalDays) => countDaysAfter(from, to) + 1;

/**
 * The query of an address: `from` and `to` are days, 28 up to today without them, and each dimension may name one value.
 * Single facts are read of at most 31 days: on dashboards, which cut further, with any filter; where all is counted by day
 * alone, `summedFilters` is 1.
 */
export function parseAnalyticsQuery(
  params: URLSearchParams,
  today: string,
  isLimited: boolean,
  { allowed = dimensions, summedFilters = 0 }: { allowed?: readonly Dimension[]; summedFilters?: number } = {},
): AnalyticsQuery {
  const ignored: string[] = [];
  const read = (name: string): string | undefined => {
    const text = params.get(name);
    if (!text) return undefined;
    if (isDay(text) && text >= "2000-01-01" && text <= "2199-12-31") return text;
    ignored.push(name);
    return undefined;
  };
  const to = read("to") ?? today;
  let from = read("from") ?? addDays(to, 1 - DEFAULT_DAYS);
  const { filters, ignored: unread } = parseFilters(params, allowed);
  ignored.push(...unread);
  if (from > to) {
    ignored.push("from");
    from = addDays(to, 1 - DEFAULT_DAYS);
  }
  const most = isLimited || Object.keys(filters).length > summedFilters ? MAX_FACT_DAYS : MAX_PERIOD_DAYS;
  if (countDays({ from, to }) > most) {
    ignored.push("from");
    from = addDays(to, 1 - most);
  }
  const comparison = comparisons.find((each) => each === params.get("compare")) ?? "previous";
  const back = comparison === "year" ? 364 : countDays({ from, to });
  const before = { from: addDays(from, -back), to: addDays(to, -back) };
  return { days: { from, to }, before, comparison, filters, ignored };
}

/** Every day of a period. */
export function listDays({ from, to }: LocalDays): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
