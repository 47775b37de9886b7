import { edgeFlags, hierarchyFlags } from "../run/edge-flags.ts";
import { computeEntrances } from "./arc-costs.ts";
import { ByteWriter } from "./byte-writer.ts";
import { findMainComponent } from "./components.ts";
import type { Hierarchy } from "./hierarchy.ts";
import type { RoadEdge, RoadGraph } from "./road-graph.ts";
import { listUpwardEdges, type UpwardEdge } from "./upward-edges.ts";

/**
 * The roads of one mode as bytes: junctions by rank, each with its upward edges, which carry the roads themselves where
 * they first appear; then what the hierarchy does not need, coordinates, shapes and names (`run/roads-file.ts` reads them).
 */
export function packRoads(graph: RoadGraph, hierarchy: Hierarchy): Uint8Array {
  const upward = listUpwardEdges(graph, hierarchy);
  const numbered = new Numbering(graph, hierarchy);
  const out = new ByteWriter();
  out.unsigned(graph.longitudes.length);
  out.unsigned(graph.edges.length);
  packHierarchy(out, upward, numbered);
  packRest(out, numbered);
  packEnds(out, graph, hierarchy, numbered);
  packCoordinates(out, graph, hierarchy, upward);
  packShapes(out, graph, numbered);
  return out.result();
}

/** Edges in the order in which the file brings them, with the ends it gives them. */
class Numbering {
  readonly order: { edge: number; from: number; to: number }[] = [];
  readonly #at: Int32Array;
  readonly #graph: RoadGraph;
  readonly #rank: Uint32Array;
  readonly #flags: number[];

  constructor(graph: RoadGraph, { rank }: Hierarchy) {
    this.#graph = graph;
    this.#rank = rank;
    this.#at = new Int32Array(graph.edges.length).fill(-1);
    this.#flags = listFlags(graph);
  }

  getPlace(edge: number): number {
    return this.#at[edge] ?? -1;
  }

  /** Writes what an edge is, and gives it the next number. `from` and `to` are ranks. */
  bring(out: ByteWriter, edge: number, from: number, to: number): void {
    const road = this.#graph.edges[edge] as RoadEdge;
    const flags = this.#flags[edge] ?? 0;
    this.#at[edge] = this.order.push({ edge, from, to }) - 1;
    out.unsigned(flags);
    out.unsigned(flags & edgeFlags.forward ? road.forward : road.backward);
    if (flags & edgeFlags.unequal) out.unsigned(road.backward);
    out.unsigned(road.length);
  }

  rest(): number[] {
    return this.#graph.edges.flatMap((_, edge) => (this.getPlace(edge) < 0 ? [edge] : []));
  }

  getEnds(edge: number): { from: number; to: number } {
    const { from = 0, to = 0 } = this.#graph.edges[edge] ?? {};
    return { from: this.#rank[from] ?? 0, to: this.#rank[to] ?? 0 };
  }
}

function listFlags(graph: RoadGraph): number[] {
  const main = findMainComponent(graph);
  const entrances = computeEntrances(graph);
  const inMain = new Uint8Array(graph.edges.length);
  for (const { tail, head, edge } of graph.arcs) if (main[tail] && main[head]) inMain[edge >> 1] = 1;
  return graph.edges.map(({ forward, backward }, at) => {
    const { forward: entersForward, backward: entersBackward } = entrances[at] ?? { forward: false, backward: false };
    return (
      (forward > 0 ? edgeFlags.forward : 0) |
      (backward > 0 ? edgeFlags.backward : 0) |
      (forward > 0 && backward > 0 && forward !== backward ? edgeFlags.unequal : 0) |
      (entersForward ? edgeFlags.entersForward : 0) |
      (entersBackward ? edgeFlags.entersBackward : 0) |
      (inMain[at] ? edgeFlags.main : 0)
    );
  });
}

/** Middles are named by their place among the lower neighbours, heads by their distance, roads by how long ago they came. */
function packHierarchy(out: ByteWriter, upward: readonly UpwardEdge[][], numbered: Numbering): void {
  const lower: number[][] = upward.map(() => []);
  for (const [node, edges] of upward.entries()) {
    out.unsigned(edges.length);
    let last = node;
    for (const edge of edges) {
      out.unsigned((edge.head - last) * 8 + edge.directions + (edge.middle >= 0 ? hierarchyFlags.shortcut : 0));
      last = edge.head;
      if (edge.middle >= 0) out.unsigned((lower[node] ?? []).indexOf(edge.middle));
      else packRoad(out, numbered, edge, node);
    }
    for (const head of new Set(edges.map((each) => each.head))) lower[head]?.push(node);
  }
}

function packRoad(out: ByteWriter, numbered: Numbering, { edge, head }: UpwardEdge, node: number): void {
  const place = numbered.getPlace(edge >> 1);
  if (place >= 0) {
    out.unsigned(2 + (numbered.order.length - 1 - place) * 2 + (edge & 1));
    return;
  }
  out.unsigned(edge & 1);
  const [from, to] = edge & 1 ? [head, node] : [node, head];
  numbered.bring(out, edge >> 1, from, to);
}

function packRest(out: ByteWriter, numbered: Numbering): void {
  for (const edge of numbered.rest()) {
    const { from, to } = numbered.getEnds(edge);
    out.unsigned(from);
    out.unsigned(to);
    numbered.bring(out, edge, from, to);
  }
}

/** Where an edge ends in a copy of its junction, or begins in several: what a turn restriction did. */
function packEnds(out: ByteWriter, { arcs }: RoadGraph, { rank }: Hierarchy, numbered: Numbering): void {
  const ends = new Map<number, { head: number; tails: number[] }>();
  for (const { tail, head, edge } of arcs) {
    const direction = numbered.getPlace(edge >> 1) * 2 + (edge & 1);
    const known = ends.get(direction) ?? { head: rank[head] ?? 0, tails: [] };
    known.tails.push(rank[tail] ?? 0);
    ends.set(direction, known);
  }
  const special = [...ends].filter(([direction, { head, tails }]) => {
    const { from = 0, to = 0 } = numbered.order[direction >> 1] ?? {};
    const [usualTail, usualHead] = direction & 1 ? [to, from] : [from, to];
    return head !== usualHead || tails.length !== 1 || tails[0] !== usualTail;
  });
  out.unsigned(special.length);
  for (const [direction, { head, tails }] of special) {
    out.unsigned(direction);
    out.unsigned(head);
    out.unsigned(tails.length);
    for (const tail of tails) out.unsigned(tail);
  }
}

/** From the most important junction down, each beside the first one above it. */
function packCoordinates(
  out: ByteWriter,
  graph: RoadGraph,
  { rank }: Hierarchy,
  upward: readonly UpwardEdge[][],
): void {
  const byRank = new Int32Array(rank.length);
  for (const [node, at] of rank.entries()) byRank[at] = node;
  const x = (at: number) => graph.longitudes[byRank[at] ?? 0] ?? 0;
  const y = (at: number) => graph.latitudes[byRank[at] ?? 0] ?? 0;
  for (let at = rank.length - 1; at >= 0; at -= 1) {
    const above = upward[at]?.[0]?.head;
    out.signed(x(at) - (above === undefined ? 0 : x(above)));
    out.signed(y(at) - (above === undefined ? 0 : y(above)));
  }
}

function packShapes(out: ByteWriter, graph: RoadGraph, numbered: Numbering): void {
  const names = new Map<string, number>([["", 0]]);
  const shapes = new ByteWriter();
  for (const { edge } of numbered.order) {
    const { name, shape } = graph.edges[edge] as RoadEdge;
    const known = names.get(name) ?? names.size;
    names.set(name, known);
    shapes.unsigned(known);
    shapes.unsigned(shape.length / 2 - 2);
    for (let at = 2; at < shape.length - 2; at += 1) shapes.signed((shape[at] ?? 0) - (shape[at - 2] ?? 0));
  }
  out.unsigned(names.size);
  for (const name of names.keys()) out.text(name);
  out.block(shapes.result());
}
