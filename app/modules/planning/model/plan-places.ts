import { readPlaces } from "#wasm/host/places.ts";
import type { Problem } from "#wasm/host/problem.ts";

/** Times are held for every pair of places: the maximum that fits a Worker's memory. */
const MAX_PLACES = 2_500;

/**
 * Returns the number of distinct places and the maximum when a problem has too many to plan together
 * (`plan_too_large`), else null.
 */
export function findPlaceExcess(problem: Problem): { places: number; max: number } | null {
  const places = readPlaces(problem).count;
  return places > MAX_PLACES ? { places, max: MAX_PLACES } : null;
}
