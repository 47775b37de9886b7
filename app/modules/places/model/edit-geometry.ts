import area from "@turf/area";
import { difference, type Geom, intersection, union } from "polyclip-ts";
import { pointInZone } from "#app/platform/geo/point-in-zone.ts";
import {
  boxOf,
  geometryOf,
  type PolygonRings,
  type Position,
  polygonsOf,
  type ZoneGeometry,
} from "#app/platform/geo/zone-geometry.ts";

/** Square kilometres of a geometry. */
export function squareKilometres(geometry: ZoneGeometry): number {
  return area(geometry) / 1e6;
}

/** Everything that lies in one of these geometries, as one. */
export function mergeGeometries(geometries: readonly ZoneGeometry[]): ZoneGeometry {
  const [first, ...others] = geometries.map(clipped);
  return first ? geometryFrom(union(first, ...others)) : geometryOf([]);
}

/**
 * The two sides of a line through a geometry, the larger one first; null when the line does not cross it from outside
 * to outside. The line is closed far away, in a direction in which it meets the geometry no more.
 */
export function splitGeometry(geometry: ZoneGeometry, line: readonly Position[]): [ZoneGeometry, ZoneGeometry] | null {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 2) return null;
  if (pointInZone(first, geometry) || pointInZone(last, geometry)) return null;
  const box = frameOf(geometry, line);
  const [start, end] = [wayOut(first, geometry, line, box), wayOut(last, geometry, line, box)];
  const side: Geom = [[start, ...line, end, ...aroundFrame(end, start, box)]];
  const whole = clipped(geometry);
  const parts = [geometryFrom(intersection(whole, side)), geometryFrom(difference(whole, side))];
  const [one, two] = parts.filter((part) => polygonsOf(part).length > 0);
  if (!one || !two || squareKilometres(one) < 1e-6 || squareKilometres(two) < 1e-6) return null;
  return squareKilometres(one) >= squareKilometres(two) ? [one, two] : [two, one];
}

type Frame = readonly [number, number, number, number];

/** A box well outside of everything. */
function frameOf(geometry: ZoneGeometry, line: readonly Position[]): Frame {
  const [west, south, east, north] = boxOf({
    type: "Polygon",
    coordinates: [[...polygonsOf(geometry).flat(2), ...line]],
  });
  const margin = Math.max(east - west, north - south, 1e-6);
  return [west - margin, south - margin, east + margin, north + margin];
}

/** Where a ray from an end of the line leaves the frame: the first of many directions in which nothing is in its way. */
function wayOut(from: Position, geometry: ZoneGeometry, line: readonly Position[], frame: Frame): Position {
  const edges = [...polygonsOf(geometry).flat(), [...line]].flatMap((ring) =>
    ring.slice(1).map((to, at): [Position, Position] => [ring[at] ?? to, to]),
  );
  const rays = Array.from({ length: 48 }, (_, turn) => leaving(from, (turn * Math.PI) / 24 + 0.0123, frame));
  const blocked = (ray: Position) =>
    edges.filter(([a, b]) => a !== from && b !== from && cross(from, ray, a, b)).length;
  return rays.reduce((best, ray) => (blocked(ray) < blocked(best) ? ray : best));
}

function leaving([x, y]: Position, angle: number, [west, south, east, north]: Frame): Position {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const alongX = ((dx > 0 ? east : west) - x) / dx;
  const alongY = ((dy > 0 ? north : south) - y) / dy;
  return alongX < alongY ? [dx > 0 ? east : west, y + dy * alongX] : [x + dx * alongY, dy > 0 ? north : south];
}

/** The frame's corners from one of its points to another, counter-clockwise. */
function aroundFrame(from: Position, to: Position, frame: Frame): Position[] {
  const [west, south, east, north] = frame;
  const corners: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const place = (point: Position) => Math.atan2(point[1] - (south + north) / 2, point[0] - (west + east) / 2);
  const after = (point: Position) => (place(point) - place(from) + 4 * Math.PI) % (2 * Math.PI);
  return corners.filter((corner) => after(corner) < after(to)).sort((a, b) => after(a) - after(b));
}

function cross(a: Position, b: Position, c: Position, d: Position): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}
function turn(a: Position, b: Position, c: Position): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]);
}

function clipped(geometry: ZoneGeometry): Geom {
  return polygonsOf(geometry);
}

/** What clipping answers, on whole centimetres: corners that fall together become one. */
function geometryFrom(polygons: readonly (readonly (readonly [number, number])[])[][]): ZoneGeometry {
  const tidy = polygons.map((rings) => rings.map(tidyRing).filter((ring) => ring.length > 3));
  return geometryOf(tidy.filter((rings): rings is PolygonRings => rings.length > 0));
}

function tidyRing(ring: readonly (readonly [number, number])[]): Position[] {
  const rounded = ring.map(([x, y]): Position => [Math.round(x * 1e7) / 1e7, Math.round(y * 1e7) / 1e7]);
  return rounded.filter((point, at) => at === 0 || String(point) !== String(rounded[at - 1]));
}
