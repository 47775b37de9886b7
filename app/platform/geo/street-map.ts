/** A region whose streets can be shown, as browsers need it. */
export interface StreetRegion {
  id: string;
  build: string;
  /** West, south, east, north in degrees. */
  box: readonly [number, number, number, number];
  attribution: string;
}

/** The attribution that the data's license requires on every map (openstreetmap.org/copyright). */
export const streetCredit = "© OpenStreetMap";

/** Base path of map data. It belongs to no account, and a build never changes. */
export const streetsPath = "/streets";

/** Path of the list of regions. */
export const streetRegionsPath = `${streetsPath}/regions.json`;

/** The address of a region's tiles, with places for zoom, column and row. */
export function formatTilesAddress({ id, build }: Pick<StreetRegion, "id" | "build">): string {
  return `${streetsPath}/${id}/${build}/{z}/{x}/{y}.mvt`;
}

/** Maximum zoom of tiles; beyond it the last ones are enlarged. */
export const MAX_TILE_ZOOM = 14;

/** Whether a point lies in a region's box. */
export function isInRegion(
  { box: [west, south, east, north] }: Pick<StreetRegion, "box">,
  { longitude, latitude }: { longitude: number; latitude: number },
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** Styles of streets: on their own, and below drawings. */
export const streetLooks = ["plain", "calm"] as const;
export type StreetLook = (typeof streetLooks)[number];

export const streetSchemes = ["light", "dark"] as const;

/** Path of a style's layers. */
export function formatStreetStylePath(look: StreetLook, scheme: (typeof streetSchemes)[number]): string {
  return `${streetsPath}/${look}-${scheme}.json`;
}
