import type { Problem, TimeWindow } from "./problem.ts";

/** From this instant on we take a clock for seconds since 1970, and not since some midnight. */
const EPOCH_FROM = 100_000_000;
const DAY = 86_400;

/** The instants in a problem. */
export interface Clock {
  earliest: number;
  latest: number;
  /** When a vehicle without `time_window` can leave: instant 0, or a day before the earliest instant of an epoch clock. */
  openStart: number;
}

/** Collects every instant of the problem: windows, shifts, breaks, releases and the fixed times of steps. */
export function readClock(problem: Problem): Clock {
  let earliest = Number.POSITIVE_INFINITY;
  let latest = Number.NEGATIVE_INFINITY;
  const see = (instant: number | undefined): void => {
    if (instant === undefined) return;
    earliest = Math.min(earliest, instant);
    latest = Math.max(latest, instant);
  };
  const seeWindows = (windows: readonly TimeWindow[] | undefined): void => {
    for (const [start, end] of windows ?? []) {
      see(start);
      see(end);
    }
  };
  for (const job of problem.jobs ?? []) {
    seeWindows(job.time_windows);
    see(job.release);
  }
  for (const shipment of problem.shipments ?? []) {
    seeWindows(shipment.pickup.time_windows);
    seeWindows(shipment.delivery.time_windows);
    see(shipment.release);
  }
  for (const vehicle of problem.vehicles) {
    if (vehicle.time_window) seeWindows([vehicle.time_window]);
    seeWindows(vehicle.reload?.time_windows);
    for (const rest of vehicle.breaks ?? []) seeWindows(rest.time_windows);
    for (const step of vehicle.steps ?? []) [step.service_at, step.service_after, step.service_before].forEach(see);
  }
  if (earliest > latest) return { earliest: 0, latest: 0, openStart: 0 };
  const openStart = earliest >= 0 && earliest < EPOCH_FROM ? 0 : earliest - DAY;
  return { earliest, latest, openStart };
}
