import { hour } from "#app/platform/kernel/milliseconds.ts";
import { localTimeOf } from "#app/platform/time/local-time.ts";

/** The part of a day that bars of shifts are drawn on. */
export interface ShiftScale {
  from: number;
  to: number;
  /** Whole hours that are written above it. */
  ticks: number[];
}

interface Spans {
  shift: { from: number; to: number } | null;
  duty: { checkedInAt: number; checkedOutAt: number | null } | null;
}

/** At least so much of a day, and no more than half a day around the present for a duty that nobody ended. */
const least = 12 * hour;
const reach = 18 * hour;
/** Labels lie at least so many of them apart. */
const labels = 6;

/** A scale that holds all shifts and duties and the present, from a whole hour to a whole hour. */
export function shiftScale(rows: readonly Spans[], now: number, zone: string): ShiftScale {
  const moments = rows.flatMap(({ shift, duty }) => [
    ...(shift ? [shift.from, shift.to] : []),
    ...(duty ? [duty.checkedInAt, duty.checkedOutAt ?? now] : []),
  ]);
  const near = [now, ...moments].map((at) => Math.min(Math.max(at, now - reach), now + reach));
  const [first, last] = [Math.min(...near), Math.max(...near)];
  const missing = Math.max(0, least - (last - first)) / 2;
  const from = Math.floor((first - missing) / hour) * hour;
  const to = Math.ceil((last + missing) / hour) * hour;
  const step = [1, 2, 3, 4, 6].find((hours) => (to - from) / (hours * hour) <= labels) ?? 8;
  const hours = Array.from({ length: Math.round((to - from) / hour) - 1 }, (_, at) => from + (at + 1) * hour);
  return { from, to, ticks: hours.filter((at) => Number(localTimeOf(at, zone).slice(11, 13)) % step === 0) };
}

/** Where a moment lies on a scale, percent. */
export function placeOn({ from, to }: ShiftScale, at: number): number {
  return Math.round(Math.min(1, Math.max(0, (at - from) / (to - from))) * 10_000) / 100;
}
