import { measureGreatCircle } from "#wasm/host/travel.ts";
import type { Point } from "./place.ts";

/** A device's reported position, with its accuracy in meters. */
export interface DeviceLocation extends Point {
  accuracy?: number | undefined;
}

/** Maximum accuracy radius that counts in a device's favor, meters. */
const MAX_ACCURACY_METERS = 200;

/** Meters to a place, less the device's accuracy radius; null if either is unknown. */
export function computeMetersTo(place: Point | null, spot: DeviceLocation | null | undefined): number | null {
  if (!place || !spot) return null;
  const apart = measureGreatCircle([place.longitude, place.latitude], [spot.longitude, spot.latitude]);
  return Math.max(0, Math.round(apart - Math.min(spot.accuracy ?? 0, MAX_ACCURACY_METERS)));
}

/** True for a device at a place: within the radius, and with an accuracy no worse than the radius. */
export function isInGeofence(place: Point | null, spot: DeviceLocation, radius: number): boolean {
  const metres = computeMetersTo(place, spot);
  return metres !== null && metres <= radius && (spot.accuracy ?? 0) <= radius;
}

/** Meters outside a required radius; null if inside, if the radius is 0 (anywhere) or the position is unknown. */
export function computeMetersOutside(
  place: Point | null,
  spot: DeviceLocation | null | undefined,
  radius: number,
): number | null {
  const metres = computeMetersTo(place, spot);
  return radius > 0 && metres !== null && metres > radius ? metres : null;
}
