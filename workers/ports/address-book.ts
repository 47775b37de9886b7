import type { AddressBook, KnownAddress } from "#app/platform/geo/geocoding.ts";
import { regionCovers } from "#app/platform/geo/street-map.ts";
import type { FoundAddress } from "#workers/region/run/addresses.ts";
import { whyOf } from "./geocoders/region.ts";
import type { Regions } from "./regions.ts";
import { reportOnce } from "./report-once.ts";

/** Shorter than this says nothing yet. */
const fewestLetters = 2;
const most = 6;
/** Below this somebody else's address is named, and this much behind the best one too. */
const leastConfidence = 0.6;
const behind = 0.35;
/** A pin farther than this from every house stands at none, metres. */
const atTheHouse = 150;

/** The addresses of the regions; without a region nobody knows any. */
export function addressBookOf(regions: Regions): AddressBook {
  return {
    suggest: async (text) => {
      if (text.trim().length < fewestLetters) return [];
      const found: FoundAddress[] = [];
      for (const region of await regions.all()) {
        const answer = await regions.room(region.id).find(region, [text], "open", most);
        if ("trouble" in answer) reportOnce(region, answer.trouble);
        else found.push(...answer.flat());
      }
      const best = Math.max(leastConfidence, ...found.map(({ confidence }) => confidence - behind));
      const meant = found.filter(({ confidence }) => confidence >= best);
      return distinct(
        meant
          .sort((a, b) => b.confidence - a.confidence)
          .map((each) => ({ ...known(each), ...whyOf(each, { line1: text }) })),
      ).slice(0, most);
    },
    nearest: async (point) => {
      for (const region of await regions.all()) {
        if (!regionCovers(region, point)) continue;
        const answer = await regions.room(region.id).near(region, point, atTheHouse);
        if (answer && "trouble" in answer) reportOnce(region, answer.trouble);
        else if (answer) return known(answer);
      }
      return null;
    },
  };
}

function known({ street, number, postcode, city, longitude, latitude }: FoundAddress): KnownAddress {
  const line1 = [street, number].filter(Boolean).join(" ");
  return { line1, postal_code: postcode, city, point: { longitude, latitude } };
}

/** Two regions that overlap know the same house. */
function distinct(addresses: readonly KnownAddress[]): KnownAddress[] {
  const named = new Map(addresses.map((each) => [`${each.line1}, ${each.postal_code} ${each.city}`, each]));
  return [...named.values()];
}
