import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import type { TimeWindow } from "#wasm/host/problem.ts";
import type { PlanInputs } from "./plan-inputs.ts";

/**
 * The solver's clock: elapsed seconds since local midnight of the plan's first day. Local times are converted to
 * instants first, so a day with a clock change has its true length.
 */
export interface PlanClock {
  /** Milliseconds UTC of second 0. */
  origin: number;
  /** Seconds of a local `YYYY-MM-DDTHH:MM`. */
  toSeconds(local: string): number;
  /** Milliseconds UTC of a second. */
  toInstant(seconds: number): number;
  /** The plan's time. */
  start: number;
  end: number;
}

/** The clock of a plan's inputs. */
export function createPlanClock(inputs: Pick<PlanInputs, "timezone" | "startAt" | "endAt">): PlanClock {
  const origin = toInstant(`${inputs.startAt.slice(0, 10)}T00:00`, inputs.timezone);
  const known = new Map<string, number>();
  const secondsOf = (local: string): number => {
    const found = known.get(local);
    if (found !== undefined) return found;
    const seconds = Math.round((toInstant(local, inputs.timezone) - origin) / 1000);
    known.set(local, seconds);
    return seconds;
  };
  const start = secondsOf(inputs.startAt);
  return {
    origin,
    toSeconds: secondsOf,
    toInstant: (seconds) => origin + seconds * 1000,
    start,
    end: Math.max(start, secondsOf(inputs.endAt)),
  };
}

/** Promises further away from the plan than this are clamped: a mistyped century is no reason to refuse a plan. */
const MAX_PROMISE_OFFSET_SECONDS = 366 * 86_400;

/** A shipment's window; an open side takes the plan's, and without both sides there is no window. */
export function toTimeWindow(clock: PlanClock, from: string | null, to: string | null): TimeWindow | null {
  if (from === null && to === null) return null;
  const near = (local: string): number =>
    Math.max(
      clock.start - MAX_PROMISE_OFFSET_SECONDS,
      Math.min(clock.end + MAX_PROMISE_OFFSET_SECONDS, clock.toSeconds(local)),
    );
  const end = to === null ? Math.max(clock.end, near(from ?? "")) : near(to);
  const start = from === null ? Math.min(clock.start, end) : near(from);
  return [Math.min(start, end), end];
}

/**
 * A window of times of day `HH:MM` on the plan's first day, or so many days later; an end at or before the start is on
 * the next day. Missing sides are open.
 */
export function toDailyWindow(
  clock: PlanClock,
  startAt: string,
  from: string | null,
  to: string | null,
  days = 0,
): readonly [number, number] {
  const date = addDays(startAt.slice(0, 10), days);
  const start = from === null ? Number.NEGATIVE_INFINITY : clock.toSeconds(`${date}T${from}`);
  if (to === null) return [start, Number.POSITIVE_INFINITY];
  const isNextDay = from !== null && to <= from;
  return [start, clock.toSeconds(`${isNextDay ? addDays(date, 1) : date}T${to}`)];
}
