import { computeArcCosts } from "#workers/region/build/arc-costs.ts";
import { contractGraph } from "#workers/region/build/hierarchy.ts";
import { buildRoadGraph } from "#workers/region/build/road-graph.ts";
import type { Streets } from "#workers/region/build/streets.ts";
import { listDepartures } from "#workers/region/run/journey-ends.ts";
import type { Roads } from "#workers/region/run/roads.ts";
import type { Snap } from "#workers/region/run/snap.ts";

/** A graph of the same junctions as a region's, by rank, without its hierarchy. */
export interface PlainGraph {
  first: Uint32Array;
  heads: Uint32Array;
  costs: Uint32Array;
}

/** The junctions and roads of an extract for cars, numbered as its roads file numbers them. */
export function buildPlainGraph(streets: Streets): PlainGraph {
  const graph = buildRoadGraph(streets, "car");
  const found = computeArcCosts(graph);
  const arcs = graph.arcs.map((arc, at) => ({
    ...arc,
    cost: found[at] ?? 0,
    length: graph.edges[arc.edge >> 1]?.length ?? 0,
  }));
  const { rank } = contractGraph(graph.longitudes.length, arcs);
  const first = new Uint32Array(rank.length + 1);
  for (const { tail } of arcs) first[(rank[tail] ?? 0) + 1] = (first[(rank[tail] ?? 0) + 1] ?? 0) + 1;
  for (let at = 1; at < first.length; at += 1) first[at] = (first[at] ?? 0) + (first[at - 1] ?? 0);
  const next = first.slice();
  const [heads, costs] = [new Uint32Array(arcs.length), new Uint32Array(arcs.length)];
  for (const { tail, head, cost } of arcs) {
    const place = next[rank[tail] ?? 0] ?? 0;
    next[rank[tail] ?? 0] = place + 1;
    heads[place] = rank[head] ?? 0;
    costs[place] = cost;
  }
  return { first, heads, costs };
}

/** Costs from a place to every junction: Dijkstra with a binary heap, as one would write it first. */
export function computeDijkstra({ first, heads, costs }: PlainGraph, roads: Roads, from: Snap): Float64Array {
  const found = new Float64Array(first.length - 1).fill(Number.POSITIVE_INFINITY);
  const heap: [number, number][] = [];
  const push = (cost: number, node: number) => {
    let at = heap.push([cost, node]) - 1;
    for (let up = (at - 1) >> 1; at > 0 && (heap[up]?.[0] ?? 0) > cost; up = (at - 1) >> 1) {
      heap[at] = heap[up] as [number, number];
      at = up;
    }
    heap[at] = [cost, node];
  };
  const pop = (): [number, number] | undefined => {
    const top = heap[0];
    const last = heap.pop();
    if (!last || heap.length === 0) return top;
    let at = 0;
    for (let down = 1; down < heap.length; down = 2 * at + 1) {
      if ((heap[down + 1]?.[0] ?? Infinity) < (heap[down]?.[0] ?? Infinity)) down += 1;
      const below = heap[down];
      if (!below || below[0] >= last[0]) break;
      heap[at] = below;
      at = down;
    }
    heap[at] = last;
    return top;
  };
  for (const { node, cost } of listDepartures(roads.file, from)) {
    if (cost >= (found[node] ?? 0)) continue;
    found[node] = cost;
    push(cost, node);
  }
  for (let each = pop(); each; each = pop()) {
    const [cost, node] = each;
    if (cost > (found[node] ?? 0)) continue;
    for (let at = first[node] ?? 0; at < (first[node + 1] ?? 0); at += 1) {
      const head = heads[at] ?? 0;
      const way = cost + (costs[at] ?? 0);
      if (way >= (found[head] ?? 0)) continue;
      found[head] = way;
      push(way, head);
    }
  }
  return found;
}
