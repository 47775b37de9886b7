import { getCostTime } from "./costs.ts";
import { hierarchyFlags } from "./edge-flags.ts";
import { type EndSeed, findAlongEdge, listArrivals, listDepartures } from "./journey-ends.ts";
import type { RoadsFile } from "./roads-file.ts";
import type { UpwardSearch } from "./search.ts";
import { cutPiece } from "./shape.ts";
import type { Snap } from "./snap.ts";

/** A way: seconds, metres, its points `[longitude, latitude]` in 1e-6 degrees one behind the other, and its streets in order. */
export interface RoadRoute {
  seconds: number;
  metres: number;
  shape: number[];
  streets: string[];
}

/** One edge travelled in a direction (0 along its shape), from one share of it to another. */
interface Piece {
  edge: number;
  from: number;
  to: number;
}

/** The fastest way between two places, by one search from each; null where none leads. */
export function findRoadRoute(
  roads: RoadsFile,
  forward: UpwardSearch,
  backward: UpwardSearch,
  from: Snap,
  to: Snap,
): RoadRoute | null {
  const [starts, ends] = [listDepartures(roads, from), listArrivals(roads, to)];
  forward.run(starts, hierarchyFlags.up);
  backward.run(ends, hierarchyFlags.down);
  let meeting = { node: -1, cost: Number.POSITIVE_INFINITY };
  for (const node of forward.settled) {
    const cost = forward.cost(node) + backward.cost(node);

    if (backward.reached(node) && cost < meeting.cost) meeting = { node, cost };
  }
  const direct = findAlongEdge(roads, from, to);
  if (direct && direct.cost <= meeting.cost)
    return toRoadRoute(roads, [{ edge: from.edge, from: from.share, to: to.share }], direct.cost, direct.length);
  if (meeting.node < 0) return null;
  const up = tracePath(forward, meeting.node).reverse();
  const down = tracePath(backward, meeting.node);
  const start = findSeed(starts, up[0], forward);
  const end = findSeed(ends, down.at(-1), backward);
  const pieces: Piece[] = [
    { edge: from.edge, from: from.share, to: start.direction === 0 ? 1 : 0 },
    ...listLegs(up).flatMap(([low, high]) => unpackEdge(roads, low, high, hierarchyFlags.up)),
    ...listLegs(down).flatMap(([high, low]) => unpackEdge(roads, low, high, hierarchyFlags.down)),
    { edge: to.edge, from: end.direction === 0 ? 0 : 1, to: to.share },
  ];
  return toRoadRoute(roads, pieces, meeting.cost, forward.length(meeting.node) + backward.length(meeting.node));
}

function tracePath(search: UpwardSearch, node: number): number[] {
  const nodes: number[] = [];
  for (let at = node; at >= 0; at = search.parent(at)) nodes.push(at);
  return nodes;
}

function listLegs(nodes: readonly number[]): [number, number][] {
  return nodes.slice(1).map((node, at) => [nodes[at] ?? 0, node]);
}

function findSeed(seeds: readonly EndSeed[], node: number | undefined, search: UpwardSearch): EndSeed {
  const seed = seeds.find((each) => each.node === node && each.cost === search.cost(each.node));
  if (!seed) throw new RangeError("a way that starts nowhere");
  return seed;
}

/** The roads behind an edge of the hierarchy, in travelling order. An own stack: shortcuts lie deep in one another. */
function unpackEdge(roads: RoadsFile, low: number, high: number, direction: number): Piece[] {
  const pieces: Piece[] = [];
  const open = [{ node: low, at: roads.edgeAt(low, high, direction), up: direction === hierarchyFlags.up }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, at, up } = next;
    const way = roads.ways[at] ?? 0;
    if (((roads.heads[at] ?? 0) & hierarchyFlags.shortcut) === 0) {
      const against = up ? way & 1 : (way & 1) ^ 1;
      pieces.push({ edge: way >> 1, from: against, to: 1 - against });
      continue;
    }
    const [down, upward] = roads.getParts(node, at, up);
    open.push({ node: way, at: upward, up: true }, { node: way, at: down, up: false });
  }
  return pieces;
}

function toRoadRoute(roads: RoadsFile, pieces: readonly Piece[], cost: number, length: number): RoadRoute {
  const shape: number[] = [];
  const streets: string[] = [];
  for (const { edge, from, to } of pieces) {
    const points = cutPiece(roads.shape(edge), from, to);
    const joined = shape.at(-2) === points[0] && shape.at(-1) === points[1];
    for (let at = joined ? 2 : 0; at < points.length; at += 1) shape.push(points[at] as number);
    const name = roads.getName(edge);
    if (name && from !== to && streets.at(-1) !== name) streets.push(name);
  }
  return { seconds: getCostTime(cost) / 10, metres: length / 10, shape, streets };
}
