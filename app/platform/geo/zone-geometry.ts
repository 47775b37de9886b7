/** Longitude and latitude, degrees (RFC 7946). */
export type GeoPosition = [number, number];

/** Closed: the last position is the first one again. */
export type Ring = GeoPosition[];

/** The outer ring, then its holes. */
export type PolygonRings = Ring[];

/** The geometry of a zone: one area, or several under one name. */
export type ZoneGeometry =
  | { type: "Polygon"; coordinates: PolygonRings }
  | { type: "MultiPolygon"; coordinates: PolygonRings[] };

/** Maximum corners of a zone, zones of a file and of an account, and bytes of a file and of all outlines. */
export const ZONE_LIMITS = { corners: 2_000, zones: 500, fileBytes: 3_000_000, accountBytes: 4_000_000 } as const;

/** West, south, east, north; degrees. */
export type Box = readonly [number, number, number, number];

/** The box around a geometry. */
export function computeBox(geometry: ZoneGeometry): Box {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x, y] of listPolygons(geometry).flat(2)) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

/** The areas of a geometry, one by one. */
export function listPolygons(geometry: ZoneGeometry): PolygonRings[] {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

/** A geometry of areas: one is a Polygon, several are a MultiPolygon. */
export function toGeometry(polygons: readonly PolygonRings[]): ZoneGeometry {
  const [first] = polygons;
  return polygons.length === 1 && first
    ? { type: "Polygon", coordinates: first }
    : { type: "MultiPolygon", coordinates: [...polygons] };
}
