import { hour } from "#app/platform/kernel/milliseconds.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";

/** The time span on which shift bars are drawn, milliseconds UTC. */
export interface ShiftScale {
  from: number;
  to: number;
  /** Whole hours with a label. */
  ticks: number[];
}

interface Spans {
  shift: { from: number; to: number } | null;
  attendance: { checkedInAt: number; checkedOutAt: number | null } | null;
}

/** Shortest span of the scale, and how far it reaches from now when an attendance was not ended. */
const MIN_SCALE_MS = 12 * hour;
const MAX_REACH_MS = 18 * hour;
const MAX_LABELS = 6;

/** A scale from whole hour to whole hour that contains now, all shifts and all attendance. */
export function computeShiftScale(rows: readonly Spans[], now: number, zone: string): ShiftScale {
  const moments = rows.flatMap(({ shift, attendance }) => [
    ...(shift ? [shift.from, shift.to] : []),
    ...(attendance ? [attendance.checkedInAt, attendance.checkedOutAt ?? now] : []),
  ]);
  const near = [now, ...moments].map((at) => Math.min(Math.max(at, now - MAX_REACH_MS), now + MAX_REACH_MS));
  const [first, last] = [Math.min(...near), Math.max(...near)];
  const missing = Math.max(0, MIN_SCALE_MS - (last - first)) / 2;
  const from = Math.floor((first - missing) / hour) * hour;
  const to = Math.ceil((last + missing) / hour) * hour;
  const step = [1, 2, 3, 4, 6].find((hours) => (to - from) / (hours * hour) <= MAX_LABELS) ?? 8;
  const hours = Array.from({ length: Math.round((to - from) / hour) - 1 }, (_, at) => from + (at + 1) * hour);
  return { from, to, ticks: hours.filter((at) => Number(toLocalTime(at, zone).slice(11, 13)) % step === 0) };
}

/** The position of a moment on a scale, in percent. */
export function toScalePercent({ from, to }: ShiftScale, at: number): number {
  return Math.round(Math.min(1, Math.max(0, (at - from) / (to - from))) * 10_000) / 100;
}
