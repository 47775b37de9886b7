import { computeMeters, simplifyLine } from "./geometry.ts";
import type { Streets, Way } from "./streets.ts";
import { type ModeName, travelModes } from "./travel-modes.ts";
import { restrictTurns } from "./turn-restrictions.ts";

/** A stretch of road between two junctions. Times in tenths of a second (0: not that way), length in tenths of a metre. */
export interface RoadEdge {
  from: number;
  to: number;
  forward: number;
  backward: number;
  length: number;
  /** Points from junction to junction, both with it, in 1e-6 degrees. */
  shape: number[];
  name: string;
  way: number;
  destination: boolean;
}

/** One direction of an edge between two junctions: edge 2 × index, and 1 more when against its shape. */
export interface Arc {
  tail: number;
  head: number;
  edge: number;
}

/** The roads of one mode as a graph of junctions. Copies of junctions stand behind the junctions themselves. */
export interface RoadGraph {
  longitudes: number[];
  latitudes: number[];
  edges: RoadEdge[];
  arcs: Arc[];
}

/** Shapes bend by at most this many metres. */
const TOLERANCE_METERS = 1.5;

/** Junctions are where ways meet, end or are barred; everything between two of them is one edge. */
export function buildRoadGraph(source: Streets, mode: ModeName): RoadGraph {
  const { nodes, streets } = source;
  const barriers = source.barriers[mode];
  const uses = new Uint8Array(nodes.count);
  const used = streets.filter((street) => street.passages[mode] && street.refs.length > 1);
  for (const { refs } of used)
    for (const [at, node] of refs.entries())
      uses[node] = Math.min(2, (uses[node] ?? 0) + (at === 0 || at === refs.length - 1 ? 2 : 1));

  const graph: RoadGraph = { longitudes: [], latitudes: [], edges: [], arcs: [] };
  const junctions = new Map<number, number>();
  const junctionOf = (node: number): number => {
    // At a barrier every way ends for itself.
    const known = barriers.has(node) ? undefined : junctions.get(node);
    if (known !== undefined) return known;
    const made = graph.longitudes.push(toMicrodegrees(nodes.longitudes[node])) - 1;
    graph.latitudes.push(toMicrodegrees(nodes.latitudes[node]));
    junctions.set(node, made);
    return made;
  };
  for (const street of used) addStreet(source, mode, street, { graph, uses, junctionByNode: junctionOf, barriers });
  for (const [index, edge] of graph.edges.entries()) {
    if (edge.forward > 0) graph.arcs.push({ tail: edge.from, head: edge.to, edge: 2 * index });
    if (edge.backward > 0) graph.arcs.push({ tail: edge.to, head: edge.from, edge: 2 * index + 1 });
  }
  if (mode === "car") restrictTurns(graph, source.restrictions, junctions);
  return graph;
}

interface Work {
  graph: RoadGraph;
  uses: Uint8Array;
  barriers: ReadonlySet<number>;
  junctionByNode: (node: number) => number;
}

function addStreet(source: Streets, mode: ModeName, street: Way, work: Work): void {
  const { refs } = street;
  let start = 0;
  for (let at = 1; at < refs.length; at += 1) {
    const node = refs[at] ?? 0;
    const last = at === refs.length - 1;
    const own = refs.subarray(start, at).includes(node);
    if (!last && (work.uses[node] ?? 0) < 2 && !work.barriers.has(node) && !own) continue;
    addEdge(source, mode, street, refs.subarray(start, at + 1), work);
    start = at;
  }
}

function addEdge(
  source: Streets,
  mode: ModeName,
  street: Way,
  refs: Uint32Array,
  { graph, junctionByNode }: Work,
): void {
  const { nodes, signals } = source;
  const passage = street.passages[mode];
  const [first, last] = [refs[0], refs.at(-1)];
  if (!passage || first === undefined || last === undefined) return;
  const line: number[] = [];
  let length = 0;
  let stops = 0;
  for (const [at, node] of refs.entries()) {
    const [x, y] = [toMicrodegrees(nodes.longitudes[node]), toMicrodegrees(nodes.latitudes[node])];
    if (at > 0) {
      length += computeMeters(line.at(-2) ?? 0, line.at(-1) ?? 0, x, y);
      if (signals.has(node)) stops += 1;
    }
    line.push(x, y);
  }
  const share = passage.seconds === null ? 0 : length / Math.max(1, computeLength(source, street));
  const time = (speed: number) => {
    if (speed === 0) return 0;
    const seconds = passage.seconds === null ? length / (speed / 3.6) : passage.seconds * share;
    return Math.max(1, Math.round((seconds + stops * travelModes[mode].signalSeconds) * 10));
  };
  graph.edges.push({
    from: junctionByNode(first),
    to: junctionByNode(last),
    forward: time(passage.forward),
    backward: time(passage.backward),
    length: Math.max(1, Math.round(length * 10)),
    shape: simplifyLine(line, TOLERANCE_METERS),
    name: street.name,
    way: street.id,
    destination: passage.destination,
  });
}

function computeLength({ nodes }: Streets, { refs }: Way): number {
  let sum = 0;
  for (let at = 1; at < refs.length; at += 1) {
    const [a, b] = [refs[at - 1] ?? 0, refs[at] ?? 0];
    sum += computeMeters(
      toMicrodegrees(nodes.longitudes[a]),
      toMicrodegrees(nodes.latitudes[a]),
      toMicrodegrees(nodes.longitudes[b]),
      toMicrodegrees(nodes.latitudes[b]),
    );
  }
  return sum;
}

function toMicrodegrees(value: number | undefined): number {
  return Math.round((value ?? 0) / 10);
}
