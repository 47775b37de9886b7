import type { StopFacts } from "./track-order.ts";
import type { TrackedOrder } from "./tracked-order.ts";

const minute = 60_000;
const quarter = 15 * minute;

/** Half the width of the window in minutes, by how precise the source is. */
const marginMinutes = { assigned: 60, active: 30, arriving: 15 } as const;

type Window = { from: number; to: number };

/** When a stop is reached, and what its route can keep. Milliseconds UTC. */
export interface ExpectedArrival {
  /** The arrival estimated on the route. */
  expectedAt: number;
  /** No driver can be there before, whatever goes well on the way. */
  earliestAt: number;
  /** A later arrival breaks a window or shift of the route; null where nothing is planned. */
  latestAt: number | null;
}

/**
 * The expected delivery window: around the arrival estimated on the route, never in the past, nor wider than the route
 * and the promised window allow; otherwise the promised window while it lasts. Rounded to quarters of an hour, except
 * where the promise opens, or where it or the route ends within the quarter of the arrival.
 */
export function estimateCustomerArrival(
  stop: (ExpectedArrival & Pick<StopFacts, "state" | "routeStatus">) | null,
  promised: Window | null,
  now: number,
): TrackedOrder["eta"] {
  if (stop && isAhead(stop) && (promised?.from ?? 0) <= getLatestOpening(stop)) {
    const width =
      marginMinutes[stop.state === "arriving" ? "arriving" : stop.routeStatus === "active" ? "active" : "assigned"];
    const expected = Math.max(stop.expectedAt, promised?.from ?? 0, now);
    const from = Math.max(
      Math.floor((expected - width * minute) / quarter) * quarter,
      Math.floor(Math.max(now, Math.min(stop.earliestAt, expected)) / quarter) * quarter,
      promised?.from ?? 0,
    );
    const to = Math.ceil((expected + width * minute) / quarter) * quarter;
    const bounds = [stop.latestAt, promised?.to].map((at) => at ?? Number.POSITIVE_INFINITY);
    // What is late already bounds nothing.
    const kept = bounds.filter((at) => at >= expected).map((at) => roundDownTo(expected, at));
    return { from, to: Math.min(to, ...kept), basis: "route" };
  }
  return promised && promised.to > now ? { ...promised, basis: "schedule" } : null;
}

/** A promise that opens later was moved since: the route does not keep it as it is. */
function getLatestOpening({ expectedAt, latestAt }: ExpectedArrival): number {
  return Math.max(expectedAt, latestAt ?? Number.POSITIVE_INFINITY);
}

/** Rounded to a quarter of an hour, unless that lies before `limit`. */
function roundDownTo(limit: number, at: number): number {
  const rounded = Math.floor(at / quarter) * quarter;
  return rounded >= limit ? rounded : at;
}

function isAhead(stop: Pick<StopFacts, "state" | "routeStatus">): boolean {
  return (
    (stop.routeStatus === "assigned" || stop.routeStatus === "active") &&
    ["pending", "ready", "arriving"].includes(stop.state)
  );
}
