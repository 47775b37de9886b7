import { expect, test } from "vitest";
import { createPlanClock, toTimeWindow } from "#app/modules/planning/model/plan-clock.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";
import { solvePlan } from "#tests/factories/solve-plan.ts";
import { checkProblem } from "#wasm/host/check-problem.ts";

test("counts seconds since local midnight, also on days when the clocks change", () => {
  const clockOn = (day: string) =>
    createPlanClock({ timezone: "Europe/Berlin", startAt: `${day}T07:00`, endAt: `${day}T19:00` });
  expect(clockOn("2026-11-23")).toMatchObject({ start: 7 * 3600, end: 19 * 3600 });
  expect(clockOn("2026-03-29").start).toBe(6 * 3600);
  expect(clockOn("2026-10-25").start).toBe(8 * 3600);
  const winter = clockOn("2026-11-23");
  expect(new Date(winter.toInstant(winter.start)).toISOString()).toBe("2026-11-23T06:00:00.000Z");
});

test("a plan across midnight keeps counting", () => {
  const clock = createPlanClock({ timezone: "Europe/Berlin", startAt: "2026-11-23T20:00", endAt: "2026-11-24T04:00" });
  expect([clock.start, clock.end]).toEqual([20 * 3600, 28 * 3600]);
});

test.each([
  [null, null, null],
  ["2026-11-23T08:00", "2026-11-23T10:00", [8, 10]],
  ["2026-11-23T08:00", null, [8, 19]],
  [null, "2026-11-23T10:00", [7, 10]],
  [null, "2026-11-23T05:00", [5, 5]],
  ["2026-11-23T10:00", "2026-11-23T08:00", [8, 8]],
])("the window %s – %s", (from, to, hours) => {
  const clock = createPlanClock(createPlanInputs());
  expect(toTimeWindow(clock, from, to)).toEqual(hours === null ? null : hours.map((hour) => hour * 3600));
});

test("includes amounts, service, windows with grace, skills, allowed and prohibited vehicles", () => {
  const inputs = createPlanInputs({
    dropoffGraceMinutes: 10,
    crews: [
      {
        agent: createPlanAgent("a1"),
        vehicle: createPlanVehicle("v1", { options: ["lift"], maxWeight: 500_000, maxActiveShipments: 20 }),
      },
      { agent: createPlanAgent("a2", { functions: ["pickups"] }), vehicle: createPlanVehicle("v2") },
      { agent: createPlanAgent("a3"), vehicle: createPlanVehicle("v3", { type: 4 }) },
    ],
    shipments: [
      createPlanShipment("s1", 1, { serviceMinutes: 19.94, vehicleOptions: ["lift"] }),
      createPlanShipment("s2", 2, { prohibitedVehicles: ["HH-v1"], vehicleTypes: [3, 4] }),
      createPlanShipment("s3", 3, { allowedAgents: ["a2"] }),
    ],
  });
  const late = inputs.shipments[0];
  if (late) Object.assign(late.dropoff, { from: "2026-11-23T08:00", to: "2026-11-23T10:00" });
  const { problem } = toPlanProblem(inputs, null, null);
  expect(checkProblem(problem)).toMatchObject({ ok: {} });
  expect(problem.jobs).toMatchObject([
    {
      id: 1,
      service: 1196,
      delivery: [10_000, 20_000, 1, 0],
      skills: [4],
      time_windows: [[28_800, 36_000]],
      grace: { late: 600 },
      allowed_vehicles: [1, 3],
    },
    { id: 2, service: 300, allowed_vehicles: [3] },
    { id: 3, allowed_vehicles: [], banned_vehicles: [1, 2, 3] },
  ]);
  expect(problem.vehicles[0]).toMatchObject({ id: 1, skills: [4], max_tasks: 20, time_window: [7 * 3600, 19 * 3600] });
  expect(problem.vehicles[0]?.capacity?.[0]).toBe(500_000);
});

test("a crew works within the plan, the agent's shift and the vehicle's hours", () => {
  const crew = (
    agent: Parameters<typeof createPlanAgent>[1],
    vehicle: Parameters<typeof createPlanVehicle>[1] = {},
  ) => ({
    agent: createPlanAgent("a", agent),
    vehicle: createPlanVehicle("v", vehicle),
  });
  const windowsOf = (crews: ReturnType<typeof crew>[]) =>
    toPlanProblem(createPlanInputs({ crews }), null, null).problem.vehicles.map((vehicle) => ({
      window: vehicle.time_window?.map((seconds) => seconds / 3600),
      tasks: vehicle.max_tasks,
      work: vehicle.max_work_time,
    }));
  expect(
    windowsOf([
      crew({}),
      crew({ shiftStart: "08:00", shiftEnd: "16:30" }),
      crew({}, { availableFrom: "06:00", availableTo: "12:00" }),
      crew({ shiftStart: "08:00", shiftEnd: "16:00" }, { availableFrom: "09:00", availableTo: "22:00" }),
      crew({ shiftStart: "08:00", shiftEnd: "16:00", workingHoursLimit: 7.5 }),
      crew({ shiftStart: "20:00", shiftEnd: "23:00" }),
    ]),
  ).toEqual([
    { window: [7, 19] },
    { window: [8, 16.5] },
    { window: [7, 12] },
    { window: [9, 16] },
    { window: [7, 19], work: 27_000 },
    { window: [7, 7], tasks: 0 },
  ]);
});

test("pickups go to the depot, transfers connect two locations, shipments without a location stay out", () => {
  const elsewhere = {
    locationId: "hub",
    name: "Hub",
    line: "",
    point: { longitude: 10.1, latitude: 53.6 },
    from: null,
    to: null,
    access: null,
  };
  const base = createPlanShipment("x", 4);
  const { problem } = toPlanProblem(
    createPlanInputs({
      shipments: [
        createPlanShipment("s1", 1, { type: 1, pickup: elsewhere }),
        createPlanShipment("s2", 2, { type: 2, pickup: elsewhere }),
        createPlanShipment("s3", 3, { type: 2, pickup: elsewhere, dropoff: { ...elsewhere, locationId: "depot" } }),
        createPlanShipment("s4", 4, { dropoff: { ...base.dropoff, point: null } }),
      ],
    }),
    null,
    null,
  );
  expect(problem.jobs?.map(({ id, pickup, delivery }) => [id, Boolean(pickup), Boolean(delivery)])).toEqual([
    [1, true, false],
    [3, true, false],
  ]);
  expect(problem.shipments).toMatchObject([{ amount: [10_000, 20_000, 1, 0], pickup: { id: 2 }, delivery: { id: 2 } }]);
});

test("an initial plan keeps order, locked routes and fixed stops; routes of agents who left are dropped", () => {
  const inputs = createPlanInputs({
    shipments: [createPlanShipment("s1", 1), createPlanShipment("s2", 2)],
    crews: [
      { agent: createPlanAgent("a1"), vehicle: createPlanVehicle("v1") },
      { agent: createPlanAgent("a2"), vehicle: null },
    ],
  });
  const stop = (shipmentId: string, fixed = false) => ({ shipmentId, type: "dropoff" as const, fixed });
  const { problem } = toPlanProblem(inputs, null, {
    routes: [
      { id: "r1", agentId: "a1", vehicleId: "v1", locked: true, stops: [stop("s2", true), stop("s1"), stop("gone")] },
      { id: "r2", agentId: "a9", vehicleId: null, locked: false, stops: [] },
    ],
    unassigned: [],
  });
  expect(problem.vehicles[0]).toMatchObject({
    locked: true,
    steps: [
      { type: "job", id: 2, fixed: true },
      { type: "job", id: 1 },
    ],
  });
  expect(problem.vehicles[1]).not.toHaveProperty("steps");
  expect(problem.vehicles[1]?.speed_factor).toBe(0.09);
  expect(checkProblem(problem)).toMatchObject({ ok: {} });
});

test("a provider's matrix is read by location: the depot, and sources and destinations that shipments share", () => {
  const durations = [
    [0, 100, 900],
    [100, 0, 50],
    [900, 50, 0],
  ];
  const inputs = createPlanInputs({
    shipments: [createPlanShipment("s1", 1), createPlanShipment("s2", 2)],
    travel: { kind: "matrix", durations, distances: durations, rows: [0, 0, 1, 0, 2] },
    settings: routingSettingsSchema.parse({ depot_revisit: "hard" }),
  });
  const { problem } = toPlanProblem(inputs, null, null);
  expect(checkProblem(problem)).toMatchObject({ ok: {} });
  expect(problem.jobs?.map((job) => job.location_index)).toEqual([1, 2]);
  expect(problem.vehicles[0]).toMatchObject({ start_index: 0, end_index: 0, reload: { location_index: 0 } });
  const { timed, routes } = solvePlan(inputs);
  expect(routes).toEqual(["s1 s2"]);
  expect(timed.routes[0]).toMatchObject({ travelSeconds: 1_050, distance: 1_050 });
});

test("shipments that do not fit are left out lowest priority first; equal priorities are not ranked", () => {
  const van = createPlanVehicle("v1", { maxActiveShipments: 2 });
  const ranked = createPlanInputs({
    crews: [{ agent: createPlanAgent("a1"), vehicle: van }],
    shipments: [
      createPlanShipment("near", 1, { priority: "low" }),
      createPlanShipment("usual", 2),
      createPlanShipment("far", 9, { priority: "highest" }),
      createPlanShipment("next", 8, { priority: "high" }),
    ],
  });
  const { routes, problem } = solvePlan(ranked);
  expect(problem.jobs?.map(({ priority }) => priority)).toEqual([undefined, 8, 98, 32]);
  expect(routes[0]?.split(" ").toSorted()).toEqual(["far", "next"]);

  const alike = ranked.shipments.map((each) => ({ ...each, priority: "high" as const }));
  const plain = solvePlan({ ...ranked, shipments: alike });
  expect(plain.problem.jobs?.some((job) => "priority" in job)).toBe(false);
  expect(plain.routes[0]?.split(" ").toSorted()).toEqual(["near", "usual"]);
});
