import booleanPointInPolygon from "@turf/boolean-point-in-polygon";
import type { GeoPosition, PolygonRings, ZoneGeometry } from "./zone-geometry.ts";

/** True when a point lies in an area or on its edge. */
export function isPointInRings(point: GeoPosition, rings: PolygonRings): boolean {
  return booleanPointInPolygon(point, { type: "Polygon", coordinates: rings });
}

/** True when a point lies in a zone or on its edge. */
export function isPointInZone(point: GeoPosition, geometry: ZoneGeometry): boolean {
  return booleanPointInPolygon(point, geometry);
}
