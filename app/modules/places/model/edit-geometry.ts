import area from "@turf/area";
import { difference, type Geom, intersection, union } from "polyclip-ts";
import { isPointInZone } from "#app/platform/geo/point-in-zone.ts";
import {
  computeBox,
  type GeoPosition,
  listPolygons,
  type PolygonRings,
  toGeometry,
  type ZoneGeometry,
} from "#app/platform/geo/zone-geometry.ts";

/** Square kilometres of a geometry. */
export function computeSquareKilometers(geometry: ZoneGeometry): number {
  return area(geometry) / 1e6;
}

/** The union of geometries. */
export function mergeGeometries(geometries: readonly ZoneGeometry[]): ZoneGeometry {
  const [first, ...others] = geometries.map(toClipGeometry);
  return first ? fromClipGeometry(union(first, ...others)) : toGeometry([]);
}

/**
 * The two parts of a geometry on either side of a line, the larger one first; null when the line does not cross it from
 * outside to outside. The line is closed far away, in a direction without further intersections.
 */
export function splitGeometry(
  geometry: ZoneGeometry,
  line: readonly GeoPosition[],
): [ZoneGeometry, ZoneGeometry] | null {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 2) return null;
  if (isPointInZone(first, geometry) || isPointInZone(last, geometry)) return null;
  const box = computeFrame(geometry, line);
  const [start, end] = [findExit(first, geometry, line, box), findExit(last, geometry, line, box)];
  const side: Geom = [[start, ...line, end, ...walkFrame(end, start, box)]];
  const whole = toClipGeometry(geometry);
  const parts = [fromClipGeometry(intersection(whole, side)), fromClipGeometry(difference(whole, side))];
  const [one, two] = parts.filter((part) => listPolygons(part).length > 0);
  if (!one || !two || computeSquareKilometers(one) < 1e-6 || computeSquareKilometers(two) < 1e-6) return null;
  return computeSquareKilometers(one) >= computeSquareKilometers(two) ? [one, two] : [two, one];
}

type Frame = readonly [number, number, number, number];

/** A box well outside of everything. */
function computeFrame(geometry: ZoneGeometry, line: readonly GeoPosition[]): Frame {
  const [west, south, east, north] = computeBox({
    type: "Polygon",
    coordinates: [[...listPolygons(geometry).flat(2), ...line]],
  });
  const margin = Math.max(east - west, north - south, 1e-6);
  return [west - margin, south - margin, east + margin, north + margin];
}

/** Where a ray from an end of the line leaves the frame: the first of many directions without an obstacle. */
function findExit(from: GeoPosition, geometry: ZoneGeometry, line: readonly GeoPosition[], frame: Frame): GeoPosition {
  const edges = [...listPolygons(geometry).flat(), [...line]].flatMap((ring) =>
    ring.slice(1).map((to, at): [GeoPosition, GeoPosition] => [ring[at] ?? to, to]),
  );
  const rays = Array.from({ length: 48 }, (_, turn) => findFrameExit(from, (turn * Math.PI) / 24 + 0.0123, frame));
  const blocked = (ray: GeoPosition) =>
    edges.filter(([a, b]) => a !== from && b !== from && isCrossing(from, ray, a, b)).length;
  return rays.reduce((best, ray) => (blocked(ray) < blocked(best) ? ray : best));
}

function findFrameExit([x, y]: GeoPosition, angle: number, [west, south, east, north]: Frame): GeoPosition {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const alongX = ((dx > 0 ? east : west) - x) / dx;
  const alongY = ((dy > 0 ? north : south) - y) / dy;
  return alongX < alongY ? [dx > 0 ? east : west, y + dy * alongX] : [x + dx * alongY, dy > 0 ? north : south];
}

/** The frame's corners from one of its points to another, counter-clockwise. */
function walkFrame(from: GeoPosition, to: GeoPosition, frame: Frame): GeoPosition[] {
  const [west, south, east, north] = frame;
  const corners: GeoPosition[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const place = (point: GeoPosition) => Math.atan2(point[1] - (south + north) / 2, point[0] - (west + east) / 2);
  const after = (point: GeoPosition) => (place(point) - place(from) + 4 * Math.PI) % (2 * Math.PI);
  return corners.filter((corner) => after(corner) < after(to)).sort((a, b) => after(a) - after(b));
}

function isCrossing(a: GeoPosition, b: GeoPosition, c: GeoPosition, d: GeoPosition): boolean {
  return (
    isCounterClockwise(a, b, c) !== isCounterClockwise(a, b, d) &&
    isCounterClockwise(c, d, a) !== isCounterClockwise(c, d, b)
  );
}
function isCounterClockwise(a: GeoPosition, b: GeoPosition, c: GeoPosition): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]);
}

function toClipGeometry(geometry: ZoneGeometry): Geom {
  return listPolygons(geometry);
}

/** Clipping results rounded to whole centimetres: corners that coincide become one. */
function fromClipGeometry(polygons: readonly (readonly (readonly [number, number])[])[][]): ZoneGeometry {
  const tidy = polygons.map((rings) => rings.map(tidyRing).filter((ring) => ring.length > 3));
  return toGeometry(tidy.filter((rings): rings is PolygonRings => rings.length > 0));
}

function tidyRing(ring: readonly (readonly [number, number])[]): GeoPosition[] {
  const rounded = ring.map(([x, y]): GeoPosition => [Math.round(x * 1e7) / 1e7, Math.round(y * 1e7) / 1e7]);
  return rounded.filter((point, at) => at === 0 || String(point) !== String(rounded[at - 1]));
}
