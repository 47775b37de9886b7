import type { CandidateWhy, GeocodeCandidate, GeocodeQuery } from "#app/platform/geo/geocoding.ts";
import type { FoundAddress } from "#workers/region/run/addresses.ts";
import type { Regions } from "../regions.ts";
import { reportOnce } from "../report-once.ts";
import { oneLine } from "./line.ts";

/** Below this a candidate is somebody else's address. */
const leastConfidence = 0.72;
/** Closer together than this, two candidates are a choice for a person. */
const asGood = 0.02;
/** Addresses that are asked for at once: an import brings thousands. */
const linesAtOnce = 200;

/** Finds addresses among those of the regions, many at once; an answer is empty where none of them knows the address. */
export async function locateInRegions(
  regions: Regions,
  queries: readonly GeocodeQuery[],
): Promise<GeocodeCandidate[][]> {
  const lines = queries.map(oneLine);
  const answers = lines.map((): FoundAddress[] => []);
  for (const region of await regions.all()) {
    for (let first = 0; first < lines.length; first += linesAtOnce) {
      const found = await regions.room(region.id).find(region, lines.slice(first, first + linesAtOnce), "whole", 5);
      if ("trouble" in found) reportOnce(region, found.trouble);
      else for (const [at, each] of found.entries()) answers[first + at]?.push(...each);
    }
  }
  return answers.map((found, at) => candidatesOf(found, queries[at]));
}

/** Towns of the regions by name, for addresses that nobody found closer: villages that no list of the world's towns has. */
export async function townsInRegions(
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
    if ("trouble" in found) reportOnce(region, found.trouble);
    else
      for (const [at, town] of found.entries())
        if (town) answers[named[at]?.[0] ?? -1]?.push({ label: town.name, point: town.point, precision: "city" });
  }
  return answers;
}

/** The best ones, when they are good enough to be meant. */
function candidatesOf(found: readonly FoundAddress[], query: GeocodeQuery | undefined): GeocodeCandidate[] {
  const meant = found.filter((each) => each.confidence >= leastConfidence && placeAgrees(each));
  const best = Math.max(0, ...meant.map(({ confidence }) => confidence));
  return meant
    .filter(({ confidence }) => confidence >= best - asGood)
    .map((each) => ({
      label: labelOf(each),
      point: { longitude: each.longitude, latitude: each.latitude },
      precision: precisionOf(each, query),
      ...whyOf(each, query),
    }));
}

/** A street of the name in another town is no answer to an address that names its town. */
function placeAgrees({ why: { city, postcode } }: FoundAddress): boolean {
  if (city === "other") return postcode === "same";
  return postcode !== "other" || city === "same";
}

function precisionOf({ why: { house } }: FoundAddress, query: GeocodeQuery | undefined): GeocodeCandidate["precision"] {
  const asked = /\d/.test(query?.line1 ?? "");
  return asked && (house === "exact" || house === "similar" || house === "between") ? "address" : "street";
}

/** What a person is told who chooses among candidates. */
export function whyOf(
  { why, street, number }: FoundAddress,
  query: Pick<GeocodeQuery, "line1"> | undefined,
): Pick<GeocodeCandidate, "why"> {
  const house = /\d/.test(query?.line1 ?? "") ? houseWhys[why.house] : null;
  const told = [
    ...spellingOf(why.streetEdits, street, why.city),
    ...(house === "house_near" && number === "" ? (["house_unknown"] as const) : house ? [house] : []),
    ...(why.postcode === "other" || why.postcode === "similar" ? (["other_postcode"] as const) : []),
    ...(why.city === "other" ? (["other_city"] as const) : []),
  ];
  return told.length > 0 ? { why: told } : {};
}

/** What streets are called: it says nothing about which one is meant. */
const streetWord = /(strasse|straße|street|str|weg|gasse|gass|gässle|platz|allee|ring)$/i;
/** Letters of a name's own part for each slip of the typist. */
const lettersToASlip = 5;

/** A slip in a long name is one; several in a short one name another street. */
function spellingOf(edits: number, street: string, city: FoundAddress["why"]["city"]): CandidateWhy[] {
  const own = street.replace(streetWord, "").replace(/[^\p{L}]/gu, "");
  if (edits > Math.max(1, Math.ceil(own.length / lettersToASlip))) return ["other_street"];
  return edits > 0 || city === "similar" ? ["spelling"] : [];
}

const houseWhys: Readonly<Record<FoundAddress["why"]["house"], CandidateWhy | null>> = {
  exact: null,
  similar: "house_similar",
  between: "house_between",
  near: "house_near",
  unasked: "house_unknown",
};

function labelOf({ street, number, postcode, city }: FoundAddress): string {
  return [[street, number].filter(Boolean).join(" "), [postcode, city].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
}
