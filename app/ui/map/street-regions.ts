import { type StreetRegion, streetRegionsPath } from "#app/platform/geo/street-map.ts";

let regions: readonly StreetRegion[] = [];
let asked: Promise<void> | null = null;

/** Learns which regions there are, once a page. Without an answer the map is the basemap, and the next map asks again. */
export function loadRegions(): Promise<void> {
  asked ??= fetchOrNothing<readonly StreetRegion[]>(streetRegionsPath).then((found) => {
    if (found) regions = found;
    else asked = null;
  });
  return asked;
}

/** The regions that are known: all, once a map is shown (`lazyMap`). */
export function knownRegions(): readonly StreetRegion[] {
  return regions;
}

/** A file as JSON, or null: a map stands without what lies over its basemap, and asks again. */
export async function fetchOrNothing<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}
