import type { Point } from "#app/platform/geo/place.ts";
import { measureGreatCircle } from "#wasm/host/travel.ts";

/** Parameters of the road estimate: road metres per metre of straight line, and metres per second. */
export interface TravelPace {
  detour: number;
  metresPerSecond: number;
}

/** With stops nearer to each other than this, a position between them says nothing about progress; metres. */
const MIN_LEG_METERS = 200;
/** A position further away than twice the leg is off the route: the leg is estimated. */
const MAX_LEG_FACTOR = 2;

/** Remaining seconds of a leg from a reported position: its share of the planned road, or the estimate when off it. */
export function estimateRemainingLeg(
  { planned, from, to, position }: { planned: number; from: Point | null; to: Point | null; position: Point },
  pace: TravelPace,
): number {
  if (!to) return planned;
  const whole = from ? measureMeters(from, to) : 0;
  const remainingMeters = measureMeters(position, to);
  if (whole > MIN_LEG_METERS && remainingMeters <= whole * MAX_LEG_FACTOR)
    return Math.round((planned * remainingMeters) / whole);
  return estimateLeg(position, to, pace);
}

export const measureMeters = (from: Point, to: Point): number =>
  measureGreatCircle([from.longitude, from.latitude], [to.longitude, to.latitude]);

/** Seconds between two places that are not neighbours in the plan, by the embedded estimate. */
export function estimateLeg(from: Point | null, to: Point | null, pace: TravelPace): number {
  if (!from || !to) return 0;
  return Math.round((measureMeters(from, to) * pace.detour) / pace.metresPerSecond);
}
