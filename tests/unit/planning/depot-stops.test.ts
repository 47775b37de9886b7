import { describe, expect, test } from "vitest";
import { createDepotNamer, removeIdleDepots } from "#app/modules/planning/model/depot-stops.ts";
import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import type { PlanDocument, PlanStop } from "#app/modules/planning/model/plan-document.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { findBetterOrder } from "#app/modules/planning/model/route-order.ts";
import { createDepotBefore } from "#app/modules/plans/screens/inspector/stop-moves.ts";
import { routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";
import { solvePlan } from "#tests/factories/solve-plan.ts";
import { readSolverModule } from "#wasm/tests/solver-module.ts";

const names = ["s1", "s2", "s3", "s4"];
/** Four deliveries of 10 kg on one street, and a van with room for two of them. */
const inputs = createPlanInputs({
  shipments: [1, 2, 3, 4].map((at) => createPlanShipment(`s${at}`, at)),
  crews: [{ agent: createPlanAgent("a1"), vehicle: createPlanVehicle("v1", { maxWeight: 20_000 }) }],
  settings: routingSettingsSchema.parse({ depot_revisit: "hard" }),
});
const stop = (name: string): PlanStop => ({
  shipmentId: name,
  type: name.startsWith("depot") ? "depot" : "dropoff",
  fixed: false,
});
const plan = (...list: string[]): PlanDocument => ({
  routes: [{ id: "r1", agentId: "a1", vehicleId: "v1", locked: false, stops: list.map(stop) }],
  unassigned: names.filter((name) => !list.includes(name)),
});
const listed = (document: PlanDocument) => document.routes[0]?.stops.map(({ shipmentId }) => shipmentId);
const after = (document: PlanDocument, change: Parameters<typeof applyChange>[1]) => {
  const changed = applyChange(document, change, inputs);
  return changed.ok ? listed(changed.value) : changed.failure.code;
};

test("the search loads twice, and the plan times both trips", () => {
  const { document, timed } = solvePlan(inputs);
  expect(document.unassigned).toEqual([]);
  expect(listed(document)?.filter((name) => name.startsWith("depot"))).toEqual(["depot-1"]);
  const route = timed.routes[0];
  expect(timed.strictViolations).toBe(0);
  expect(timed.summary.assigned).toBe(4);
  const at = route?.stops.findIndex(({ type }) => type === "depot") ?? 0;
  // Loaded again: the second trip's goods are on board, and loading took as long as a stop.
  expect(route?.stops[at]).toMatchObject({ serviceSeconds: 300, load: [20_000, 40_000, 2, 0] });
  expect(route?.utilization).toBe(1);
});

test("optimizing the order places the return to the depot where it helps, and adds a missing one", () => {
  const solver = readSolverModule();
  let now = 0;
  const clock = () => {
    now += 1;
    return now;
  };
  for (const worse of [plan("s1", "depot-1", "s2", "s3", "s4"), plan("s1", "s2", "s3", "s4")]) {
    const change = findBetterOrder(solver, { inputs, document: worse, clock }, "r1");
    const better = change && applyChange(worse, change, inputs);
    if (!better?.ok) throw new Error("no better order");
    expect(createPlanTimer(inputs).time(better.value).strictViolations).toBe(0);
  }
});

test("without the second trip the van is overloaded; where revisits are not allowed the stop is a violation", () => {
  const timer = createPlanTimer(inputs);
  const causes = (document: PlanDocument, time = timer) =>
    time.time(document).routes[0]?.violations.map((each) => each.cause);
  expect(causes(plan("s1", "s2", "s3", "s4"))).toEqual(["quantities"]);
  expect(causes(plan("s1", "s2", "depot-1", "s3", "s4"))).toEqual([]);
  const never = createPlanTimer({ ...inputs, settings: routingSettingsSchema.parse({}) });
  expect(causes(plan("s1", "s2", "depot-1", "s3", "s4"), never)).toEqual(["depot_revisit"]);
});

describe("by hand", () => {
  const two = plan("s1", "s2", "depot-1", "s3", "s4");

  test("a depot stop can be moved, added and removed; shipments stay", () => {
    expect(after(two, { kind: "resequence", routeId: "r1", shipmentIds: ["s1", "depot-1", "s2", "s3", "s4"] })).toEqual(
      ["s1", "depot-1", "s2", "s3", "s4"],
    );
    expect(after(two, { kind: "resequence", routeId: "r1", shipmentIds: names })).toEqual(names);
    expect(
      after(two, { kind: "resequence", routeId: "r1", shipmentIds: ["s1", "depot-2", "s2", "depot-1", "s3", "s4"] }),
    ).toEqual(["s1", "depot-2", "s2", "depot-1", "s3", "s4"]);
    expect(after(two, { kind: "resequence", routeId: "r1", shipmentIds: ["s1", "s2", "depot-1", "s3"] })).toBe(
      "invalid_fields",
    );
    expect(after(two, { kind: "move", shipmentId: "depot-1", toRouteId: null, position: 0 })).toEqual(names);
    expect(after(two, { kind: "move", shipmentId: "depot-1", toRouteId: "r1", position: 1 })).toEqual([
      "s1",
      "depot-1",
      "s2",
      "s3",
      "s4",
    ]);
  });

  test("removes a useless depot stop: at either end, doubled, or with an empty trip", () => {
    const at = (...list: string[]) => removeIdleDepots(list.map(stop)).map(({ shipmentId }) => shipmentId);
    expect(at("depot-1", "s1", "depot-2", "depot-3", "s2", "depot-4")).toEqual(["s1", "depot-2", "s2"]);
    const last = plan("s1", "s2", "depot-1", "s3");
    expect(after(last, { kind: "move", shipmentId: "s3", toRouteId: null, position: 0 })).toEqual(["s1", "s2"]);
    const left = { ...inputs, shipments: inputs.shipments.slice(0, 2) };
    expect(listed(reconcileDocument(two, left))).toEqual(["s1", "s2"]);
  });

  test("ids are unique within the plan; duplicates are rejected", () => {
    const next = createDepotNamer(two);
    expect([next(), next()]).toEqual(["depot-2", "depot-3"]);
    const doubled = ["s1", "depot-1", "s2", "depot-1", "s3", "s4"];
    expect(after(two, { kind: "resequence", routeId: "r1", shipmentIds: doubled })).toBe("invalid_fields");
    const [route] = two.routes;
    if (!route) throw new Error("no route");
    const adopted = { ...two, routes: [{ ...route, stops: doubled.map(stop) }] };
    expect(after(two, { kind: "adopt", document: adopted })).toBe("invalid_fields");
    expect(after(plan(...names), { kind: "adopt", document: two })).toEqual(listed(two));
  });

  test("a locked route keeps its depot stop unchanged, even after the setting is off", () => {
    const [route] = two.routes;
    if (!route) throw new Error("no route");
    const locked = { ...two, routes: [{ ...route, locked: true }] };
    const never = { ...inputs, settings: routingSettingsSchema.parse({}) };
    expect(listed(solvePlan(never, locked).document)).toEqual(listed(two));
  });

  test("a depot stop can be added before any stop, except the first, next to another one, or against the setting", () => {
    const timed = createPlanTimer(inputs).time(two);
    const [route] = timed.routes;
    const requested = (index: number, settings = inputs.settings) => {
      const found = route?.stops[index];
      return route && found ? createDepotBefore(two, { route, stop: found, index }, settings) : undefined;
    };
    expect(requested(1)).toEqual({
      kind: "resequence",
      routeId: "r1",
      shipmentIds: ["s1", "depot-2", "s2", "depot-1", "s3", "s4"],
    });
    expect([requested(0), requested(2), requested(3)]).toEqual([null, null, null]);
    expect(requested(1, routingSettingsSchema.parse({}))).toBeNull();
  });
});
