import { type StreetRegion, streetRegionsPath } from "#app/platform/geo/street-map.ts";

let regions: readonly StreetRegion[] = [];
let pendingRequest: Promise<void> | null = null;

/** Loads the list of regions, once per page. On failure the map shows the basemap, and the next map tries again. */
export function loadRegions(): Promise<void> {
  pendingRequest ??= fetchJsonOrNull<readonly StreetRegion[]>(streetRegionsPath).then((found) => {
    if (found) regions = found;
    else pendingRequest = null;
  });
  return pendingRequest;
}

/** The loaded regions: all, once a map is shown (`createLazyMap`). */
export function listKnownRegions(): readonly StreetRegion[] {
  return regions;
}

/** A file as JSON, or null on failure: the map works without it and tries again. */
export async function fetchJsonOrNull<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}
