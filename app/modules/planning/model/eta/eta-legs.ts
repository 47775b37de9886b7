import type { Point } from "#app/platform/geo/place.ts";
import { greatCircle } from "#wasm/host/travel.ts";

/** How roads are estimated where nobody planned them: metres of road a metre as the crow flies, and metres a second. */
export interface TravelPace {
  detour: number;
  metresPerSecond: number;
}

/** Nearer than this to each other two stops say nothing of how far somebody between them is; metres. */
const MIN_LEG_METERS = 200;
/** Further away than twice the leg nobody follows it: the leg is estimated. */
const MAX_LEG_FACTOR = 2;

/** Seconds that are left of a leg for whoever was seen on it: its share of the planned road, or the estimate off it. */
export function estimateRemainingLeg(
  { planned, from, to, seen }: { planned: number; from: Point | null; to: Point | null; seen: Point },
  pace: TravelPace,
): number {
  if (!to) return planned;
  const whole = from ? measureMeters(from, to) : 0;
  const rest = measureMeters(seen, to);
  if (whole > MIN_LEG_METERS && rest <= whole * MAX_LEG_FACTOR) return Math.round((planned * rest) / whole);
  return estimateLeg(seen, to, pace);
}

const measureMeters = (from: Point, to: Point): number =>
  greatCircle([from.longitude, from.latitude], [to.longitude, to.latitude]);

/** Seconds between two places that do not follow each other in the plan: the embedded estimate. */
export function estimateLeg(from: Point | null, to: Point | null, pace: TravelPace): number {
  if (!from || !to) return 0;
  return Math.round((measureMeters(from, to) * pace.detour) / pace.metresPerSecond);
}
