const units = ["day", "week", "month", "year"] as const;
type Unit = (typeof units)[number];

/** Local days, `YYYY-MM-DD`, both ends included. */
export interface LocalDays {
  from: string;
  to: string;
}

/** True for an existing day, `YYYY-MM-DD`. */
export function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && toIsoDay(Date.parse(`${text}T00:00:00Z`)) === text;
}

/** A month of this century: `2026-10`. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

/** True for day, week, month and year. */
export function isUnit(text: string | undefined): text is Unit {
  return units.some((each) => each === text);
}

/** The first and last day of a four-digit year. */
const MIN_DAY_MS = Date.parse("0000-01-01T00:00:00Z");
const MAX_DAY_MS = Date.parse("9999-12-31T00:00:00Z");

function toIsoDay(ms: number): string | null {
  if (Number.isNaN(ms)) return null;
  return new Date(Math.min(Math.max(ms, MIN_DAY_MS), MAX_DAY_MS)).toISOString().slice(0, 10);
}

/** Adds days to a day, limited to the first and last day of the calendar. */
export function addDays(day: string, count: number): string {
  return toIsoDay(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000) ?? day;
}

/** How many days a day is after another; less than zero before it. */
export function countDaysAfter(from: string, day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
}

/** Adds units to a day. Months and years keep the day of the month, or take the month's last. */
export function addUnits(day: string, count: number, unit: Unit): string {
  if (unit === "day") return addDays(day, count);
  if (unit === "week") return addDays(day, count * 7);
  const months = unit === "month" ? count : count * 12;
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toIsoDay(Date.UTC(year, month - 1 + months, Math.min(date, last))) ?? day;
}

/** The current day, week (from Monday), month, quarter or year. */
export function getSpan(today: string, unit: Unit | "quarter"): LocalDays {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const month = Number(today.slice(5, 7));
  const starts: Record<Unit | "quarter", string> = {
    day: today,
    week: addDays(today, -weekday),
    month: `${today.slice(0, 7)}-01`,
    quarter: `${today.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, "0")}-01`,
    year: `${today.slice(0, 4)}-01-01`,
  };
  const from = starts[unit];
  return { from, to: addDays(unit === "quarter" ? addUnits(from, 3, "month") : addUnits(from, 1, unit), -1) };
}

/** Units that sums are stored for: days `YYYY-MM-DD` and months `YYYY-MM`. */
export type SpanUnit = "day" | "month";

/** A range of days or whole months, both ends included. */
export interface Spans {
  unit: SpanUnit;
  from: string;
  to: string;
}

/** Splits a range into whole months and the days before and after them, without gaps or overlaps. */
export function splitMonthsAndDays({ from, to }: LocalDays): Spans[] {
  if (from > to) return [];
  const begun = from.endsWith("-01") ? from : addDays(getSpan(from, "month").to, 1);
  const ended = to === getSpan(to, "month").to ? to : addDays(getSpan(to, "month").from, -1);
  if (begun > ended || !begun.endsWith("-01")) return [{ unit: "day", from, to }];
  const spans: Spans[] = [
    { unit: "day", from, to: addDays(begun, -1) },
    { unit: "month", from: begun.slice(0, 7), to: ended.slice(0, 7) },
    { unit: "day", from: addDays(ended, 1), to },
  ];
  return spans.filter((each) => each.unit === "month" || each.from <= each.to);
}
