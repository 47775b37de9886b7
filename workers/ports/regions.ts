import type { RegionStreets } from "../region/region-streets.ts";
import { getManifestKey, parseManifest, type RegionManifest } from "../region/run/manifest.ts";

/** The regions whose streets are in the bucket, and their rooms. */
export interface Regions {
  /** The available regions; reloaded after a minute. */
  all(): Promise<RegionManifest[]>;
  room(id: string): Pick<RegionStreets, keyof RegionStreets>;
}

/** How long the list of regions is cached, milliseconds. */
const LIST_TTL_MS = 60_000;

/** The cached value, not a promise: a request must not wait for another's promise. */
let cachedRegions: { bucket: R2Bucket; at: number; regions: RegionManifest[] } | null = null;

/** Reads the manifests below `regions/`. An unreadable one is reported and its region left out. */
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
 * Retries once when the room crashed during a call: it stores nothing, a new one reads the files again. Errors of the
 * region are returned, not thrown.
 */
function withOneRetry(room: () => Pick<RegionStreets, keyof RegionStreets>): Pick<RegionStreets, keyof RegionStreets> {
  const again = async <Answer>(ask: (streets: ReturnType<typeof room>) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(room());
    } catch (error) {
      console.warn("a region's room crashed and is called again", error);
      return ask(room());
    }
  };
  return {
    matrix: (...requested) => again((streets) => streets.matrix(...requested)),
    route: (...requested) => again((streets) => streets.route(...requested)),
    ways: (...requested) => again((streets) => streets.ways(...requested)),
    find: (...requested) => again((streets) => streets.find(...requested)),
    near: (...requested) => again((streets) => streets.near(...requested)),
    around: (...requested) => again((streets) => streets.around(...requested)),
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

const reported = new Set<string>();

/** Reports an unreadable region once, not for each address. */
export function reportOnce({ id, build }: RegionManifest, trouble: string): void {
  const key = `${id} ${build}`;
  if (reported.has(key)) return;
  reported.add(key);
  console.error("a region's addresses are unavailable", key, trouble);
}
