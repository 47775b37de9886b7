import { addDays } from "#app/platform/time/day-spans.ts";
import { instantOf } from "#app/platform/time/local-time.ts";
import type { TimeWindow } from "#wasm/host/problem.ts";
import type { PlanInputs } from "./plan-inputs.ts";

/**
 * The solver's clock: real seconds since local midnight of the plan's first day. Local times become instants first, so a
 * day on which the clocks change is as long as it is.
 */
export interface PlanClock {
  /** Milliseconds UTC of second 0. */
  origin: number;
  /** Seconds of a local `YYYY-MM-DDTHH:MM`. */
  secondsOf(local: string): number;
  /** Milliseconds UTC of a second. */
  instantAt(seconds: number): number;
  /** The plan's time. */
  start: number;
  end: number;
}

/** The clock of a plan's inputs. */
export function planClock(inputs: Pick<PlanInputs, "timezone" | "startAt" | "endAt">): PlanClock {
  const origin = instantOf(`${inputs.startAt.slice(0, 10)}T00:00`, inputs.timezone);
  const known = new Map<string, number>();
  const secondsOf = (local: string): number => {
    const found = known.get(local);
    if (found !== undefined) return found;
    const seconds = Math.round((instantOf(local, inputs.timezone) - origin) / 1000);
    known.set(local, seconds);
    return seconds;
  };
  const start = secondsOf(inputs.startAt);
  return {
    origin,
    secondsOf,
    instantAt: (seconds) => origin + seconds * 1000,
    start,
    end: Math.max(start, secondsOf(inputs.endAt)),
  };
}

/** Promises further away than this from the plan are all the same to it: a mistyped century is no reason to refuse a plan. */
const furthest = 366 * 86_400;

/** A shipment's window; an open side is the plan's, and without any side there is no window at all. */
export function windowOf(clock: PlanClock, from: string | null, to: string | null): TimeWindow | null {
  if (from === null && to === null) return null;
  const near = (local: string): number =>
    Math.max(clock.start - furthest, Math.min(clock.end + furthest, clock.secondsOf(local)));
  const end = to === null ? Math.max(clock.end, near(from ?? "")) : near(to);
  const start = from === null ? Math.min(clock.start, end) : near(from);
  return [Math.min(start, end), end];
}

/**
 * Times of day `HH:MM` on the plan's first day, or so many days later; an end at or before the start is on the day after. Missing sides
 * are open.
 */
export function dailyWindow(
  clock: PlanClock,
  startAt: string,
  from: string | null,
  to: string | null,
  days = 0,
): readonly [number, number] {
  const date = addDays(startAt.slice(0, 10), days);
  const start = from === null ? Number.NEGATIVE_INFINITY : clock.secondsOf(`${date}T${from}`);
  if (to === null) return [start, Number.POSITIVE_INFINITY];
  const isNextDay = from !== null && to <= from;
  return [start, clock.secondsOf(`${isNextDay ? addDays(date, 1) : date}T${to}`)];
}
