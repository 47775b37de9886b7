import type { StopFacts } from "./track-order.ts";
import type { TrackedOrder } from "./tracked-order.ts";

const minute = 60_000;
const quarter = 15 * minute;

/** Minutes that the window is wide on each side, by how much is known. */
const marginMinutes = { assigned: 60, active: 30, arriving: 15 } as const;

type Window = { from: number; to: number };

/**
 * When to expect the delivery: around the arrival that the office sees on the route, never in the past or before the promised
 * window; else the promised window while it lasts. Whole quarters of an hour.
 */
export function estimateCustomerArrival(
  stop: StopFacts | null,
  promised: Window | null,
  now: number,
): TrackedOrder["eta"] {
  if (stop && isAhead(stop)) {
    const width =
      marginMinutes[stop.state === "arriving" ? "arriving" : stop.routeStatus === "active" ? "active" : "assigned"];
    const expected = getExpectedAt(stop, promised, now);
    const from = Math.max(
      Math.floor((expected - width * minute) / quarter) * quarter,
      Math.floor(now / quarter) * quarter,
    );
    return { from, to: Math.ceil((expected + width * minute) / quarter) * quarter, basis: "route" };
  }
  return promised && promised.to > now ? { ...promised, basis: "schedule" } : null;
}

function isAhead(stop: StopFacts): boolean {
  return (
    (stop.routeStatus === "assigned" || stop.routeStatus === "active") &&
    ["pending", "ready", "arriving"].includes(stop.state)
  );
}

function getExpectedAt(stop: StopFacts, promised: Window | null, now: number): number {
  return Math.max(stop.expectedAt, promised?.from ?? 0, now);
}
