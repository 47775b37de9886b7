import { readPlaces } from "#wasm/host/places.ts";
import type { Problem } from "#wasm/host/problem.ts";

/** Times between places are kept for every pair of them: what a Worker's memory holds. */
const MAX_PLACES = 2_500;

/** How many different places a plan's problem has where they are more than can be planned together, as `plan_too_large` says it. */
export function findPlaceExcess(problem: Problem): { places: number; most: number } | null {
  const places = readPlaces(problem).count;
  return places > MAX_PLACES ? { places, most: MAX_PLACES } : null;
}
