import booleanPointInPolygon from "@turf/boolean-point-in-polygon";
import type { PolygonRings, Position, ZoneGeometry } from "./zone-geometry.ts";

/** True when a point lies in an area or on its edge. */
export function pointInRings(point: Position, rings: PolygonRings): boolean {
  return booleanPointInPolygon(point, { type: "Polygon", coordinates: rings });
}

/** True when a point lies in a zone or on its edge. */
export function pointInZone(point: Position, geometry: ZoneGeometry): boolean {
  return booleanPointInPolygon(point, geometry);
}
