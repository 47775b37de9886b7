import { z } from "zod";
import { optionalSchema, textSchema, timeOfDaySchema } from "#app/platform/kernel/form-values.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { addDays, getSpan } from "#app/platform/time/day-spans.ts";
import {
  type CalendarDay,
  countShiftMinutes,
  type DayOfWork,
  getDayOfWork,
  isOverMidnight,
  parseWallTime,
  toShift,
  type UsualShift,
} from "./shift.ts";

/** A plausible date: only this century. */
export const calendarDateSchema = z.iso
  .date({ error: "invalid_value" })
  .refine((date) => date >= "2000-01-01" && date < "2100-01-01", { error: "invalid_value" });

export const dayKinds = ["shift", "off", "usual"] as const;

/** A change of one day: hours, a day off, or back to the usual shift. */
const dayChangeSchema = z
  .object({
    agent_id: z.uuid().describe("Id of the agent"),
    date: calendarDateSchema,
    kind: z.enum(dayKinds),
    from: optionalSchema(timeOfDaySchema),
    to: optionalSchema(timeOfDaySchema).describe("Where it is not after `from` the shift ends on the next day"),
    note: optionalSchema(textSchema(60)).describe("Why it is a day off"),
  })
  .refine(({ kind, from }) => kind !== "shift" || from, { path: ["from"], error: "required" })
  .refine(({ kind, to }) => kind !== "shift" || to, { path: ["to"], error: "required" })
  .refine(({ kind, from, to }) => kind !== "shift" || !from || !to || from !== to, {
    path: ["to"],
    error: "window_empty",
  });
export type DayChange = z.output<typeof dayChangeSchema>;

/** At most one week of 150 agents at once. */
export const shiftChangesSchema = z.object({ days: z.array(dayChangeSchema).min(1).max(1_050) });

/** Copies the week of a date over the following weeks. */
export const weekCopySchema = z.object({
  week: calendarDateSchema.describe("Any day of the week to copy"),
  weeks: z.coerce.number().int().min(1).max(12).describe("How many of the following weeks"),
  agents: z.array(z.uuid()).min(1).max(1_000).optional().describe("Of these agents alone; without it of all"),
});

/** The seven days of a date's week, from Monday. */
export function listWeekDates(date: string): string[] {
  const { from } = getSpan(date, "week");
  return Array.from({ length: 7 }, (_, at) => addDays(from, at));
}

/** ISO 8601 week number of a Monday's week. */
export function getWeekNumber(monday: string): number {
  const thursday = addDays(monday, 3);
  return Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / week) + 1;
}
const week = 7 * day;

/** Scheduling warns when the rest between two shifts is shorter. */
export const MIN_REST_MINUTES = 11 * 60;

/** A day of the schedule: its work, the calendar entry behind it, and a rest before it that is too short. */
export interface ShiftDay {
  date: string;
  work: DayOfWork;
  /** The calendar entry; null when the usual shift applies. */
  calendar: CalendarDay | null;
  /** Minutes since the previous day's shift when fewer than `MIN_REST_MINUTES`; otherwise null. */
  shortRest: number | null;
  /** Minutes after midnight (local time) until which the previous day's shift continues. */
  goesOn: number;
}

/** Builds the days of consecutive dates. */
export function toShiftDays(
  dates: readonly string[],
  usual: UsualShift,
  getCalendarDay: (date: string) => CalendarDay | null,
  zone: string,
): ShiftDay[] {
  return dates.map((date) => {
    const calendar = getCalendarDay(date);
    const work = getDayOfWork(usual, calendar);
    const dayBefore = addDays(date, -1);
    const workBefore = getDayOfWork(usual, getCalendarDay(dayBefore));
    const before = toShift(dayBefore, workBefore, zone);
    const goesOn = workBefore.kind === "shift" && isOverMidnight(workBefore) ? parseWallTime(workBefore.endsAt) : 0;
    const shift = toShift(date, work, zone);
    const rest = before && shift ? Math.round((shift.from - before.to) / 60_000) : null;
    return { date, work, calendar, shortRest: rest !== null && rest < MIN_REST_MINUTES ? rest : null, goesOn };
  });
}

/** Minutes beyond a limit of hours; 0 within it, or without one. */
export function countExcessMinutes(minutes: number, limitHours: number): number {
  return limitHours === 0 ? 0 : Math.max(0, minutes - limitHours * 60);
}

/** Minutes of the days' shifts in local time. */
export function sumShiftMinutes(days: readonly ShiftDay[]): number {
  return days.reduce((sum, { work }) => sum + (work.kind === "shift" ? countShiftMinutes(work) : 0), 0);
}

/** Minutes of a day's shift beyond the longest one of the preferences. */
export function countDayExcess({ work }: ShiftDay, longestHours: number): number {
  return work.kind === "shift" ? countExcessMinutes(countShiftMinutes(work), longestHours) : 0;
}
