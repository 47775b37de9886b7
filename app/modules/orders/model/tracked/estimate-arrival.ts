import type { StopFacts } from "./track-order.ts";
import type { TrackedOrder } from "./tracked-order.ts";

const minute = 60_000;
const quarter = 15 * minute;

/** Half the width of the window in minutes, by how precise the source is. */
const marginMinutes = { assigned: 60, active: 30, arriving: 15 } as const;

type Window = { from: number; to: number };

/**
 * The expected delivery window: around the arrival estimated on the route, never in the past or before the promised
 * window; otherwise the promised window while it lasts. Rounded to quarters of an hour, except where the promise opens.
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
      promised?.from ?? 0,
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
