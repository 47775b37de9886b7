import type { Point } from "#app/platform/geo/place.ts";
import { greatCircle } from "#wasm/host/travel.ts";

/** Metres that an order is charged by: great circle × the detour that travel is estimated with; null without both places. */
export function computeChargedDistance(from: Point | null, to: Point | null, detour: number): number | null {
  if (!from || !to) return null;
  return Math.round(greatCircle([from.longitude, from.latitude], [to.longitude, to.latitude]) * detour);
}
