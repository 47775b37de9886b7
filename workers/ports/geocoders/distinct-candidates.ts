import type { GeocodeCandidate } from "#app/platform/geo/geocoding.ts";
import { measureGreatCircle } from "#wasm/host/travel.ts";

/** From fine to coarse, and how far apart (metres) two matches are two places. */
const precisions = [
  ["address", 150],
  ["street", 1_500],
  ["postal_code", 5_000],
  ["city", 15_000],
] as const;

/**
 * The finest matches only, each place once: providers list a house, its street and its city, and one house by every
 * shop in it. If more than one is left, a person has to choose.
 */
export function listDistinctCandidates(candidates: readonly GeocodeCandidate[]): GeocodeCandidate[] {
  for (const [precision, apart] of precisions) {
    const places: GeocodeCandidate[] = [];
    for (const each of candidates.filter((one) => one.precision === precision)) {
      if (places.every((place) => computeMeters(place, each) > apart)) places.push(each);
    }
    if (places.length > 0) return places;
  }
  return [];
}

function computeMeters(one: GeocodeCandidate, other: GeocodeCandidate): number {
  return measureGreatCircle([one.point.longitude, one.point.latitude], [other.point.longitude, other.point.latitude]);
}
