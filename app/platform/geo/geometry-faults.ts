import { orient2d } from "robust-predicates";
import { findFirstCrossing } from "./crossing.ts";
import { isPointInRings } from "./point-in-zone.ts";
import {
  type GeoPosition,
  listPolygons,
  type PolygonRings,
  type Ring,
  ZONE_LIMITS,
  type ZoneGeometry,
} from "./zone-geometry.ts";

/** A fault of a geometry: a code of the `errors` catalogue, with its position. */
export interface GeometryFault {
  code:
    | "zone_empty"
    | "zone_corners_few"
    | "zone_corners_many"
    | "zone_ring_open"
    | "zone_off_globe"
    | "zone_too_wide"
    | "zone_flat"
    | "zone_self_crossing"
    | "zone_hole_outside";
  params: { longitude: number; latitude: number } | { limit: number } | Record<never, never>;
}

/**
 * The first fault of a geometry, or null: every ring closed with three corners or more, on the globe, not across the
 * date line, crossing neither itself nor another ring of its area, holes inside. Corners are counted first, so that a
 * huge file is refused cheaply.
 */
export function findGeometryFault(geometry: ZoneGeometry): GeometryFault | null {
  const polygons = listPolygons(geometry);
  const rings = polygons.flat();
  if (polygons.length === 0 || polygons.some((each) => each.length === 0)) return createFault("zone_empty");
  if (rings.reduce((sum, ring) => sum + ring.length, 0) > ZONE_LIMITS.corners + rings.length)
    return { code: "zone_corners_many", params: { limit: ZONE_LIMITS.corners } };
  for (const ring of rings) {
    const wrong = findRingFault(ring);
    if (wrong) return wrong;
  }
  const longitudes = rings.flat().map(([x]) => x);
  if (Math.max(...longitudes) - Math.min(...longitudes) > 180) return createFault("zone_too_wide");
  return findFirst(polygons, (polygon) => findCrossingFault(polygon) ?? findHoleFault(polygon));
}

/** The first position that is not on the globe, as a fault. */
export function findOffGlobe(positions: readonly GeoPosition[]): GeometryFault | null {
  const off = positions.find(([x, y]) => !(Math.abs(x) <= 180 && Math.abs(y) <= 90));
  return off ? createFault("zone_off_globe", off) : null;
}

function findRingFault(ring: Ring): GeometryFault | null {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last) return createFault("zone_empty");
  const off = findOffGlobe(ring);
  if (off) return off;
  if (first[0] !== last[0] || first[1] !== last[1]) return createFault("zone_ring_open", last);
  if (new Set(ring.map(String)).size < 3) return createFault("zone_corners_few", first);
  const bent = ring.some((point, at) => {
    const [second, third] = [ring[at + 1], ring[at + 2]];
    return second !== undefined && third !== undefined && orient2d(...point, ...second, ...third) !== 0;
  });
  return bent ? null : createFault("zone_flat", first);
}

/** The first place where two edges of an area meet that should not. */
function findCrossingFault(polygon: PolygonRings): GeometryFault | null {
  const place = findFirstCrossing(polygon);
  return place && createFault("zone_self_crossing", place);
}

function findHoleFault([outer = [], ...holes]: PolygonRings): GeometryFault | null {
  return findFirst(holes, (hole) => {
    const [corner] = hole;
    return corner && !isPointInRings(corner, [outer]) ? createFault("zone_hole_outside", corner) : null;
  });
}

function createFault(code: GeometryFault["code"], at?: GeoPosition): GeometryFault {
  return { code, params: at ? { longitude: roundDegrees(at[0]), latitude: roundDegrees(at[1]) } : {} };
}
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
function findFirst<T>(list: readonly T[], find: (each: T) => GeometryFault | null): GeometryFault | null {
  for (const each of list) {
    const found = find(each);
    if (found) return found;
  }
  return null;
}
