import type { ArrivalMargin } from "#app/modules/planning/model/eta/arrival-margins.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import type { StopFacts } from "./track-order.ts";
import type { TrackedOrder } from "./tracked-order.ts";

/** At the stop. */
const arrivingMargin = { early: 15, late: 15, step: 15, width: 0 } as const;

type Window = { from: number; to: number };

/** When a stop is reached. Milliseconds UTC. */
export interface ExpectedArrival {
  /** The arrival estimated on the route. */
  expectedAt: number;
  /** No driver can be there before, whatever goes well on the way. */
  earliestAt: number;
  /** A later arrival breaks a window or shift of the route; null where nothing is planned. */
  latestAt: number | null;
  /** How far arrivals differ from what was expected (`findMargin`). */
  margin: ArrivalMargin;
}

/**
 * The expected delivery window: around the arrival estimated on the route, never in the past nor outside of the promise;
 * otherwise the promised window while it lasts. Its ends are rounded to the margin's step, except where the promise opens
 * or ends. Without history it begins no earlier than a driver can be there.
 */
export function estimateCustomerArrival(
  stop: (ExpectedArrival & Pick<StopFacts, "state" | "routeStatus">) | null,
  promised: Window | null,
  now: number,
): TrackedOrder["eta"] {
  if (stop && isAhead(stop) && (promised?.from ?? 0) <= getLatestOpening(stop)) {
    const margin = stop.state === "arriving" ? arrivingMargin : stop.margin;
    const step = margin.step * minute;
    const expected = Math.max(stop.expectedAt, promised?.from ?? 0, now);
    const earliest = stop.margin.isLearned ? now : Math.max(now, Math.min(stop.earliestAt, expected));
    const begins = Math.max(expected - margin.early * minute, earliest);
    const from = Math.max(Math.floor(begins / step) * step, promised?.from ?? 0);
    const to = Math.max(Math.ceil((expected + margin.late * minute) / step) * step, from + margin.width * minute);
    // A promise that is late already bounds nothing.
    const isKept = promised !== null && promised.to >= expected;
    return { from, to: isKept ? Math.min(to, promised.to) : to, basis: "route" };
  }
  return promised && promised.to > now ? { ...promised, basis: "schedule" } : null;
}

/** A promise that opens later was moved since: the route does not keep it as it is. */
function getLatestOpening({ expectedAt, latestAt }: ExpectedArrival): number {
  return Math.max(expectedAt, latestAt ?? Number.POSITIVE_INFINITY);
}

function isAhead(stop: Pick<StopFacts, "state" | "routeStatus">): boolean {
  return (
    (stop.routeStatus === "assigned" || stop.routeStatus === "active") &&
    ["pending", "ready", "arriving"].includes(stop.state)
  );
}
