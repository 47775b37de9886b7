import { isInRegion } from "#app/platform/geo/street-map.ts";
import type { WayLeg, Ways } from "#app/platform/geo/ways.ts";
import type { Regions } from "./regions.ts";

/**
 * Lines along the streets of the regions: for each leg by the first region that contains both ends. One call per
 * region.
 */
export function createWays(regions: Regions): Ways {
  return {
    findRegionAt: async (place) => (await regions.all()).find((region) => isInRegion(region, place)) ?? null,
    findAlong: async (legs) => {
      const lines: (string | null)[] = legs.map(() => null);
      for (const region of await regions.all()) {
        const within = (leg: WayLeg) => leg.every((point) => isInRegion(region, point));
        const at = legs.flatMap((leg, index) => (lines[index] === null && within(leg) ? [index] : []));
        if (at.length === 0) continue;
        const answer = await regions.room(region.id).ways(
          region,
          at.flatMap((index) => legs[index] ?? []),
        );
        if ("fault" in answer) throw new Error(answer.fault);
        for (const [each, index] of at.entries()) lines[index] = answer[each] ?? null;
      }
      return lines;
    },
  };
}
