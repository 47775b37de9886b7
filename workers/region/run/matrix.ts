import { timeOf, unreachable } from "./costs.ts";
import { hierarchyFlags } from "./edge-flags.ts";
import { alongEdge, arrivals, departures } from "./journey-ends.ts";
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
 * Targets by the junctions that their searches settled: of junction v from `first[v]` up to `first[v + 1]`, each a target, a cost and a
 * length in a row, as they are read.
 */
interface Buckets {
  first: Uint32Array;
  entries: Uint32Array;
}

/** Numbers of an entry. */
const wide = 3;

/** Many to many (Knopp and others, 2007): one search a target, one a source, and they meet in the buckets. */
export function matrixOf(
  roads: RoadsFile,
  search: UpwardSearch,
  from: readonly (Snap | null)[],
  to: readonly (Snap | null)[],
): TravelMatrix {
  const columns = to.length;
  const seconds = new Float64Array(from.length * columns);
  const metres = new Float64Array(from.length * columns);
  const buckets = bucketsOf(roads, search, to);
  const costs = new Uint32Array(columns);
  const lengths = new Uint32Array(columns);
  const besides = Map.groupBy(to.keys(), (column) => to[column]?.edge);
  for (const [row, source] of from.entries()) {
    if (!source) {
      seconds.fill(Number.POSITIVE_INFINITY, row * columns, (row + 1) * columns);
      metres.fill(Number.POSITIVE_INFINITY, row * columns, (row + 1) * columns);
      continue;
    }
    costs.fill(unreachable);
    search.run(departures(roads, source), hierarchyFlags.up);
    meet(search, buckets, costs, lengths);
    for (const column of besides.get(source.edge) ?? []) {
      const target = to[column];
      const stay = target && alongEdge(roads, source, target);
      if (!stay || stay.cost > (costs[column] as number)) continue;
      costs[column] = stay.cost;
      lengths[column] = stay.length;
    }
    for (let column = 0, at = row * columns; column < columns; column += 1, at += 1) {
      const cost = costs[column] as number;
      const known = cost !== unreachable;
      seconds[at] = known ? timeOf(cost) / 10 : Number.POSITIVE_INFINITY;
      metres[at] = known ? (lengths[column] as number) / 10 : Number.POSITIVE_INFINITY;
    }
  }
  return { columns, seconds, metres };
}

/** Every junction that a source settled, with every target that settled it too. */
function meet(search: UpwardSearch, { first, entries }: Buckets, costs: Uint32Array, lengths: Uint32Array): void {
  for (const node of search.settled) {
    const [cost, length] = [search.cost(node), search.length(node)];
    const end = (first[node + 1] as number) * wide;
    for (let at = (first[node] as number) * wide; at < end; at += wide) {
      const target = entries[at] as number;
      const sum = cost + (entries[at + 1] as number);
      if (sum >= (costs[target] as number)) continue;
      costs[target] = sum;
      lengths[target] = length + (entries[at + 2] as number);
    }
  }
}

function bucketsOf(roads: RoadsFile, search: UpwardSearch, to: readonly (Snap | null)[]): Buckets {
  const found: number[] = [];
  const first = new Uint32Array(roads.junctions + 1);
  for (const [target, snap] of to.entries()) {
    if (!snap) continue;
    search.run(arrivals(roads, snap), hierarchyFlags.down);
    for (const node of search.settled) {
      found.push(node, target, search.cost(node), search.length(node));
      first[node + 1] = (first[node + 1] as number) + 1;
    }
  }
  for (let node = 0; node < roads.junctions; node += 1)
    first[node + 1] = (first[node + 1] as number) + (first[node] as number);
  const entries = new Uint32Array((found.length / (wide + 1)) * wide);
  const next = first.slice();
  for (let at = 0; at < found.length; at += wide + 1) {
    const node = found[at] as number;
    const place = next[node] as number;
    next[node] = place + 1;
    for (let part = 0; part < wide; part += 1) entries[place * wide + part] = found[at + 1 + part] as number;
  }
  return { first, entries };
}
