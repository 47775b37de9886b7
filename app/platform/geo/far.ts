import { greatCircle } from "#wasm/host/travel.ts";
import type { Point } from "./place.ts";

/** Where a device says it is, metres of doubt with it. */
export interface Spot extends Point {
  accuracy?: number | undefined;
}

/** What a device may be unsure of in its favour, metres. */
const mostUnsure = 200;

/** Metres to a place, less what the device is unsure of; null where either is unknown. */
export function metresTo(place: Point | null, spot: Spot | null | undefined): number | null {
  if (!place || !spot) return null;
  const apart = greatCircle([place.longitude, place.latitude], [spot.longitude, spot.latitude]);
  return Math.max(0, Math.round(apart - Math.min(spot.accuracy ?? 0, mostUnsure)));
}

/** Somebody is at a place: within the radius of it, and as sure of that as the radius is wide. */
export function isAt(place: Point | null, spot: Spot, radius: number): boolean {
  const metres = metresTo(place, spot);
  return metres !== null && metres <= radius && (spot.accuracy ?? 0) <= radius;
}

/** How far away somebody is who should be within a radius; null where they are, where it is 0 (anywhere) or nobody knows. */
export function farFrom(place: Point | null, spot: Spot | null | undefined, radius: number): number | null {
  const metres = metresTo(place, spot);
  return radius > 0 && metres !== null && metres > radius ? metres : null;
}
