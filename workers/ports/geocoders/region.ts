import type { GeocodeCandidate, GeocodeQuery } from "#app/domain/kernel/ports.ts";
import type { FoundAddress } from "#workers/region/run/addresses.ts";
import type { RegionManifest } from "#workers/region/run/manifest.ts";
import type { Regions } from "../regions.ts";
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

function labelOf({ street, number, postcode, city }: FoundAddress): string {
  return [[street, number].filter(Boolean).join(" "), [postcode, city].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
}

const reported = new Set<string>();

/** A region that cannot be read is told once, not for each address. */
function reportOnce({ id, build }: RegionManifest, trouble: string): void {
  const key = `${id} ${build}`;
  if (reported.has(key)) return;
  reported.add(key);
  console.error("a region's addresses cannot be asked", key, trouble);
}
