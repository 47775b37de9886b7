import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";

/** Instants between which somebody works. */
export interface Shift {
  from: number;
  to: number;
}

/** What an agent usually works, local `HH:MM`; both or none. */
export interface UsualShift {
  shiftStart: string | null;
  shiftEnd: string | null;
}

/** What the calendar says of a day: hours, or without them a day off. */
export interface CalendarDay {
  startsAt: string | null;
  endsAt: string | null;
  note: string | null;
}

/** Hours of a day, a day off, or nothing that anybody said. */
export type DayOfWork = { kind: "shift"; startsAt: string; endsAt: string } | { kind: "off" } | { kind: "open" };

/** The calendar's word on a day counts before what is usual. */
export function getDayOfWork(usual: UsualShift, calendar: CalendarDay | null): DayOfWork {
  if (calendar) {
    const { startsAt, endsAt } = calendar;
    return startsAt && endsAt ? { kind: "shift", startsAt, endsAt } : { kind: "off" };
  }
  const { shiftStart, shiftEnd } = usual;
  return shiftStart && shiftEnd ? { kind: "shift", startsAt: shiftStart, endsAt: shiftEnd } : { kind: "open" };
}

/** Hours of a day, local `HH:MM`; an end that is not after the start is on the next day. */
export interface Hours {
  startsAt: string;
  endsAt: string;
}

/** The hours go on over midnight. */
export function isOverMidnight({ startsAt, endsAt }: Hours): boolean {
  return endsAt <= startsAt;
}

/** The instants of a day's hours in a zone; null for a day off or an open one. */
export function toShift(date: string, day: DayOfWork, zone: string): Shift | null {
  if (day.kind !== "shift") return null;
  const lastDate = isOverMidnight(day) ? addDays(date, 1) : date;
  return { from: toInstant(`${date}T${day.startsAt}`, zone), to: toInstant(`${lastDate}T${day.endsAt}`, zone) };
}

/** The day of work that counts at a moment, and its instants. */
export interface ShiftNow {
  day: DayOfWork;
  shift: Shift | null;
}

/**
 * Today's day of work, or yesterday's: a shift that began yesterday counts until it is over, and after that for whoever came on duty in
 * it (`since`; null for who is not on duty).
 */
export function getCurrentShift(
  { now, zone, since }: { now: number; zone: string; since: number | null },
  dayOn: (which: "today" | "yesterday") => DayOfWork,
): ShiftNow {
  const date = toLocalDate(now, zone);
  const [day, before] = [dayOn("today"), dayOn("yesterday")];
  const shift = toShift(date, day, zone);
  const late = before.kind === "shift" && isOverMidnight(before) ? toShift(addDays(date, -1), before, zone) : null;
  const goesOn = late !== null && (now < late.to || (since !== null && since < late.to));
  return goesOn ? { day: before, shift: late } : { day, shift };
}

/** Minutes of a day's hours by the clock on the wall. */
export function countShiftMinutes(hours: Hours): number {
  const minutes = parseWallTime(hours.endsAt) - parseWallTime(hours.startsAt);
  return isOverMidnight(hours) ? minutes + DAY_MINUTES : minutes;
}

/** Minutes of a day by the clock on the wall. */
export const DAY_MINUTES = 1_440;

/** Minutes since midnight of `HH:MM`. */
export function parseWallTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** `HH:MM` of minutes since midnight. */
export function formatWallTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
