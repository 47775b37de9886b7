import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";

/** A shift as instants, milliseconds UTC. */
export interface Shift {
  from: number;
  to: number;
}

/** An agent's usual shift, local `HH:MM`; both or none. */
export interface UsualShift {
  shiftStart: string | null;
  shiftEnd: string | null;
}

/** A calendar entry: hours, or a day off without them. */
export interface CalendarDay {
  startsAt: string | null;
  endsAt: string | null;
  note: string | null;
}

/** Hours of a day, a day off, or no information (`open`). */
export type DayOfWork = { kind: "shift"; startsAt: string; endsAt: string } | { kind: "off" } | { kind: "open" };

/** A calendar entry takes precedence over the usual shift. */
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

/** True when a shift ends on the next day. */
export function isOverMidnight({ startsAt, endsAt }: Hours): boolean {
  return endsAt <= startsAt;
}

/** The instants of a day's hours in a time zone; null for a day off or an open day. */
export function toShift(date: string, day: DayOfWork, zone: string): Shift | null {
  if (day.kind !== "shift") return null;
  const lastDate = isOverMidnight(day) ? addDays(date, 1) : date;
  return { from: toInstant(`${date}T${day.startsAt}`, zone), to: toInstant(`${lastDate}T${day.endsAt}`, zone) };
}

/** The day of work that applies at a moment, and its instants. */
export interface ShiftNow {
  day: DayOfWork;
  shift: Shift | null;
}

/**
 * Today's day of work, or yesterday's: a shift that began yesterday applies until it ends, and after that to an agent
 * who checked in during it (`since`; null when off duty).
 */
export function getCurrentShift(
  { now, zone, since }: { now: number; zone: string; since: number | null },
  getDay: (which: "today" | "yesterday") => DayOfWork,
): ShiftNow {
  const date = toLocalDate(now, zone);
  const [day, before] = [getDay("today"), getDay("yesterday")];
  const shift = toShift(date, day, zone);
  const overnight = before.kind === "shift" && isOverMidnight(before) ? toShift(addDays(date, -1), before, zone) : null;
  const goesOn = overnight !== null && (now < overnight.to || (since !== null && since < overnight.to));
  return goesOn ? { day: before, shift: overnight } : { day, shift };
}

/** Minutes of a day's hours in local time, ignoring daylight saving changes. */
export function countShiftMinutes(hours: Hours): number {
  const minutes = parseWallTime(hours.endsAt) - parseWallTime(hours.startsAt);
  return isOverMidnight(hours) ? minutes + DAY_MINUTES : minutes;
}

/** Minutes of a day in local time. */
export const DAY_MINUTES = 1_440;

/** Parses `HH:MM` to minutes since midnight. */
export function parseWallTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Formats minutes since midnight as `HH:MM`. */
export function formatWallTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
