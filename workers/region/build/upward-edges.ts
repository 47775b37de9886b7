import { hierarchyFlags } from "../run/edge-flags.ts";
import type { Hierarchy, HierarchyArc } from "./hierarchy.ts";
import type { RoadGraph } from "./road-graph.ts";

/** An edge from a junction to a more important one, both by rank; for both directions at once if they are equal. */
export interface UpwardEdge {
  head: number;
  directions: number;
  /** Rank of the junction that a shortcut leads over, or -1. */
  middle: number;
  /** Edge × 2 of the graph, + 1 when going up is against its shape; -1 of a shortcut. */
  edge: number;
}

/** The arcs of a hierarchy as edges of their lower ends, nearest heads first. */
export function listUpwardEdges(graph: RoadGraph, { rank, arcs }: Hierarchy): UpwardEdge[][] {
  const rankOf = (node: number) => rank[node] ?? 0;
  const upward: UpwardEdge[][] = graph.longitudes.map(() => []);
  const byPair = new Map<number, { arc: HierarchyArc; edge: UpwardEdge }[]>();
  for (const arc of arcs) {
    const [tail, head] = [rankOf(arc.tail), rankOf(arc.head)];
    const up = tail < head;
    const [low, high] = up ? [tail, head] : [head, tail];
    const pair = low * rank.length + high;
    const beside = byPair.get(pair) ?? [];
    const twin = beside.find((each) => isTwin(each.arc, arc));
    if (twin) {
      twin.edge.directions |= hierarchyFlags.up | hierarchyFlags.down;
      continue;
    }
    const edge: UpwardEdge = {
      head: high,
      directions: up ? hierarchyFlags.up : hierarchyFlags.down,
      middle: arc.middle < 0 ? -1 : rankOf(arc.middle),
      // Coming down along an edge means going up against it.
      edge: arc.middle >= 0 ? -1 : up ? arc.edge : arc.edge ^ 1,
    };
    beside.push({ arc, edge });
    byPair.set(pair, beside);
    upward[low]?.push(edge);
  }
  for (const edges of upward) edges.sort((a, b) => a.head - b.head || a.directions - b.directions);
  return upward;
}

/** The same way, in the other direction. */
function isTwin(a: HierarchyArc, b: HierarchyArc): boolean {
  if (a.tail !== b.head || a.head !== b.tail || a.cost !== b.cost || a.length !== b.length) return false;
  return a.middle === b.middle && (a.middle >= 0 || a.edge >> 1 === b.edge >> 1);
}
