import { computeBox, listPolygons, type ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";

/** Square kilometres below which two zones only share a border. */
const MIN_OVERLAP_KM2 = 0.001;
/** Metres: the mean radius of the earth. */
const EARTH_RADIUS_METERS = 6_371_008.8;
/** Minimum number of strips into which a possible overlap is cut. */
const MIN_STRIPS = 400;

/** West to east along a parallel: where an outline crosses it. */
type Edge = readonly [fromX: number, fromY: number, toX: number, toY: number];

/**
 * Square kilometres that two geometries share; 0 when they only touch. The shared box is cut into strips at every
 * corner, and every strip is measured along its middle: exact except where outlines cross within a strip (an error of
 * metres), and a hundred times faster than clipping.
 */
export function computeOverlap(a: ZoneGeometry, b: ZoneGeometry): number {
  const [one, two] = [computeBox(a), computeBox(b)];
  const [low, high] = [Math.max(one[1], two[1]), Math.min(one[3], two[3])];
  if (one[0] >= two[2] || two[0] >= one[2] || low >= high) return 0;
  const [edgesA, edgesB] = [listEdges(a, low, high), listEdges(b, low, high)];
  const corners = [...edgesA, ...edgesB].flatMap(([, from, , to]) => [from, to]);
  const even = Array.from({ length: MIN_STRIPS + 1 }, (_, at) => low + ((high - low) * at) / MIN_STRIPS);
  const levels = [...new Set([...even, ...corners])].filter((y) => y >= low && y <= high).sort((x, y) => x - y);
  let squareMetres = 0;
  const strips = [createCrossingFinder(edgesA), createCrossingFinder(edgesB)] as const;
  for (const [at, top] of levels.entries()) {
    const bottom = levels[at - 1];
    if (bottom === undefined) continue;
    const middle = (bottom + top) / 2;
    const width = computeSharedWidth(strips[0](middle), strips[1](middle));
    const height = Math.sin((top * Math.PI) / 180) - Math.sin((bottom * Math.PI) / 180);
    squareMetres += ((width * Math.PI) / 180) * height * EARTH_RADIUS_METERS * EARTH_RADIUS_METERS;
  }
  const shared = squareMetres / 1e6;
  return shared < MIN_OVERLAP_KM2 ? 0 : shared;
}

/** The edges that cross some parallel between two, from south to north. */
function listEdges(geometry: ZoneGeometry, low: number, high: number): Edge[] {
  return listPolygons(geometry)
    .flat()
    .flatMap((ring) =>
      ring.slice(1).flatMap(([x, y], at): Edge[] => {
        const [px, py] = ring[at] ?? [x, y];
        if (py === y || Math.max(y, py) < low || Math.min(y, py) > high) return [];
        return [py < y ? [px, py, x, y] : [x, y, px, py]];
      }),
    );
}

/** Intersects outlines with horizontal lines: odd and even crossings, sorted by longitude, are entries and exits. */
function createCrossingFinder(edges: readonly Edge[]): (y: number) => number[] {
  const waiting = [...edges].sort((a, b) => b[1] - a[1]);
  let open: Edge[] = [];
  return (y) => {
    for (let next = waiting.at(-1); next && next[1] <= y; next = waiting.at(-1)) {
      open.push(next);
      waiting.pop();
    }
    open = open.filter((edge) => edge[3] > y);
    return open.map(([x, from, toX, to]) => x + ((toX - x) * (y - from)) / (to - from)).sort((a, b) => a - b);
  };
}

/** Degrees that lie between entry and exit of both. */
function computeSharedWidth(a: readonly number[], b: readonly number[]): number {
  let width = 0;
  for (let i = 0, j = 0; i + 1 < a.length && j + 1 < b.length; ) {
    const [fromA = 0, toA = 0] = [a[i], a[i + 1]];
    const [fromB = 0, toB = 0] = [b[j], b[j + 1]];
    width += Math.max(0, Math.min(toA, toB) - Math.max(fromA, fromB));
    if (toA < toB) i += 2;
    else j += 2;
  }
  return width;
}
