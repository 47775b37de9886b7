/** A region whose streets can be shown: what a browser needs to know of it. */
export interface StreetRegion {
  id: string;
  build: string;
  /** West, south, east, north in degrees. */
  box: readonly [number, number, number, number];
  attribution: string;
}

/** What the licence of the data asks to be read on every map (openstreetmap.org/copyright). */
export const streetCredit = "© OpenStreetMap";

/** Below it lies what maps are drawn from: it belongs to no account, and a build never changes. */
export const streetsPath = "/streets";

/** Where the regions are listed. */
export const streetRegionsPath = `${streetsPath}/regions.json`;

/** The address of a region's tiles, with places for zoom, column and row. */
export function formatTilesAddress({ id, build }: Pick<StreetRegion, "id" | "build">): string {
  return `${streetsPath}/${id}/${build}/{z}/{x}/{y}.mvt`;
}

/** The largest zoom that tiles are made for; closer, the last ones are drawn larger. */
export const MAX_TILE_ZOOM = 14;

/** Whether a point lies in a region's box. */
export function isInRegion(
  { box: [west, south, east, north] }: Pick<StreetRegion, "box">,
  { longitude, latitude }: { longitude: number; latitude: number },
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** How streets look: by themselves, and under what is drawn over them. */
export const streetLooks = ["plain", "calm"] as const;
export type StreetLook = (typeof streetLooks)[number];

export const streetSchemes = ["light", "dark"] as const;

/** Where the layers of a look are. */
export function formatStreetStylePath(look: StreetLook, scheme: (typeof streetSchemes)[number]): string {
  return `${streetsPath}/${look}-${scheme}.json`;
}
