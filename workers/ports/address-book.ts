import type { AddressBook, SuggestedAddress } from "#app/platform/geo/geocoding.ts";
import { isInRegion } from "#app/platform/geo/street-map.ts";
import type { FoundAddress } from "#workers/region/run/addresses.ts";
import { toReasons } from "./geocoders/region.ts";
import type { Regions } from "./regions.ts";
import { reportOnce } from "./regions.ts";

/** Shorter texts give no suggestions. */
const MIN_LETTERS = 2;
const MAX_SUGGESTIONS = 6;
/** Minimum confidence, and maximum distance to the best hit; others are different addresses. */
const MIN_CONFIDENCE = 0.6;
const MAX_CONFIDENCE_GAP = 0.35;
/** A pin farther than this from every house has no address, meters. */
const MAX_HOUSE_METERS = 150;

/** The addresses of the regions; none without a region. */
export function createAddressBook(regions: Regions): AddressBook {
  return {
    suggest: async (text) => {
      if (text.trim().length < MIN_LETTERS) return [];
      const found: FoundAddress[] = [];
      for (const region of await regions.all()) {
        const answer = await regions.room(region.id).find(region, [text], "open", MAX_SUGGESTIONS);
        if ("fault" in answer) reportOnce(region, answer.fault);
        else found.push(...answer.flat());
      }
      const best = Math.max(MIN_CONFIDENCE, ...found.map(({ confidence }) => confidence - MAX_CONFIDENCE_GAP));
      const meant = found.filter(({ confidence }) => confidence >= best);
      return listDistinct(
        meant
          .sort((a, b) => b.confidence - a.confidence)
          .map((each) => ({ ...toSuggestedAddress(each), ...toReasons(each, { line1: text }) })),
      ).slice(0, MAX_SUGGESTIONS);
    },
    nearest: async (point) => {
      for (const region of await regions.all()) {
        if (!isInRegion(region, point)) continue;
        const answer = await regions.room(region.id).near(region, point, MAX_HOUSE_METERS);
        if (answer && "fault" in answer) reportOnce(region, answer.fault);
        else if (answer) return toSuggestedAddress(answer);
      }
      return null;
    },
    around: async (point, { meters, count }) => {
      for (const region of await regions.all()) {
        if (!isInRegion(region, point)) continue;
        const answer = await regions.room(region.id).around(region, point, meters, count);
        if ("fault" in answer) reportOnce(region, answer.fault);
        else if (answer.length > 0) return answer.map(toSuggestedAddress);
      }
      return [];
    },
  };
}

function toSuggestedAddress({ street, number, postcode, city, longitude, latitude }: FoundAddress): SuggestedAddress {
  const line1 = [street, number].filter(Boolean).join(" ");
  return { line1, postal_code: postcode, city, point: { longitude, latitude } };
}

/** Overlapping regions contain the same house. */
function listDistinct(addresses: readonly SuggestedAddress[]): SuggestedAddress[] {
  const named = new Map(addresses.map((each) => [`${each.line1}, ${each.postal_code} ${each.city}`, each]));
  return [...named.values()];
}
