import type { Arc, RoadGraph } from "./road-graph.ts";
import type { Restriction } from "./streets.ts";

/**
 * Forbidden turns: an arc with restrictions ends in a copy of the junction, from which only the allowed arcs lead on.
 * `junctions` are the graph's junctions by the node that a restriction names.
 */
export function restrictTurns(
  graph: RoadGraph,
  restrictions: readonly Restriction[],
  junctions: ReadonlyMap<number, number>,
): void {
  const named = new Set(restrictions.flatMap(({ via }) => junctions.get(via) ?? []));
  const into = groupArcsByJunction(graph, named, (arc) => arc.head);
  const outOf = groupArcsByJunction(graph, named, (arc) => arc.tail);
  const wayOf = (arc: Arc) => graph.edges[arc.edge >> 1]?.way;
  const forbidden = new Map<Arc, Set<Arc>>();
  for (const { via, from, to, only } of restrictions) {
    const junction = junctions.get(via);
    if (junction === undefined) continue;
    const leaving = outOf.get(junction) ?? [];
    const wanted = leaving.filter((arc) => wayOf(arc) === to);
    if (wanted.length === 0) continue;
    for (const arc of into.get(junction) ?? []) {
      if (wayOf(arc) !== from) continue;
      const banned = forbidden.get(arc) ?? new Set();
      for (const next of leaving) if (only !== wanted.includes(next)) banTurn(banned, arc, next, from === to && !only);
      forbidden.set(arc, banned);
    }
  }
  splitJunctions(graph, forbidden, outOf);
}

/** "No turn from a way into itself" means the turn about, not going straight on along it. */
function banTurn(banned: Set<Arc>, arc: Arc, next: Arc, aboutOnly: boolean): void {
  if (!aboutOnly || arc.edge >> 1 === next.edge >> 1) banned.add(next);
}

function splitJunctions(
  graph: RoadGraph,
  forbidden: ReadonlyMap<Arc, ReadonlySet<Arc>>,
  outOf: ReadonlyMap<number, readonly Arc[]>,
): void {
  const copies: { copy: number; leaving: readonly Arc[]; banned: ReadonlySet<Arc> }[] = [];
  for (const [arc, banned] of forbidden) {
    if (banned.size === 0) continue;
    const junction = arc.head;
    const copy = graph.longitudes.push(graph.longitudes[junction] ?? 0) - 1;
    graph.latitudes.push(graph.latitudes[junction] ?? 0);
    arc.head = copy;
    copies.push({ copy, leaving: outOf.get(junction) ?? [], banned });
  }
  // Only now, when all heads are settled: an arc that leaves a copy may itself end in one.
  for (const { copy, leaving, banned } of copies)
    for (const arc of leaving) if (!banned.has(arc)) graph.arcs.push({ ...arc, tail: copy });
}

function groupArcsByJunction(
  graph: RoadGraph,
  junctions: ReadonlySet<number>,
  end: (arc: Arc) => number,
): Map<number, Arc[]> {
  const found = new Map<number, Arc[]>([...junctions].map((junction) => [junction, []]));
  for (const arc of graph.arcs) found.get(end(arc))?.push(arc);
  return found;
}
