import { ENTRANCE_COST } from "../run/costs.ts";
import type { RoadGraph } from "./road-graph.ts";

/** Whether an edge is entered from a road that is open to everybody, from its two ends. */
export interface Entrances {
  forward: boolean;
  backward: boolean;
}

/** Entrances of every edge: only roads for destinations have any. */
export function computeEntrances({ edges, longitudes }: RoadGraph): Entrances[] {
  const open = new Uint8Array(longitudes.length);
  for (const { from, to, destination } of edges) {
    if (destination) continue;
    open[from] = 1;
    open[to] = 1;
  }
  return edges.map(({ from, to, destination }) => ({
    forward: destination && open[from] === 1,
    backward: destination && open[to] === 1,
  }));
}

/** The cost of every arc of a graph, in its order. */
export function computeArcCosts(graph: RoadGraph): Uint32Array {
  const entrances = computeEntrances(graph);
  return Uint32Array.from(graph.arcs, ({ edge }) => {
    const road = graph.edges[edge >> 1];
    const enters = entrances[edge >> 1];
    if (!road || !enters) return 0;
    return edge % 2 === 0
      ? road.forward + (enters.forward ? ENTRANCE_COST : 0)
      : road.backward + (enters.backward ? ENTRANCE_COST : 0);
  });
}
