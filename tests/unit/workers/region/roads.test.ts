import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type TinyExtract, writeTinyPbf } from "#tests/factories/tiny-pbf.ts";
import { computeArcCosts } from "#workers/region/build/arc-costs.ts";
import { buildRoads } from "#workers/region/build/build-roads.ts";
import { contractGraph } from "#workers/region/build/hierarchy.ts";
import { packRoads } from "#workers/region/build/pack-roads.ts";
import { buildRoadGraph, type RoadGraph } from "#workers/region/build/road-graph.ts";
import { readStreets } from "#workers/region/build/streets.ts";
import type { ModeName } from "#workers/region/build/travel-modes.ts";
import { getCostTime } from "#workers/region/run/costs.ts";
import { findAlongEdge, listArrivals, listDepartures } from "#workers/region/run/journey-ends.ts";
import { Roads } from "#workers/region/run/roads.ts";
import { readRoadsDirectory } from "#workers/region/run/roads-directory.ts";
import type { Snap } from "#workers/region/run/snap.ts";

const road = { highway: "residential", name: "Landstrasse" };

/** Points on a grid of about 100 meters, named by two digits: 23 is column 2, row 3. */
function grid(size = 6): Record<number, { at: [number, number]; tags?: Record<string, string> }> {
  const places: Record<number, { at: [number, number] }> = {};
  for (let x = 0; x < size; x += 1)
    for (let y = 0; y < size; y += 1) places[x * 10 + y] = { at: [9.5 + x * 0.00133, 47.1 + y * 0.0009] };
  return places;
}

function roadsOf(extract: TinyExtract, mode: ModeName = "car"): Roads {
  const { bytes } = buildRoads(readStreets(writeTinyPbf(extract)));
  const part = readRoadsDirectory(bytes).find((each) => each.mode === mode);
  if (!part) throw new Error(`no roads for ${mode}`);
  return new Roads(bytes.subarray(part.offset, part.offset + part.length));
}

/** Meters between two points of the grid by road, rounded to tens; null if not reachable. */
function way(roads: Roads, from: number, to: number, nodes = grid()): number | null {
  const [a, b] = [nodes[from], nodes[to]].map((node) => node && roads.snap(...node.at));
  const route = a && b ? roads.route(a, b) : null;
  return route && Math.round(route.metres / 10) * 10;
}

test("a street is driven both ways, with its length, time, shape and name", () => {
  const roads = roadsOf({ nodes: grid(), ways: [{ refs: [0, 10, 20, 30], tags: road }] });
  const [from, to] = [roads.snap(9.5, 47.1), roads.snap(9.50399, 47.1)];
  if (!from || !to) throw new Error("beside the road");
  const route = roads.route(from, to);
  expect(route?.metres).toBeCloseTo(302, 0);
  expect(route?.seconds).toBeCloseTo(302 / (25 / 3.6), 0);
  expect(route?.shape.slice(0, 2)).toEqual([9_500_000, 47_100_000]);
  expect(route?.shape.slice(-2)).toEqual([9_503_990, 47_100_000]);
  expect(route?.streets).toEqual(["Landstrasse"]);
  expect(roads.route(to, from)?.seconds).toBe(route?.seconds);
});

const square = [
  { id: 1, refs: [0, 10, 20], tags: road },
  { id: 2, refs: [20, 21, 22], tags: road },
  { id: 3, refs: [22, 12, 2], tags: road },
  { id: 4, refs: [2, 1, 0], tags: road },
];
const oneway = (refs: number[], more: Record<string, string> = {}) => ({
  refs,
  tags: { ...road, oneway: "yes", ...more },
});

test("a one-way street is closed in the other direction, except to bicycles where allowed", () => {
  const ways = [...square.slice(1), oneway([0, 10, 20], { "oneway:bicycle": "no" })];
  const roads = roadsOf({ nodes: grid(), ways });
  expect([way(roads, 0, 20), way(roads, 20, 0)]).toEqual([200, 600]);
  expect(way(roadsOf({ nodes: grid(), ways }, "bicycle"), 20, 0)).toBe(200);
});

test("a forbidden turn is not taken, and an only-allowed one is", () => {
  const cross = [
    { id: 1, refs: [10, 11], tags: road },
    { id: 2, refs: [11, 1], tags: road },
    { id: 3, refs: [11, 21], tags: road },
    { id: 4, refs: [11, 12], tags: road },
    { id: 5, refs: [12, 2, 1], tags: road },
    { id: 6, refs: [12, 22, 21], tags: road },
  ];
  const turn = (restriction: string, to: number) => [
    {
      tags: { type: "restriction", restriction },
      members: [
        { kind: 1 as const, ref: 1, role: "from" },
        { kind: 0 as const, ref: 11, role: "via" },
        { kind: 1 as const, ref: to, role: "to" },
      ],
    },
  ];
  const nodes = grid();
  expect(way(roadsOf({ nodes, ways: cross }), 10, 1)).toBe(200);
  // A U-turn at the next junction is allowed: straight on, back, and round the corner.
  const noLeft = roadsOf({ nodes, ways: cross, relations: turn("no_left_turn", 2) });
  expect(way(noLeft, 10, 1)).toBeGreaterThan(390);
  expect(way(noLeft, 10, 21)).toBe(200);
  const onlyRight = roadsOf({ nodes, ways: cross, relations: turn("only_right_turn", 3) });
  expect([way(onlyRight, 10, 21), way(onlyRight, 10, 12)]).toEqual([200, 400]);
});

test("restrictions without members, via ways or at missing nodes are ignored", () => {
  const relations = [
    { tags: { type: "restriction", restriction: "no_left_turn" }, members: [] },
    {
      tags: { type: "restriction", restriction: "no_u_turn" },
      members: [
        { kind: 1 as const, ref: 999, role: "from" },
        { kind: 0 as const, ref: 999, role: "via" },
        { kind: 1 as const, ref: 1, role: "to" },
      ],
    },
  ];
  expect(way(roadsOf({ nodes: grid(), ways: square, relations }), 0, 22)).toBe(400);
});

test("a barrier stops cars and lets bicycles through", () => {
  const nodes = {
    ...grid(),
    10: { ...grid()[10], at: [9.50133, 47.1] as [number, number], tags: { barrier: "bollard" } },
  };
  const extract = { nodes, ways: square };
  expect([way(roadsOf(extract), 0, 20), way(roadsOf(extract, "bicycle"), 0, 20)]).toEqual([600, 200]);
});

test("through traffic avoids destination-only streets, and residents can reach home", () => {
  const ways = [...square.slice(1), { refs: [0, 10, 20], tags: { ...road, access: "destination" } }];
  const roads = roadsOf({ nodes: grid(), ways: [...ways, { refs: [20, 30], tags: road }] });
  expect([way(roads, 1, 30), way(roads, 1, 10), way(roads, 10, 21)]).toEqual([600, 200, 200]);
});

test("a ferry takes the duration given in the extract", () => {
  const nodes = grid();
  const ferry = { refs: [20, 30, 40], tags: { route: "ferry", duration: "00:20", motor_vehicle: "yes" } };
  const roads = roadsOf({ nodes, ways: [...square, ferry, { refs: [40, 50], tags: road }] });
  const [from, to] = [roads.snap(9.5 + 2 * 0.00133, 47.1), roads.snap(9.5 + 4 * 0.00133, 47.1)];
  expect(from && to && roads.route(from, to)?.seconds).toBeCloseTo(1200, 0);
});

test("cars avoid private ways, footways, areas and construction sites; pedestrians use footways", () => {
  const closed: Record<string, string>[] = [
    { access: "private" },
    { highway: "footway" },
    { area: "yes" },
    { highway: "construction" },
  ];
  for (const tags of closed) {
    const ways = [...square.slice(1), { refs: [0, 10, 20], tags: { ...road, ...tags } }];
    expect(way(roadsOf({ nodes: grid(), ways }), 0, 20)).toBe(600);
  }
  const ways = [...square.slice(1), { refs: [0, 10, 20], tags: { highway: "footway" } }];
  expect(way(roadsOf({ nodes: grid(), ways }, "foot"), 0, 20)).toBe(200);
});

test("missing nodes, loops, duplicate nodes, islands and one-way traps cause no errors", () => {
  const ways = [
    ...square,
    { refs: [22, 777, 888], tags: road },
    { refs: [20, 20], tags: road },
    { refs: [20, 30, 30, 31, 21, 20], tags: road },
    { refs: [44, 45], tags: road },
    oneway([22, 33]),
    { refs: [12], tags: road },
  ];
  const roads = roadsOf({ nodes: grid(), ways });
  expect(way(roads, 0, 31)).toBe(400);
  // A stop at the end of the trap or on the island is snapped to the connected network.
  for (const place of [33, 44]) {
    const at = grid()[place]?.at ?? [0, 0];
    expect(roads.snap(...at)?.metres).toBeGreaterThan(90);
  }
});

test("a point more than 2 km from every road is not snapped to any", () => {
  const roads = roadsOf({ nodes: grid(), ways: square });
  expect(roads.snap(9.53, 47.101)).toBeNull();
  const near = roads.snap(9.515, 47.1);
  expect(near?.metres).toBeLessThan(1000);
  expect([...roads.matrix([near, null], [near, null]).seconds]).toEqual([0, Infinity, Infinity, Infinity]);
});

test("rejects an extract without roads", () => {
  const park = { nodes: grid(), ways: [{ refs: [0, 1], tags: { highway: "footway" } }] };
  expect(() => roadsOf(park)).toThrow("no roads for cars");
  expect(() => readRoadsDirectory(new TextEncoder().encode("no roads at all"))).toThrow("these are no roads");
});

const kinds = [road, { highway: "primary" }, { ...road, oneway: "yes" }, { ...road, access: "destination" }];
const someWay = fc.record({
  refs: fc.array(
    fc.nat(35).map((n) => Math.floor(n / 6) * 10 + (n % 6)),
    { minLength: 2, maxLength: 7 },
  ),
  tags: fc.constantFrom(...kinds),
});
const someTurn = fc.record({
  from: fc.integer({ min: 1, max: 20 }),
  to: fc.integer({ min: 1, max: 20 }),
  via: fc.nat(35),
  only: fc.boolean(),
});

property.prop([fc.array(someWay, { minLength: 6, maxLength: 20 }), fc.array(someTurn, { maxLength: 12 })], {
  numRuns: 60,
})("times and lengths are those of the shortest ways in the graph, whatever the streets", (ways, turns) => {
  const relations = turns.map(({ from, to, via, only }) => ({
    tags: { type: "restriction", restriction: only ? "only_straight_on" : "no_right_turn" },
    members: [
      { kind: 1 as const, ref: from, role: "from" },
      { kind: 0 as const, ref: Math.floor(via / 6) * 10 + (via % 6), role: "via" },
      { kind: 1 as const, ref: to, role: "to" },
    ],
  }));
  const first = { refs: [0, 10, 11, 1, 0], tags: road };
  const graph = buildRoadGraph(readStreets(writeTinyPbf({ nodes: grid(), ways: [first, ...ways], relations })), "car");
  const costs = computeArcCosts(graph);
  const arcs = graph.arcs.map((arc, at) => ({
    ...arc,
    cost: costs[at] ?? 0,
    length: graph.edges[arc.edge >> 1]?.length ?? 0,
  }));
  const hierarchy = contractGraph(graph.longitudes.length, arcs);
  const roads = new Roads(packRoads(graph, hierarchy));
  const snaps = Object.values(grid()).flatMap(({ at }, index) => (index % 3 === 0 && roads.snap(...at)) || []);
  const { seconds, metres, columns } = roads.matrix(snaps, snaps);
  for (const [row, from] of snaps.entries()) {
    const plain = plainCosts(graph, costs, hierarchy.rank, roads, from);
    for (const [column, to] of snaps.entries()) {
      const at = row * columns + column;
      const stay = findAlongEdge(roads.file, from, to)?.cost ?? Infinity;
      const ways = listArrivals(roads.file, to).map((each) => (plain[each.node] ?? Infinity) + each.cost);
      const cost = Math.min(stay, ...ways);
      expect(seconds[at]).toBe(cost === Infinity ? Infinity : getCostTime(cost) / 10);
      // Paths of equal time may differ in length: both query methods return a path of its reported length.
      const route = roads.route(from, to);
      expect(route?.seconds ?? Infinity).toBe(seconds[at]);
      expect(Number.isFinite(metres[at])).toBe(route !== null);
    }
  }
});

/** Costs from a point to every junction, by rank, without a hierarchy (Bellman and Ford). */
function plainCosts(graph: RoadGraph, costs: Uint32Array, rank: Uint32Array, roads: Roads, from: Snap): number[] {
  const found: number[] = Array.from(rank, () => Infinity);
  for (const { node, cost } of listDepartures(roads.file, from)) found[node] = Math.min(found[node] ?? Infinity, cost);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [at, { tail, head }] of graph.arcs.entries()) {
      const [a, b] = [rank[tail] ?? 0, rank[head] ?? 0];
      const cost = (found[a] ?? Infinity) + (costs[at] ?? 0);
      if (cost >= (found[b] ?? Infinity)) continue;
      found[b] = cost;
      changed = true;
    }
  }
  return found;
}
