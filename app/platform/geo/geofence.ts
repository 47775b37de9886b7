import { measureGreatCircle } from "#wasm/host/travel.ts";
import type { Point } from "./place.ts";

/** Where a device says it is, metres of doubt with it. */
export interface DeviceLocation extends Point {
  accuracy?: number | undefined;
}

/** What a device may be unsure of in its favour, metres. */
const MAX_ACCURACY_METERS = 200;

/** Metres to a place, less what the device is unsure of; null where either is unknown. */
export function computeMetersTo(place: Point | null, spot: DeviceLocation | null | undefined): number | null {
  if (!place || !spot) return null;
  const apart = measureGreatCircle([place.longitude, place.latitude], [spot.longitude, spot.latitude]);
  return Math.max(0, Math.round(apart - Math.min(spot.accuracy ?? 0, MAX_ACCURACY_METERS)));
}

/** Somebody is at a place: within the radius of it, and as sure of that as the radius is wide. */
export function isInGeofence(place: Point | null, spot: DeviceLocation, radius: number): boolean {
  const metres = computeMetersTo(place, spot);
  return metres !== null && metres <= radius && (spot.accuracy ?? 0) <= radius;
}

/** How far away somebody is who should be within a radius; null where they are, where it is 0 (anywhere) or nobody knows. */
export function computeMetersOutside(
  place: Point | null,
  spot: DeviceLocation | null | undefined,
  radius: number,
): number | null {
  const metres = computeMetersTo(place, spot);
  return radius > 0 && metres !== null && metres > radius ? metres : null;
}
