import { instantOf } from "../kernel/local-time.ts";

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
export function dayOfWork(usual: UsualShift, calendar: CalendarDay | null): DayOfWork {
  if (calendar) {
    const { startsAt, endsAt } = calendar;
    return startsAt && endsAt ? { kind: "shift", startsAt, endsAt } : { kind: "off" };
  }
  const { shiftStart, shiftEnd } = usual;
  return shiftStart && shiftEnd ? { kind: "shift", startsAt: shiftStart, endsAt: shiftEnd } : { kind: "open" };
}

/** The instants of a day's hours in a zone; null for a day off or an open one. */
export function shiftOn(date: string, day: DayOfWork, zone: string): Shift | null {
  if (day.kind !== "shift") return null;
  return { from: instantOf(`${date}T${day.startsAt}`, zone), to: instantOf(`${date}T${day.endsAt}`, zone) };
}

/** Minutes of a day's hours by the clock on the wall. */
export function shiftMinutes({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number {
  return wallMinutes(endsAt) - wallMinutes(startsAt);
}

/** Minutes since midnight of `HH:MM`. */
export function wallMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** `HH:MM` of minutes since midnight. */
export function wallTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
