import type { StopState } from "#app/modules/planning/model/plan.enums.ts";
import { openStops } from "#app/modules/planning/model/stop.states.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import type { Eta } from "./route-eta.ts";

/**
 * An arrival has changed when it is so far from the one that was told last. Below a quarter of an hour the window on the
 * tracking page stays as it is, and a van in town would tell of every traffic light.
 */
export const MIN_ETA_CHANGE_MS = 15 * minute;

/** After an hour without a sign of a driver the clock alone moves no arrival that is told: nobody knows more than before. */
export const MAX_SILENCE_MS = 60 * minute;

/** Up to when the clock counts for the arrivals of a route: an hour after its last sign. All milliseconds UTC. */
export function computeEtaClock(now: number, startAt: number, signs: readonly (number | null)[]): number {
  return Math.min(now, Math.max(startAt, ...signs.map((at) => at ?? 0)) + MAX_SILENCE_MS);
}

/** A stop as it stands, and the arrival that was told of it last; null where none was. */
export interface NotifiedStop {
  id: string;
  shipmentId: string | null;
  state: StopState;
  arrivedAt: number | null;
  notifiedEta: number | null;
}

/** Arrivals to remember, and the shipments of those that have to be told. */
export interface EtaChanges {
  marks: { id: string; at: number }[];
  changed: { shipmentId: string; stopId: string }[];
}

/** What is new about the arrivals of a route; the first look at a stop tells nothing. `etas` by the stop. */
export function findEtaChanges(stops: readonly NotifiedStop[], etas: ReadonlyMap<string, Eta>): EtaChanges {
  const news: EtaChanges = { marks: [], changed: [] };
  for (const { id, shipmentId, state, arrivedAt, notifiedEta } of stops) {
    const at = etas.get(id)?.expectedAt;
    if (at === undefined || shipmentId === null || arrivedAt !== null || !openStops.includes(state)) continue;
    if (notifiedEta !== null && Math.abs(at - notifiedEta) < MIN_ETA_CHANGE_MS) continue;
    news.marks.push({ id, at });
    if (notifiedEta !== null) news.changed.push({ shipmentId, stopId: id });
  }
  return news;
}
