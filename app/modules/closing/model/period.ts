import { z } from "zod";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { addUnits, getSpan, type LocalDays, monthPattern } from "#app/platform/time/day-spans.ts";
import { acceptableItems, type OpenItemKey, type PeriodState } from "./closing.enums.ts";

/** A month of the books: `2026-10`. */
export const monthSchema = z.string().regex(monthPattern, { error: "invalid_value" }).describe("A month: 2026-10");

export const closePeriodSchema = z.object({
  month: monthSchema,
  accept: z
    .array(z.enum(acceptableItems))
    .max(acceptableItems.length)
    .default([])
    .describe("What may stay open. What is open and not named is a refusal"),
});

export const reopenPeriodSchema = z.object({
  month: monthSchema,
  reason: textSchema(500).describe("Why, in your own words"),
});

/** First and last day of a month. */
export function getMonthDays(month: string): LocalDays {
  return getSpan(`${month}-01`, "month");
}

/** The month before or after. */
export function addMonths(month: string, months: number): string {
  return addUnits(`${month}-01`, months, "month").slice(0, 7);
}

/** A month is closed by a day: with it all months before. */
export function getPeriodState(month: string, { closedThrough, today }: { closedThrough: string; today: string }) {
  const { to } = getMonthDays(month);
  const state: PeriodState = to <= closedThrough ? "closed" : to < today ? "open" : "running";
  return state;
}

/** The closing since which a day has been closed without a break, of events with the newest first; undefined for an open day. */
export function findClosing<Event extends { closedThrough: string }>(
  events: readonly Event[],
  day: string,
): Event | undefined {
  const broken = events.findIndex(({ closedThrough }) => closedThrough < day);
  return events.slice(0, broken < 0 ? events.length : broken).at(-1);
}

/** Something that is open in a month, with its sums by currency in minor units where it has some. */
export interface OpenItem {
  key: OpenItemKey;
  count: number;
  sums: { currency: string; amount: number }[];
}

/** What is open and was not accepted. */
export function listUnaccepted(open: readonly OpenItem[], accepted: readonly string[]): OpenItem[] {
  return open.filter(({ key }) => !accepted.includes(key));
}
