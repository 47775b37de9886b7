import { type StreetRegion, streetRegionsPath } from "#app/platform/geo/street-map.ts";

let regions: readonly StreetRegion[] = [];
let pendingRequest: Promise<void> | null = null;

/** Learns which regions there are, once a page. Without an answer the map is the basemap, and the next map asks again. */
export function loadRegions(): Promise<void> {
  pendingRequest ??= fetchJsonOrNull<readonly StreetRegion[]>(streetRegionsPath).then((found) => {
    if (found) regions = found;
    else pendingRequest = null;
  });
  return pendingRequest;
}

/** The regions that are known: all, once a map is shown (`createLazyMap`). */
export function listKnownRegions(): readonly StreetRegion[] {
  return regions;
}

/** A file as JSON, or null: a map stands without what lies over its basemap, and asks again. */
export async function fetchJsonOrNull<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}
