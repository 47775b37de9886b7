import type { RegionStreets } from "../region/region-streets.ts";
import { getManifestKey, parseManifest, type RegionManifest } from "../region/run/manifest.ts";

/** The regions whose streets are in the bucket, and their rooms. */
export interface Regions {
  /** The regions there are; asked for again after a minute. */
  all(): Promise<RegionManifest[]>;
  room(id: string): Pick<RegionStreets, keyof RegionStreets>;
}

/** How long the list of regions is believed, milliseconds: a new build is noticed within it. */
const LIST_TTL_MS = 60_000;

/** What was read, and no promise of it: one that a request began is not to be waited for by another. */
let cachedRegions: { bucket: R2Bucket; at: number; regions: RegionManifest[] } | null = null;

/** Reads the manifests below `regions/`. One that cannot be read is reported, and its region is not there. */
export function createRegions({ FILES, REGION_ROOM }: Pick<Env, "FILES" | "REGION_ROOM">): Regions {
  return {
    all: async () => {
      const now = Date.now();
      if (cachedRegions?.bucket === FILES && now - cachedRegions.at <= LIST_TTL_MS) return cachedRegions.regions;
      const regions = await readAllManifests(FILES);
      cachedRegions = { bucket: FILES, at: now, regions };
      return regions;
    },
    room: (id) => withOneRetry(() => REGION_ROOM.get(REGION_ROOM.idFromName(id))),
  };
}

/**
 * A room that is asked once more when it went down with the question: it keeps nothing, a new one reads the files again. What
 * it cannot answer it says and does not throw.
 */
function withOneRetry(room: () => Pick<RegionStreets, keyof RegionStreets>): Pick<RegionStreets, keyof RegionStreets> {
  const again = async <Answer>(ask: (streets: ReturnType<typeof room>) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(room());
    } catch (error) {
      console.warn("a region's room went down and is asked again", error);
      return ask(room());
    }
  };
  return {
    matrix: (...requested) => again((streets) => streets.matrix(...requested)),
    route: (...requested) => again((streets) => streets.route(...requested)),
    ways: (...requested) => again((streets) => streets.ways(...requested)),
    find: (...requested) => again((streets) => streets.find(...requested)),
    near: (...requested) => again((streets) => streets.near(...requested)),
    towns: (...requested) => again((streets) => streets.towns(...requested)),
  };
}

async function readAllManifests(bucket: R2Bucket): Promise<RegionManifest[]> {
  const { delimitedPrefixes } = await bucket.list({ prefix: "regions/", delimiter: "/" });
  const found = await Promise.all(
    delimitedPrefixes.map(async (prefix) => {
      const key = getManifestKey(prefix.split("/")[1] ?? "");
      const file = await bucket.get(key);
      const manifest = file && parseManifest(await file.text());
      if (file && !manifest) console.error("a region's manifest cannot be read", key);
      return manifest ?? [];
    }),
  );
  return found.flat();
}
