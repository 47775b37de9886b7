import { UNREACHABLE } from "./flat-problem.ts";
import type { Coordinates } from "./problem.ts";

/** Mean radius of the earth in meters (IUGG). */
const EARTH_RADIUS = 6_371_008.8;
const radians = Math.PI / 180;

/** Road ÷ great-circle length (median of a distributor's real trips) and meters per second (56 km/h). */
export const DEFAULT_DETOUR = 1.34;
export const DEFAULT_SPEED = 56 / 3.6;

/** Great-circle meters between two places, by the haversine formula (exact for short and for antipodal pairs). */
export function measureGreatCircle(from: Coordinates, to: Coordinates): number {
  const latitude = Math.sin(((to[1] - from[1]) * radians) / 2);
  const longitude = Math.sin(((to[0] - from[0]) * radians) / 2);
  const chord = latitude * latitude + Math.cos(from[1] * radians) * Math.cos(to[1] * radians) * longitude * longitude;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Seconds and meters above this are a pair that cannot be traveled: 8.5 years, or 268,000 km. */
const MAX_LEG = UNREACHABLE;

/** Whole seconds for so many meters. */
export const computeSeconds = (meters: number, speed: number): number => Math.min(Math.round(meters / speed), MAX_LEG);

/** Estimated road meters and seconds between every two places, row by row, whole numbers. */
export interface TravelEstimate {
  durations: Int32Array;
  distances: Int32Array;
}

/**
 * Travel between all pairs of places: great circle × detour ÷ speed, each rounded to the nearest whole number.
 *
 * @param speed meters per second  @param detour road ÷ great-circle length
 */
export function estimateTravel(places: readonly Coordinates[], speed: number, detour: number): TravelEstimate {
  const distances = new Int32Array(places.length ** 2);
  const durations = fillPairs(places, detour, (meters, there, back) => {
    distances[there] = distances[back] = Math.min(Math.round(meters), MAX_LEG);
    return computeSeconds(meters, speed);
  });
  return { durations, distances };
}

/** The durations alone, for half the memory. */
export function estimateDurations(places: readonly Coordinates[], speed: number, detour: number): Int32Array {
  return fillPairs(places, detour, (meters) => computeSeconds(meters, speed));
}

/** A symmetric square table of what `value` makes of the meters of each pair; `there` and `back` are its two entries. */
function fillPairs(
  places: readonly Coordinates[],
  detour: number,
  value: (meters: number, there: number, back: number) => number,
): Int32Array {
  const size = places.length;
  const table = new Int32Array(size * size);
  places.forEach((from, row) => {
    for (let column = row + 1; column < size; column++) {
      const to = places[column];
      if (to === undefined) continue;
      const [there, back] = [row * size + column, column * size + row];
      table[there] = table[back] = value(measureGreatCircle(from, to) * detour, there, back);
    }
  });
  return table;
}
