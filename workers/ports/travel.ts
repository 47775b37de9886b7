import type { TravelTimes } from "#app/domain/kernel/ports.ts";
import { estimateTravel } from "#wasm/host/travel.ts";

/** Great circle × 1.34 at 56 km/h: the median detour of a real distributor's trips (see docs/decisions.md). */
const estimate = { detour: 1.34, metresPerSecond: 56 / 3.6 };

/** Travel times from the configured provider; without one, the embedded estimate. */
export function travelOf(_env: Env): TravelTimes {
  return {
    estimate,
    matrix: async (points) => {
      const places = points.map((point) => [point.longitude, point.latitude] as const);
      const found = estimateTravel(places, estimate.metresPerSecond, estimate.detour);
      return { durations: square(found.durations, points.length), distances: square(found.distances, points.length) };
    },
  };
}

function square(flat: Int32Array, size: number): number[][] {
  return Array.from({ length: size }, (_, row) => [...flat.subarray(row * size, (row + 1) * size)]);
}
