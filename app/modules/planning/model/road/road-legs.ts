import type { Point } from "#app/platform/geo/place.ts";
import { greatCircle } from "#wasm/host/travel.ts";

/** How roads are estimated where nobody planned them: metres of road a metre as the crow flies, and metres a second. */
export interface RoadPace {
  detour: number;
  metresPerSecond: number;
}

/** Nearer than this to each other two stops say nothing of how far somebody between them is; metres. */
const tooNear = 200;
/** Further away than twice the leg nobody follows it: the leg is estimated. */
const furthest = 2;

/** Seconds that are left of a leg for whoever was seen on it: its share of the planned road, or the estimate off it. */
export function remainingLeg(
  { planned, from, to, seen }: { planned: number; from: Point | null; to: Point | null; seen: Point },
  pace: RoadPace,
): number {
  if (!to) return planned;
  const whole = from ? metresBetween(from, to) : 0;
  const rest = metresBetween(seen, to);
  if (whole > tooNear && rest <= whole * furthest) return Math.round((planned * rest) / whole);
  return legBetween(seen, to, pace);
}

const metresBetween = (from: Point, to: Point): number =>
  greatCircle([from.longitude, from.latitude], [to.longitude, to.latitude]);

/** Seconds between two places that do not follow each other in the plan: the embedded estimate. */
export function legBetween(from: Point | null, to: Point | null, pace: RoadPace): number {
  if (!from || !to) return 0;
  return Math.round((metresBetween(from, to) * pace.detour) / pace.metresPerSecond);
}
