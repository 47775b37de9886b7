import { expect, test } from "vitest";
import { getRouteEdges, type PlanHomes } from "#app/modules/planning/model/crews/plan-homes.ts";
import type { PlanDepot, PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";
import { solvePlan } from "#tests/factories/solve-plan.ts";

const at = (id: string, hundredths: number): PlanDepot => ({
  id,
  name: id,
  line: "",
  point: { longitude: 10, latitude: 53.5 + hundredths / 100 },
});
const [yard, garage] = [at("yard", 30), at("garage", 4)];
const nobody: PlanHomes = { vehicles: {}, starts: {}, ends: {} };

test.each<{ of: string; homes: PlanHomes; start: string; end: string }>([
  { of: "nobody", homes: nobody, start: "depot", end: "depot" },
  { of: "the team", homes: { ...nobody, starts: { a1: yard }, ends: { a1: garage } }, start: "yard", end: "garage" },
  { of: "the vehicle", homes: { ...nobody, vehicles: { v1: garage } }, start: "garage", end: "depot" },
  { of: "both", homes: { vehicles: { v1: garage }, starts: { a1: yard }, ends: {} }, start: "garage", end: "depot" },
  { of: "another team", homes: { ...nobody, starts: { a2: yard }, ends: { a2: yard } }, start: "depot", end: "depot" },
])("a route starts and ends where $of says", ({ homes, start, end }) => {
  const inputs = createPlanInputs({ homes, shipments: [createPlanShipment("s1", 1)] });
  const edges = getRouteEdges(inputs, { agentId: "a1", vehicleId: "v1" });
  expect([edges.start.id, edges.end.id]).toEqual([start, end]);
  expect([edges.loads, edges.unloads]).toEqual([start !== "depot", false]);
});

test("picked up goods reach the depot before a crew goes home", () => {
  const homes = { ...nobody, starts: { a1: yard }, ends: { a1: yard } };
  const inputs = createPlanInputs({ homes, shipments: [createPlanShipment("s1", 1, { type: 1 })] });
  expect(getRouteEdges(inputs, { agentId: "a1", vehicleId: "v1" })).toMatchObject({ loads: false, unloads: true });
});

const stop = { shipmentId: "s1", type: "dropoff", fixed: false } as const;
const document = {
  routes: [{ id: "r1", agentId: "a1", vehicleId: "v1", locked: false, stops: [stop] }],
  unassigned: [],
};
const shipments = [createPlanShipment("s1", -2)];
/** Kilometers of the route by the estimate: hundredths of a degree of latitude and the detour. */
const hundredths = (inputs: PlanInputs) =>
  Math.round((createPlanTimer(inputs).time(document).routes[0]?.distance ?? 0) / (1_111.95 * 1.34));

test("a crew that starts elsewhere drives via the depot, and the evaluator counts the distance", () => {
  expect(hundredths(createPlanInputs({ shipments }))).toBe(4);
  expect(hundredths(createPlanInputs({ shipments, homes: { ...nobody, starts: { a1: yard } } }))).toBe(30 + 4);
  expect(hundredths(createPlanInputs({ shipments, homes: { ...nobody, vehicles: { v1: garage } } }))).toBe(4 + 4);
  expect(hundredths(createPlanInputs({ shipments, homes: { ...nobody, ends: { a1: garage } } }))).toBe(2 + 6);
});

test("with a known travel table a home has its own row", () => {
  const far = (rows: number[][]) => rows.map((row) => row.map((leg) => leg * 1_000));
  const durations = [
    [0, 10, 300],
    [10, 0, 290],
    [300, 290, 0],
  ];
  const travel = {
    kind: "matrix",
    durations,
    distances: far(durations),
    rows: [0, 0, 1, 2],
    homes: { yard: 2 },
  } as const;
  const inputs = createPlanInputs({
    shipments,
    travel: { ...travel, rows: [...travel.rows] },
    homes: { ...nobody, starts: { a1: yard } },
  });
  expect(createPlanTimer(inputs).time(document).routes[0]?.distance).toBe(320_000);
});

test("the search assigns stops to the nearest crew, and prices the drive to the depot", () => {
  const crews = ["1", "2"].map((name) => ({
    agent: createPlanAgent(`a${name}`),
    vehicle: createPlanVehicle(`v${name}`),
  }));
  const inputs = createPlanInputs({ crews, shipments, homes: { ...nobody, starts: { a1: yard } } });
  expect(solvePlan(inputs).routes).toEqual(["", "s1"]);
});
