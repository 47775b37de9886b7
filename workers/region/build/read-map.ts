import { MapFeatures } from "./map-features.ts";
import { Nodes } from "./nodes.ts";
import { readPbf } from "./pbf.ts";
import type { RelationMember, Tags } from "./pbf-primitives.ts";
import { assignHoles, type CoordinateLine, computeRingCenter, joinRings } from "./rings.ts";
import { computeSea, type ExtractBox } from "./sea.ts";

interface Way {
  refs: readonly number[];
  tags: Tags;
}

/** Everything that a map shows of an extract, and the box of its streets. */
export function readMap(path: string, progress?: (share: number) => void): { features: MapFeatures; box: ExtractBox } {
  const nodes = new Nodes();
  const points: { at: [number, number]; tags: Tags }[] = [];
  const ways = new Map<number, Way>();
  const areas: { tags: Tags; members: readonly RelationMember[] }[] = [];
  readPbf(
    path,
    {
      node(id, longitude, latitude, tags) {
        nodes.add(id, longitude, latitude);
        if (tags) points.push({ at: [longitude / 1e7, latitude / 1e7], tags });
      },
      way: (id, refs, tags) => ways.set(id, { refs, tags }),
      relation(_id, members, tags) {
        if (tags.get("type") === "multipolygon" || tags.get("type") === "boundary") areas.push({ tags, members });
      },
    },
    progress,
  );
  const features = new MapFeatures();
  const lineOf = (refs: readonly number[]): CoordinateLine =>
    refs.flatMap((ref): CoordinateLine => {
      const at = nodes.find(ref);
      return at < 0 ? [] : [[(nodes.longitudes[at] ?? 0) / 1e7, (nodes.latitudes[at] ?? 0) / 1e7]];
    });
  const coast: CoordinateLine[] = [];
  for (const { refs, tags } of ways.values()) {
    const line = lineOf(refs);
    if (line.length < 2 || tags.size === 0) continue;
    if (tags.get("natural") === "coastline") coast.push(line);
    const closed = line.length > 3 && refs[0] === refs.at(-1);
    features.line(tags, line);
    if (closed && (!tags.has("highway") || tags.get("area") === "yes")) features.area(tags, [line]);
    features.point(tags, closed ? computeRingCenter(line) : (line[0] ?? [0, 0]));
  }
  for (const area of areas) addArea(features, area, ways, lineOf);
  for (const { at, tags } of points) features.point(tags, at);
  const box = computeStreetBox(features);
  for (const rings of computeSea(coast, box)) features.put("ocean", 0, { type: "Polygon", coordinates: rings }, {});
  return { features, box };
}

function addArea(
  features: MapFeatures,
  { tags, members }: { tags: Tags; members: readonly RelationMember[] },
  ways: ReadonlyMap<number, Way>,
  lineOf: (refs: readonly number[]) => CoordinateLine,
): void {
  const waysIn = (role: "inner" | "outer") =>
    members.flatMap(({ kind, ref, role: its }) => {
      const way = kind === "way" && (its === "inner") === (role === "inner") ? ways.get(ref) : undefined;
      return way ? [way.refs] : [];
    });
  if (tags.get("boundary") === "administrative")
    for (const { ref, kind } of members) {
      const way = kind === "way" ? ways.get(ref) : undefined;
      const line = way ? lineOf(way.refs) : [];
      if (line.length > 1) features.border(tags, line);
    }
  if (tags.get("type") === "boundary") return;
  const rings = (role: "inner" | "outer") =>
    joinRings(waysIn(role))
      .map(lineOf)
      .filter((line) => line.length > 3);
  for (const polygon of assignHoles(rings("outer"), rings("inner"))) features.area(tags, polygon);
}

/** Around all streets, and all else where there are none. */
function computeStreetBox({ layers }: MapFeatures): ExtractBox {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { geometry } of layers.get("streets") ?? []) {
    if (geometry.type !== "LineString") continue;
    for (const [x = 0, y = 0] of geometry.coordinates) {
      [west, east] = [Math.min(west, x), Math.max(east, x)];
      [south, north] = [Math.min(south, y), Math.max(north, y)];
    }
  }
  return [west, south, east, north];
}
