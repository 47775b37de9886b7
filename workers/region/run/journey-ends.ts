import type { RoadsFile } from "./roads-file.ts";
import type { Seed } from "./search.ts";
import type { Snap } from "./snap.ts";

/** A seed with the direction in which its edge is travelled: 0 along its shape, 1 against it. */
export interface EndSeed extends Seed {
  direction: number;
}

/** How one leaves a place on an edge: to the junctions at its ends, as far as it may be travelled that way. */
export function listDepartures(roads: RoadsFile, { edge, share }: Snap): EndSeed[] {
  return [0, 1].flatMap((direction) => {
    if (roads.time(edge, direction) === 0) return [];
    const left = direction === 0 ? 1 - share : share;
    return [{ ...toPart(roads, edge, direction, left), node: roads.getHead(edge, direction) }];
  });
}

/** How one arrives at it: from the junctions at its ends. */
export function listArrivals(roads: RoadsFile, { edge, share }: Snap): EndSeed[] {
  return [0, 1].flatMap((direction) => {
    if (roads.time(edge, direction) === 0) return [];
    const gone = direction === 0 ? share : 1 - share;
    return roads.getTails(edge, direction).map((node) => ({ ...toPart(roads, edge, direction, gone), node }));
  });
}

/** The way between two places of one edge without leaving it; null where that is not allowed. */
export function findAlongEdge(roads: RoadsFile, from: Snap, to: Snap): Omit<EndSeed, "node"> | null {
  if (from.edge !== to.edge) return null;
  const way = to.share - from.share;
  if (way === 0) return { cost: 0, length: 0, direction: 0 };
  const direction = way > 0 ? 0 : 1;
  return roads.time(from.edge, direction) > 0 ? toPart(roads, from.edge, direction, Math.abs(way)) : null;
}

function toPart(roads: RoadsFile, edge: number, direction: number, share: number): Omit<EndSeed, "node"> {
  return {
    direction,
    cost: Math.round(roads.time(edge, direction) * share),
    length: Math.round((roads.edgeLengths[edge] ?? 0) * share),
  };
}
