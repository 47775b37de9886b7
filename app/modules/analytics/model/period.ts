import { addDays, isDay, type LocalDays } from "#app/platform/time/day-spans.ts";
import { type Dimension, dimensions, MAX_FACT_DAYS, MAX_PERIOD_DAYS } from "./subjects.ts";

/** The input of a dashboard: days, the days it is compared with, and values to filter by. */
export interface AnalyticsQuery {
  days: LocalDays;
  before: LocalDays;
  filters: Partial<Record<Dimension, string>>;
  /** Parameters that were ignored. */
  ignored: string[];
}

const DEFAULT_DAYS = 28;

const countDays = ({ from, to }: LocalDays) =>
  (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000 + 1;

/**
 * The query of an address: `from` and `to` are days, 28 up to today without them, and each dimension may name one value.
 * Two filters read single facts, which is bounded to 31 days.
 */
export function parseAnalyticsQuery(params: URLSearchParams, today: string, isLimited: boolean): AnalyticsQuery {
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
  const filters: AnalyticsQuery["filters"] = {};
  for (const dimension of dimensions) {
    const value = params.get(dimension);
    if (value && value.length <= 60) filters[dimension] = value;
    else if (value) ignored.push(dimension);
  }
  if (from > to) {
    ignored.push("from");
    from = addDays(to, 1 - DEFAULT_DAYS);
  }
  const most = isLimited || Object.keys(filters).length > 0 ? MAX_FACT_DAYS : MAX_PERIOD_DAYS;
  if (countDays({ from, to }) > most) {
    ignored.push("from");
    from = addDays(to, 1 - most);
  }
  const length = countDays({ from, to });
  return { days: { from, to }, before: { from: addDays(from, -length), to: addDays(from, -1) }, filters, ignored };
}

/** Every day of a period. */
export function listDays({ from, to }: LocalDays): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
