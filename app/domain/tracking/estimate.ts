import type { StopFacts } from "./track-order.ts";
import type { TrackedOrder } from "./tracked-order.ts";

const minute = 60_000;
const quarter = 15 * minute;

/** Minutes that the window is wide on each side, by how much is known. */
const widths = { assigned: 60, active: 30, arriving: 15 } as const;

type Window = { from: number; to: number };

/**
 * When to expect the delivery: around the confirmed stop, moved by what the route is behind or ahead of its plan and
 * never into the past or before the promised window; else the promised window while it lasts. Whole quarters of an hour.
 */
export function estimate(stop: StopFacts | null, promised: Window | null, now: number): TrackedOrder["eta"] {
  if (stop && isAhead(stop)) {
    const width =
      widths[stop.state === "arriving" ? "arriving" : stop.routeStatus === "active" ? "active" : "assigned"];
    const expected = expectedAt(stop, promised, now);
    const from = Math.max(
      Math.floor((expected - width * minute) / quarter) * quarter,
      Math.floor(now / quarter) * quarter,
    );
    return { from, to: Math.ceil((expected + width * minute) / quarter) * quarter, basis: "route" };
  }
  return promised && promised.to > now ? { ...promised, basis: "schedule" } : null;
}

function isAhead(stop: StopFacts): boolean {
  return stop.routeStatus !== "completed" && ["pending", "ready", "arriving"].includes(stop.state);
}

function expectedAt(stop: StopFacts, promised: Window | null, now: number): number {
  const moved = stop.arriveAt + stop.delaySeconds * 1000;
  const late = Math.max(stop.startAt, moved);
  const early = Math.max(stop.startAt + stop.delaySeconds * 1000, Math.min(promised?.from ?? moved, stop.startAt));
  return Math.max(stop.delaySeconds > 0 ? late : early, now);
}
