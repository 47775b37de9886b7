import type { Feature, Point as GeoPoint, LineString, Polygon } from "geojson";
import type { Point } from "#app/platform/geo/place.ts";

/** A circle of so many metres around a place. */
export function createCircle({ longitude, latitude }: Point, metres: number, properties: object): Feature<Polygon> {
  const up = metres / 111_320;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  const ring = Array.from({ length: 49 }, (_, index): Position => {
    const turn = (index / 48) * 2 * Math.PI;
    return [longitude + across * Math.cos(turn), latitude + up * Math.sin(turn)];
  });
  return { type: "Feature", properties: { ...properties }, geometry: { type: "Polygon", coordinates: [ring] } };
}

export function toPosition({ longitude, latitude }: Point): Position {
  return [longitude, latitude];
}

export function createLine(coordinates: Position[], properties: object): Feature<LineString> {
  return {
    type: "Feature",
    properties: { ...properties },
    geometry: { type: "LineString", coordinates },
  };
}

export function createDot(point: Point, properties: object): Feature<GeoPoint> {
  return {
    type: "Feature",
    properties: { ...properties },
    geometry: { type: "Point", coordinates: toPosition(point) },
  };
}

export type Position = [number, number];
