import { regionCovers } from "#app/platform/geo/street-map.ts";
import type { Leg, Ways } from "#app/platform/geo/ways.ts";
import type { Regions } from "./regions.ts";

/** Ways along the streets of the regions: a leg's by the first region that both its ends lie in. One question a region. */
export function waysOf(regions: Regions): Ways {
  return {
    regionAt: async (place) => (await regions.all()).find((region) => regionCovers(region, place)) ?? null,
    along: async (legs) => {
      const lines: (string | null)[] = legs.map(() => null);
      for (const region of await regions.all()) {
        const within = (leg: Leg) => leg.every((point) => regionCovers(region, point));
        const at = legs.flatMap((leg, index) => (lines[index] === null && within(leg) ? [index] : []));
        if (at.length === 0) continue;
        const answer = await regions.room(region.id).ways(
          region,
          at.flatMap((index) => legs[index] ?? []),
        );
        if ("trouble" in answer) throw new Error(answer.trouble);
        for (const [each, index] of at.entries()) lines[index] = answer[each] ?? null;
      }
      return lines;
    },
  };
}
