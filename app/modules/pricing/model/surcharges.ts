import type { Point } from "#app/platform/geo/place.ts";
import { measureGreatCircle } from "#wasm/host/travel.ts";
import type { Surcharge } from "./fee-method.ts";

/** `ceil(max(0, x − threshold) ÷ step) × amount`, minor units. */
export function computeSurcharge({ threshold, step, amount }: Surcharge, x: number): number {
  const over = Math.max(0, x - threshold);
  return over === 0 ? 0 : Math.ceil(over / step) * amount;
}

/**
 * Chargeable meters of an order: great circle × the detour factor that travel is estimated with; null without both
 * places.
 */
export function computeChargedDistance(from: Point | null, to: Point | null, detour: number): number | null {
  if (!from || !to) return null;
  return Math.round(measureGreatCircle([from.longitude, from.latitude], [to.longitude, to.latitude]) * detour);
}

/** A completed stop, in milliseconds UTC. `orders` is the number of orders in its shipment. */
export interface WorkedStop {
  /** The planned start of service. */
  plannedStart: number;
  arrived: number;
  finished: number;
  serviceSeconds: number;
  orders: number;
}

/**
 * Seconds that a driver waited at a stop, for each order of its shipment: from arrival to the start of service. Time
 * before the planned start does not count for a driver who comes early. The start is the end minus the planned service
 * time, because agents report only arrival and end.
 */
export function computeWaitingTime({ plannedStart, arrived, finished, serviceSeconds, orders }: WorkedStop): number {
  const since = Math.max(plannedStart, arrived);
  const waited = Math.floor((finished - since) / 1000) - serviceSeconds;
  return Math.floor(Math.max(0, waited) / Math.max(1, orders));
}
