import type { Point } from "#app/platform/geo/place.ts";
import type { StopFacts } from "./track-order.ts";

/** A position that is older says nothing. */
const MAX_POSITION_AGE_MS = 10 * 60_000;

/**
 * The driver's position, rounded to about a hundred metres, with its time; null while it must not be shown: before the
 * route begins, with more stops before than the account allows, on a break, and once it is old.
 */
export function getDriverPosition(
  stop: Pick<StopFacts, "position" | "stopsBefore" | "shownStops" | "isPaused" | "routeStatus"> | null,
  now: number,
): (Point & { at: number }) | null {
  if (!stop?.position || stop.routeStatus !== "active" || stop.isPaused) return null;
  const { shownStops, stopsBefore, position } = stop;
  if (shownStops === 0 || stopsBefore > shownStops || now - position.at > MAX_POSITION_AGE_MS) return null;
  const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;
  return { longitude: round(position.longitude), latitude: round(position.latitude), at: position.at };
}
