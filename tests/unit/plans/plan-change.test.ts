import { expect, test } from "vitest";
import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanChange } from "#app/modules/planning/model/plan-room.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";

const inputs = createPlanInputs({
  prices: { perHour: 0, perKm: 0, perRoute: 0, perStop: 0 },
  shipments: ["s1", "s2", "s3", "s4"].map((id, at) => createPlanShipment(id, at + 1)),
  crews: [
    { agent: createPlanAgent("a1"), vehicle: createPlanVehicle("v1", { costPerKm: 100, maxWeight: 25_000 }) },
    { agent: createPlanAgent("a2"), vehicle: createPlanVehicle("v2", { costPerKm: 300 }) },
  ],
});

/** `r1: s1 s2! | r2: s3`, a fixed stop with a mark. */
function plan(text: string, unassigned: string[] = []): PlanDocument {
  const routes = text.split("|").map((part, at) => ({
    id: `r${at + 1}`,
    agentId: `a${at + 1}`,
    vehicleId: `v${at + 1}`,
    locked: part.includes("#"),
    stops: (part.match(/s\d!?/g) ?? []).map((name) => ({
      shipmentId: name.slice(0, 2),
      type: "dropoff" as const,
      fixed: name.endsWith("!"),
    })),
  }));
  return { routes, unassigned };
}

const start = plan("s1 s2 | s3", ["s4"]);
const whole = plan("s3 | s1 s2", ["s4"]);

test.each<[string, PlanDocument, PlanChange, PlanDocument | string]>([
  ["resequence", start, { kind: "resequence", routeId: "r1", shipmentIds: ["s2", "s1"] }, plan("s2 s1 | s3", ["s4"])],
  [
    "resequence with a stop missing",
    start,
    { kind: "resequence", routeId: "r1", shipmentIds: ["s2"] },
    "invalid_fields",
  ],
  [
    "resequence with a stop twice",
    start,
    { kind: "resequence", routeId: "r1", shipmentIds: ["s2", "s1", "s1"] },
    "invalid_fields",
  ],
  [
    "resequence a locked route",
    plan("# s1 s2 | s3"),
    { kind: "resequence", routeId: "r1", shipmentIds: ["s2", "s1"] },
    "route_locked",
  ],
  [
    "resequence past fixed stops",
    plan("s1! s2! | s3"),
    { kind: "resequence", routeId: "r1", shipmentIds: ["s2", "s1"] },
    "stop_fixed",
  ],
  [
    "resequence round a fixed stop",
    plan("s1! s2 | s3"),
    { kind: "resequence", routeId: "r1", shipmentIds: ["s2", "s1"] },
    plan("s2 s1! | s3"),
  ],
  ["resequence no route", start, { kind: "resequence", routeId: "r9", shipmentIds: [] }, "not_found"],
  [
    "move to another route",
    start,
    { kind: "move", shipmentId: "s1", toRouteId: "r2", position: 1 },
    plan("s2 | s3 s1", ["s4"]),
  ],
  [
    "move within a route",
    start,
    { kind: "move", shipmentId: "s1", toRouteId: "r1", position: 9 },
    plan("s2 s1 | s3", ["s4"]),
  ],
  ["move in", start, { kind: "move", shipmentId: "s4", toRouteId: "r2", position: 0 }, plan("s1 s2 | s4 s3")],
  ["move out", start, { kind: "move", shipmentId: "s3", toRouteId: null, position: 0 }, plan("s1 s2 |", ["s4", "s3"])],
  [
    "move a fixed stop away",
    plan("s1! | s3"),
    { kind: "move", shipmentId: "s1", toRouteId: "r2", position: 0 },
    "stop_fixed",
  ],
  [
    "move into a locked route",
    plan("s1 | # s3"),
    { kind: "move", shipmentId: "s1", toRouteId: "r2", position: 0 },
    "route_locked",
  ],
  ["move what is not there", start, { kind: "move", shipmentId: "s9", toRouteId: "r1", position: 0 }, "not_found"],
  ["lock", start, { kind: "lock", routeId: "r2" }, plan("s1 s2 | # s3", ["s4"])],
  ["unlock", plan("# s1 |"), { kind: "unlock", routeId: "r1" }, plan("s1 |")],
  ["fix", start, { kind: "fix", shipmentId: "s2", fixed: true }, plan("s1 s2! | s3", ["s4"])],
  ["fix what is in no route", start, { kind: "fix", shipmentId: "s4", fixed: true }, "not_found"],
  [
    "preassign an agent who is not chosen",
    start,
    { kind: "preassign", routeId: "r1", agentId: "a9", vehicleId: null },
    "agent_not_in_plan",
  ],
  [
    "preassign a vehicle that nobody drives",
    start,
    { kind: "preassign", routeId: "r1", agentId: "a1", vehicleId: "v9" },
    "vehicle_not_in_plan",
  ],
  ["adopt", start, { kind: "adopt", document: whole }, whole],
  ["adopt with a stop lost", start, { kind: "adopt", document: plan("s3 | s1", ["s4"]) }, "invalid_fields"],
  ["adopt with a stop doubled", start, { kind: "adopt", document: plan("s3 s1 | s1 s2", ["s4"]) }, "invalid_fields"],
  [
    "adopt over a lock",
    plan("# s1 s2 | s3", ["s4"]),
    { kind: "adopt", document: plan("# s2 s1 | s3", ["s4"]) },
    "route_locked",
  ],
])("%s", (_, before, change, after) => {
  const kept = structuredClone(before);
  const result = applyChange(before, change, inputs);
  expect(result.ok ? result.value : result.failure.code).toEqual(after);
  expect(before).toEqual(kept);
});

test("a document for today's inputs: removed shipments and agents are dropped, new ones are included", () => {
  const today = {
    ...inputs,
    shipments: [createPlanShipment("s1", 1), createPlanShipment("s5", 5)],
    crews: [{ agent: createPlanAgent("a3"), vehicle: null }, ...inputs.crews.slice(0, 1)],
  };
  expect(reconcileDocument(start, today)).toEqual({
    routes: [
      { ...start.routes[0], stops: [{ shipmentId: "s1", type: "dropoff", fixed: false }] },
      { id: "r2", agentId: "a3", vehicleId: null, locked: false, stops: [] },
    ],
    unassigned: ["s5"],
  });
});

test("computes times, money, load and violations of a document", () => {
  const timed = createPlanTimer(inputs).time(plan("s1 s2 s3 | s4"));
  const [full, other] = timed.routes;
  expect(full).toMatchObject({ id: "r1", number: 1, agentId: "a1", utilization: 1.2 });
  expect(full?.violations).toMatchObject([{ cause: "quantities", amount: 5_000, dimension: "weight", soft: false }]);
  expect(timed).toMatchObject({ strictViolations: 1, summary: { assigned: 4, unassigned: 0, violations: 1 } });
  const [leg = 0] = full?.stops.map(({ distance }) => distance) ?? [];
  expect(leg).toBe(1490);
  expect(full?.distance).toBe(6 * leg);
  expect(full?.cost).toBe(Math.round((6 * leg) / 10));
  expect(other?.cost).toBe(Math.round((8 * leg * 3) / 10));
  expect(full?.stops[0]).toMatchObject({
    arriveAt: Date.parse("2026-11-23T06:00:00Z") + (full?.stops[0]?.travelSeconds ?? 0) * 1000,
    serviceSeconds: 300,
    waitSeconds: 0,
    lateness: 0,
  });
  expect(full?.workSeconds).toBe(((full?.endAt ?? 0) - (full?.startAt ?? 0)) / 1000);
});

test("a preassigned vehicle is timed with its own limits and costs", () => {
  const before = plan("s1 s2 s3 | s4");
  const change: PlanChange = { kind: "preassign", routeId: "r1", agentId: "a1", vehicleId: "v2" };
  const after = applyChange(before, change, inputs);
  const timed = after.ok ? createPlanTimer(inputs).time(after.value) : null;
  expect(timed).toMatchObject({
    strictViolations: 0,
    routes: [
      { agentId: "a1", vehicleId: "v2" },
      { agentId: "a2", vehicleId: "v1" },
    ],
  });
});

test("a stop is late from one minute, and at risk below the threshold", () => {
  const late = createPlanInputs({ shipments: [createPlanShipment("s1", 10)] });
  const lateness = (to: string) => {
    const [shipment] = late.shipments;
    if (shipment) Object.assign(shipment.dropoff, { from: "2026-11-23T07:00", to });
    return createPlanTimer(late).time(plan("s1")).routes[0]?.stops[0];
  };
  expect(lateness("2026-11-23T07:15")).toMatchObject({ lateness: 4, violations: [{ cause: "time_windows" }] });
  expect(lateness("2026-11-23T07:20")).toMatchObject({ lateness: 3, violations: [] });
  expect(lateness("2026-11-23T08:00")).toMatchObject({ lateness: 0, violations: [] });
});
