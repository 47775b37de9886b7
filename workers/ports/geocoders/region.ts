import type { CandidateReason, GeocodeCandidate, GeocodeQuery } from "#app/platform/geo/geocoding.ts";
import type { FoundAddress } from "#workers/region/run/addresses.ts";
import type { Regions } from "../regions.ts";
import { reportOnce } from "../regions.ts";
import { formatOneLine } from "./one-line-address.ts";

/** Minimum confidence; below it a candidate is another address. */
const MIN_CONFIDENCE = 0.72;
/** Closer together than this, two candidates are a choice for a person. */
const MAX_TIE_GAP = 0.02;
/** Addresses located at once: an import has thousands. */
const MAX_LINES = 200;

/** Finds addresses among those of the regions, many at once; a result is empty if none of them has the address. */
export async function locateInRegions(
  regions: Regions,
  queries: readonly GeocodeQuery[],
): Promise<GeocodeCandidate[][]> {
  const lines = queries.map(formatOneLine);
  const answers = lines.map((): FoundAddress[] => []);
  for (const region of await regions.all()) {
    for (let first = 0; first < lines.length; first += MAX_LINES) {
      const found = await regions.room(region.id).find(region, lines.slice(first, first + MAX_LINES), "whole", 5);
      if ("fault" in found) reportOnce(region, found.fault);
      else for (const [at, each] of found.entries()) answers[first + at]?.push(...each);
    }
  }
  return answers.map((found, at) => toCandidates(found, queries[at]));
}

/** Towns of the regions by name, for addresses without a finer match, including villages missing from the gazetteer. */
export async function locateTownsInRegions(
  regions: Regions,
  queries: readonly GeocodeQuery[],
): Promise<GeocodeCandidate[][]> {
  const answers = queries.map((): GeocodeCandidate[] => []);
  const named = [...queries.entries()].filter(([, { city }]) => city);
  if (named.length === 0) return answers;
  for (const region of await regions.all()) {
    const found = await regions.room(region.id).towns(
      region,
      named.map(([, { city }]) => city ?? ""),
    );
    if ("fault" in found) reportOnce(region, found.fault);
    else
      for (const [at, town] of found.entries())
        if (town) answers[named[at]?.[0] ?? -1]?.push({ label: town.name, point: town.point, precision: "city" });
  }
  return answers;
}

/** The best ones, when they are good enough to be meant. */
function toCandidates(found: readonly FoundAddress[], query: GeocodeQuery | undefined): GeocodeCandidate[] {
  const meant = found.filter((each) => each.confidence >= MIN_CONFIDENCE && isSamePlace(each));
  const best = Math.max(0, ...meant.map(({ confidence }) => confidence));
  return meant
    .filter(({ confidence }) => confidence >= best - MAX_TIE_GAP)
    .map((each) => ({
      label: formatLabel(each),
      point: { longitude: each.longitude, latitude: each.latitude },
      precision: getPrecision(each, query),
      ...toReasons(each, query),
    }));
}

/** A street of the same name in another town does not match an address that names its town. */
function isSamePlace({ why: { city, postcode } }: FoundAddress): boolean {
  if (city === "other") return postcode === "same";
  return postcode !== "other" || city === "same";
}

function getPrecision(
  { why: { house } }: FoundAddress,
  query: GeocodeQuery | undefined,
): GeocodeCandidate["precision"] {
  const requested = /\d/.test(query?.line1 ?? "");
  return requested && (house === "exact" || house === "similar" || house === "between") ? "address" : "street";
}

/** Reasons shown to a person who chooses among candidates. */
export function toReasons(
  { why, street, number }: FoundAddress,
  query: Pick<GeocodeQuery, "line1"> | undefined,
): Pick<GeocodeCandidate, "reasons"> {
  const house = /\d/.test(query?.line1 ?? "") ? houseReasons[why.house] : null;
  const reasons = [
    ...toSpellingReasons(why.streetEdits, street, why.city),
    ...(house === "house_near" && number === "" ? (["house_unknown"] as const) : house ? [house] : []),
    ...(why.postcode === "other" || why.postcode === "similar" ? (["other_postcode"] as const) : []),
    ...(why.city === "other" ? (["other_city"] as const) : []),
  ];
  return reasons.length > 0 ? { reasons } : {};
}

/** Generic street words, which do not identify a street. */
const streetWord = /(strasse|straße|street|str|weg|gasse|gass|gässle|platz|allee|ring)$/i;
/** Letters of a name's distinctive part per allowed typo. */
const LETTERS_PER_SLIP = 5;

/** A typo in a long name is tolerated; several in a short one mean another street. */
function toSpellingReasons(edits: number, street: string, city: FoundAddress["why"]["city"]): CandidateReason[] {
  const own = street.replace(streetWord, "").replace(/[^\p{L}]/gu, "");
  if (edits > Math.max(1, Math.ceil(own.length / LETTERS_PER_SLIP))) return ["other_street"];
  return edits > 0 || city === "similar" ? ["spelling"] : [];
}

const houseReasons: Readonly<Record<FoundAddress["why"]["house"], CandidateReason | null>> = {
  exact: null,
  similar: "house_similar",
  between: "house_between",
  near: "house_near",
  unasked: "house_unknown",
};

function formatLabel({ street, number, postcode, city }: FoundAddress): string {
  return [[street, number].filter(Boolean).join(" "), [postcode, city].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
}
