import { UNREACHABLE } from "./flat-problem.ts";
import type { Coordinates } from "./problem.ts";

/** Mean radius of the earth in metres (IUGG). */
const earthRadius = 6_371_008.8;
const radians = Math.PI / 180;

/** Road ÷ great-circle length (median of a distributor's real trips) and metres per second (56 km/h). */
export const defaultDetour = 1.34;
export const defaultSpeed = 56 / 3.6;

/** Great-circle metres between two places, by the haversine formula (exact for short and for antipodal pairs). */
export function greatCircle(from: Coordinates, to: Coordinates): number {
  const latitude = Math.sin(((to[1] - from[1]) * radians) / 2);
  const longitude = Math.sin(((to[0] - from[0]) * radians) / 2);
  const chord = latitude * latitude + Math.cos(from[1] * radians) * Math.cos(to[1] * radians) * longitude * longitude;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Seconds and metres above this are a pair that cannot be travelled: 8.5 years, or 268,000 km. */
const longest = UNREACHABLE;

/** Whole seconds for so many metres. */
export const secondsFor = (metres: number, speed: number): number => Math.min(Math.round(metres / speed), longest);

/** Estimated road metres and seconds between every two places, row by row, whole numbers. */
export interface TravelEstimate {
  durations: Int32Array;
  distances: Int32Array;
}

/**
 * Travel between all pairs of places: great circle × detour ÷ speed, each rounded to the nearest whole number.
 *
 * @param speed metres per second  @param detour road ÷ great-circle length
 */
export function estimateTravel(places: readonly Coordinates[], speed: number, detour: number): TravelEstimate {
  const distances = new Int32Array(places.length ** 2);
  const durations = fillPairs(places, detour, (metres, there, back) => {
    distances[there] = distances[back] = Math.min(Math.round(metres), longest);
    return secondsFor(metres, speed);
  });
  return { durations, distances };
}

/** The durations alone, for half the memory. */
export function estimateDurations(places: readonly Coordinates[], speed: number, detour: number): Int32Array {
  return fillPairs(places, detour, (metres) => secondsFor(metres, speed));
}

/** A symmetric square table of what `value` makes of the metres of each pair; `there` and `back` are its two entries. */
function fillPairs(
  places: readonly Coordinates[],
  detour: number,
  value: (metres: number, there: number, back: number) => number,
): Int32Array {
  const size = places.length;
  const table = new Int32Array(size * size);
  places.forEach((from, row) => {
    for (let column = row + 1; column < size; column++) {
      const to = places[column];
      if (to === undefined) continue;
      const [there, back] = [row * size + column, column * size + row];
      table[there] = table[back] = value(greatCircle(from, to) * detour, there, back);
    }
  });
  return table;
}
