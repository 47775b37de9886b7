import { orient2d } from "robust-predicates";
import { pointInRings } from "./point-in-zone.ts";
import { type PolygonRings, type Position, polygonsOf, type Ring, type ZoneGeometry, zoneLimits } from "./zone.ts";

/** What is wrong with a geometry: a code of the `errors` catalogue, with the place where it is. */
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
 * huge file costs nothing.
 */
export function faultOf(geometry: ZoneGeometry): GeometryFault | null {
  const polygons = polygonsOf(geometry);
  const rings = polygons.flat();
  if (polygons.length === 0 || polygons.some((each) => each.length === 0)) return fault("zone_empty");
  if (rings.reduce((sum, ring) => sum + ring.length, 0) > zoneLimits.corners + rings.length)
    return { code: "zone_corners_many", params: { limit: zoneLimits.corners } };
  for (const ring of rings) {
    const wrong = ringFault(ring);
    if (wrong) return wrong;
  }
  const longitudes = rings.flat().map(([x]) => x);
  if (Math.max(...longitudes) - Math.min(...longitudes) > 180) return fault("zone_too_wide");
  return firstOf(polygons, (polygon) => crossingFault(polygon) ?? holeFault(polygon));
}

function ringFault(ring: Ring): GeometryFault | null {
  const [first, last] = [ring[0], ring.at(-1)];
  const off = ring.find(([x, y]) => !(Math.abs(x) <= 180 && Math.abs(y) <= 90));
  if (off) return fault("zone_off_globe", off);
  if (!first || !last || first[0] !== last[0] || first[1] !== last[1]) return fault("zone_ring_open", last);
  if (new Set(ring.map(String)).size < 3) return fault("zone_corners_few", first);
  const bent = ring.some((point, at) => {
    const [second, third] = [ring[at + 1], ring[at + 2]];
    return second !== undefined && third !== undefined && orient2d(...point, ...second, ...third) !== 0;
  });
  return bent ? null : fault("zone_flat", first);
}

interface Segment {
  from: Position;
  to: Position;
  ring: number;
  at: number;
  /** Segments of the ring. */
  of: number;
}

/** The first place where two edges of an area meet that should not. Edges are walked from west to east. */
function crossingFault(polygon: PolygonRings): GeometryFault | null {
  const place = firstCrossing(polygon);
  return place && fault("zone_self_crossing", place);
}

/** Where rings cross or touch themselves or one another; null when they do not. */
export function firstCrossing(rings: PolygonRings): Position | null {
  const segments = rings.flatMap((ring, number) => {
    const corners = ring.filter((point, at) => at === 0 || String(point) !== String(ring[at - 1]));
    return corners.slice(1).map((to, at) => {
      const from = corners[at] ?? to;
      return { from, to, ring: number, at, of: corners.length - 1 };
    });
  });
  segments.sort((a, b) => west(a) - west(b));
  let open: Segment[] = [];
  for (const segment of segments) {
    open = open.filter((each) => east(each) >= west(segment));
    for (const other of open) {
      const place = meeting(segment, other);
      if (place) return place;
    }
    open.push(segment);
  }
  return null;
}

/** Where two segments meet, beyond the corner that neighbours share. */
function meeting(a: Segment, b: Segment): Position | null {
  const apart = Math.abs(a.at - b.at);
  const neighbours = a.ring === b.ring && (apart === 1 || apart === a.of - 1);
  if (neighbours) {
    const [shared, one, two] = String(a.to) === String(b.from) ? [a.to, a.from, b.to] : [b.to, b.from, a.to];
    const back = orient2d(...one, ...shared, ...two) === 0 && dot(shared, one, two) > 0;
    return back ? shared : null;
  }
  const [c, d] = [orient2d(...a.from, ...a.to, ...b.from), orient2d(...a.from, ...a.to, ...b.to)];
  const [e, f] = [orient2d(...b.from, ...b.to, ...a.from), orient2d(...b.from, ...b.to, ...a.to)];
  if (c * d < 0 && e * f < 0) return intersection(a, b, c, d);
  const touching: [number, Position, Segment][] = [
    [c, b.from, a],
    [d, b.to, a],
    [e, a.from, b],
    [f, a.to, b],
  ];
  return touching.find(([side, point, on]) => side === 0 && within(point, on))?.[1] ?? null;
}

function intersection(_: Segment, b: Segment, c: number, d: number): Position {
  const part = c / (c - d);
  return [b.from[0] + part * (b.to[0] - b.from[0]), b.from[1] + part * (b.to[1] - b.from[1])];
}

function holeFault([outer = [], ...holes]: PolygonRings): GeometryFault | null {
  return firstOf(holes, (hole) => {
    const [corner] = hole;
    return corner && !pointInRings(corner, [outer]) ? fault("zone_hole_outside", corner) : null;
  });
}

function dot(at: Position, a: Position, b: Position): number {
  return (a[0] - at[0]) * (b[0] - at[0]) + (a[1] - at[1]) * (b[1] - at[1]);
}
function within([x, y]: Position, { from, to }: Segment): boolean {
  const [lowX, highX] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  return x >= lowX && x <= highX && y >= Math.min(from[1], to[1]) && y <= Math.max(from[1], to[1]);
}
function west({ from, to }: Segment): number {
  return Math.min(from[0], to[0]);
}
function east({ from, to }: Segment): number {
  return Math.max(from[0], to[0]);
}
function fault(code: GeometryFault["code"], at?: Position): GeometryFault {
  return { code, params: at ? { longitude: rounded(at[0]), latitude: rounded(at[1]) } : {} };
}
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
function firstOf<T>(list: readonly T[], find: (each: T) => GeometryFault | null): GeometryFault | null {
  for (const each of list) {
    const found = find(each);
    if (found) return found;
  }
  return null;
}
