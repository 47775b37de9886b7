import { getCostTime } from "./costs.ts";
import { hierarchyFlags } from "./edge-flags.ts";
import { findAlongEdge, listArrivals, listDepartures } from "./journey-ends.ts";
import type { RoadsFile } from "./roads-file.ts";
import type { UpwardSearch } from "./search.ts";
import type { Snap } from "./snap.ts";

/** Rows of sources, columns of targets, one row behind the other. Seconds and metres; infinite where no way leads. */
export interface TravelMatrix {
  columns: number;
  seconds: Float64Array;
  metres: Float64Array;
}

/**
 * Targets by the junctions that their searches settled: of junction v from `first[v]` up to `first[v + 1]`, each a target and the way
 * to it.
 */
interface Buckets {
  first: Uint32Array;
  targets: Uint32Array;
  ways: Float64Array;
}

/**
 * A way is one number, its cost above its length (decimetres, below 1,677 km): ways are added and compared as such, so of two that
 * cost the same the shorter is taken. A cost of more than 127 entrances loses bits of its length, metres at most.
 */
const aboveLength = 2 ** 24;
const toWay = (cost: number, length: number) => cost * aboveLength + length;

/** Many to many (Knopp and others, 2007): one search a target, one a source, and they meet in the buckets. */
export function computeMatrix(
  roads: RoadsFile,
  search: UpwardSearch,
  from: readonly (Snap | null)[],
  to: readonly (Snap | null)[],
): TravelMatrix {
  const columns = to.length;
  const seconds = new Float64Array(from.length * columns);
  const metres = new Float64Array(from.length * columns);
  const buckets = buildBuckets(roads, search, to);
  const ways = new Float64Array(columns);
  const besides = Map.groupBy(to.keys(), (column) => to[column]?.edge);
  for (const [row, source] of from.entries()) {
    if (!source) {
      seconds.fill(Number.POSITIVE_INFINITY, row * columns, (row + 1) * columns);
      metres.fill(Number.POSITIVE_INFINITY, row * columns, (row + 1) * columns);
      continue;
    }
    ways.fill(Number.POSITIVE_INFINITY);
    search.run(listDepartures(roads, source), hierarchyFlags.up);
    mergeBuckets(search, buckets, ways);
    for (const column of besides.get(source.edge) ?? []) {
      const target = to[column];
      const stay = target && findAlongEdge(roads, source, target);
      if (stay) ways[column] = Math.min(ways[column] as number, toWay(stay.cost, stay.length));
    }
    for (let column = 0, at = row * columns; column < columns; column += 1, at += 1) {
      const way = ways[column] as number;
      const cost = Math.floor(way / aboveLength);
      const known = way !== Number.POSITIVE_INFINITY;
      seconds[at] = known ? getCostTime(cost) / 10 : Number.POSITIVE_INFINITY;
      metres[at] = known ? (way - cost * aboveLength) / 10 : Number.POSITIVE_INFINITY;
    }
  }
  return { columns, seconds, metres };
}

/** Every junction that a source settled, with every target that settled it too: `best` has the way to each target. */
function mergeBuckets(search: UpwardSearch, { first, targets, ways }: Buckets, best: Float64Array): void {
  for (const node of search.settled) {
    const way = toWay(search.cost(node), search.length(node));
    const end = first[node + 1] as number;
    for (let at = first[node] as number; at < end; at += 1) {
      const target = targets[at] as number;
      const sum = way + (ways[at] as number);
      if (sum < (best[target] as number)) best[target] = sum;
    }
  }
}

function buildBuckets(roads: RoadsFile, search: UpwardSearch, to: readonly (Snap | null)[]): Buckets {
  const found: number[] = [];
  const first = new Uint32Array(roads.junctions + 1);
  for (const [target, snap] of to.entries()) {
    if (!snap) continue;
    search.run(listArrivals(roads, snap), hierarchyFlags.down);
    for (const node of search.settled) {
      found.push(node, target, toWay(search.cost(node), search.length(node)));
      first[node + 1] = (first[node + 1] as number) + 1;
    }
  }
  for (let node = 0; node < roads.junctions; node += 1)
    first[node + 1] = (first[node + 1] as number) + (first[node] as number);
  const targets = new Uint32Array(found.length / 3);
  const ways = new Float64Array(found.length / 3);
  const next = first.slice();
  for (let at = 0; at < found.length; at += 3) {
    const node = found[at] as number;
    const place = next[node] as number;
    next[node] = place + 1;
    targets[place] = found[at + 1] as number;
    ways[place] = found[at + 2] as number;
  }
  return { first, targets, ways };
}
