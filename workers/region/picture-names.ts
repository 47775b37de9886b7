import type { VectorTileFeature, VectorTileLayer } from "@mapbox/vector-tile";
import { pickMapNames } from "#app/platform/geo/map-drawing/map-names.ts";
import type { MapFrameSize } from "#app/platform/geo/map-drawing/map-projection.ts";

/** Kinds of places with names, most important first. */
const namedKinds = ["capital", "city", "town", "village", "suburb"];

/** From a tile's units to whole pixels of a frame. */
type Placer = (x: number, y: number) => [number, number];

export interface PlaceName {
  x: number;
  y: number;
  text: string;
  rank: number;
}

export function listFeatures(layer: VectorTileLayer): VectorTileFeature[] {
  return Array.from({ length: layer.length }, (_, at) => layer.feature(at));
}

export function listPlaceNames(layer: VectorTileLayer, place: Placer): PlaceName[] {
  return listFeatures(layer).flatMap((feature) => {
    const rank = namedKinds.indexOf(String(feature.properties.kind));
    const point = rank < 0 ? undefined : feature.loadGeometry()[0]?.[0];
    if (!point) return [];
    const [x, y] = place(point.x, point.y);
    return [{ x, y, text: String(feature.properties.name), rank }];
  });
}

/** Names of streets, each at the middle of its line, after those of places and the nearest to the middle first. */
export function listStreetNames(layer: VectorTileLayer, place: Placer, { width, height }: MapFrameSize): PlaceName[] {
  return listFeatures(layer).flatMap((feature) => {
    const [line = []] = feature.loadGeometry();
    const middle = line[Math.floor(line.length / 2)];
    const { name } = feature.properties;
    if (!middle || typeof name !== "string" || name === "") return [];
    const [x, y] = place(middle.x, middle.y);
    const away = Math.hypot(x - width / 2, y - height / 2);
    return [{ x, y, text: name, rank: namedKinds.length + away }];
  });
}

/** A name as it stands in a picture. */
function escapeName(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Names without overlaps, larger places first; a place in the margins of two tiles is named once. */
export function renderNames(frame: MapFrameSize, names: readonly PlaceName[]): string {
  const once = [...new Map(names.map((each) => [each.text, each])).values()].sort((a, b) => a.rank - b.rank);
  return pickMapNames(once, [], frame)
    .map(({ x, y, text }) => `<text x="${x}" y="${y}">${escapeName(text)}</text>`)
    .join("");
}
