import type { StopState } from "#app/modules/planning/model/plan.enums.ts";
import { openStops } from "#app/modules/planning/model/stop.states.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import type { Eta } from "./route-eta.ts";

/**
 * An arrival has changed when it differs this much from the last published one. A quarter of an hour, because smaller
 * changes leave the window on the tracking page as it is and would be published at every traffic light.
 */
export const MIN_ETA_CHANGE_MS = 15 * minute;

/** After an hour without a sign of the driver, passing time alone no longer changes published arrivals. */
export const MAX_SILENCE_MS = 60 * minute;

/** The time to estimate arrivals at: now, but at most `MAX_SILENCE_MS` after the last sign. All in milliseconds UTC. */
export function computeEtaClock(now: number, startAt: number, signs: readonly (number | null)[]): number {
  return Math.min(now, Math.max(startAt, ...signs.map((at) => at ?? 0)) + MAX_SILENCE_MS);
}

/** A stop with its last published arrival; null before the first. */
export interface NotifiedStop {
  id: string;
  shipmentId: string | null;
  state: StopState;
  arrivedAt: number | null;
  notifiedEta: number | null;
}

/** Arrivals to store, and the shipments to publish. */
export interface EtaChanges {
  marks: { id: string; at: number }[];
  changed: { shipmentId: string; stopId: string }[];
}

/**
 * Finds changed arrivals of a route, from `etas` by stop id. The first arrival of a stop is stored but not published.
 */
export function findEtaChanges(stops: readonly NotifiedStop[], etas: ReadonlyMap<string, Eta>): EtaChanges {
  const changes: EtaChanges = { marks: [], changed: [] };
  for (const { id, shipmentId, state, arrivedAt, notifiedEta } of stops) {
    const at = etas.get(id)?.expectedAt;
    if (at === undefined || shipmentId === null || arrivedAt !== null || !openStops.includes(state)) continue;
    if (notifiedEta !== null && Math.abs(at - notifiedEta) < MIN_ETA_CHANGE_MS) continue;
    changes.marks.push({ id, at });
    if (notifiedEta !== null) changes.changed.push({ shipmentId, stopId: id });
  }
  return changes;
}
