import { describe, expect, it } from "vitest";
import { evaluatePlan, solveProblem } from "#wasm/host/run.ts";
import { readSolverModule } from "../solver-module.ts";

/** The shape of VROOM's own first example: capacities, skills, a break, jobs both ways and a shipment, around Paris. */
const depot = [2.35044, 48.71764];
const input = {
  vehicles: [
    { id: 1, start: depot, end: depot, capacity: [4], skills: [1, 14], time_window: [28_800, 43_200] },
    {
      id: 2,
      start: depot,
      end: depot,
      capacity: [4],
      skills: [2, 14],
      time_window: [28_800, 43_200],
      breaks: [{ id: 1, service: 300, time_windows: [[32_400, 34_200]] }],
    },
  ],
  jobs: [
    {
      id: 1,
      service: 300,
      delivery: [1],
      location: [1.98465, 48.70329],
      skills: [1],
      time_windows: [[32_400, 36_000]],
    },
    { id: 2, service: 300, pickup: [1], location: [2.03655, 48.61128], skills: [1] },
    { id: 5, service: 300, delivery: [1], location: [2.28325, 48.5958], skills: [14] },
    { id: 6, service: 300, delivery: [1], location: [2.89357, 48.90736], skills: [14] },
  ],
  shipments: [
    {
      amount: [1],
      skills: [2],
      pickup: { id: 4, service: 300, location: [2.41808, 49.22619] },
      delivery: { id: 3, service: 300, location: [2.39719, 49.07611] },
    },
  ],
};

describe("a VROOM user's file", () => {
  const solved = solveProblem(readSolverModule(), input, { iterations: 500, seed: 1 });
  if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
  const plan = solved.ok;

  it("is solved unchanged", () => {
    expect(plan).toMatchObject({
      code: 0,
      unassigned: [],
      summary: { routes: 2, unassigned: 0, service: 2_100, violations: [] },
    });
    const taken = plan.routes.map(({ vehicle, steps }) => [
      vehicle,
      steps.map(({ type, id }) => `${type}${id ?? ""}`).sort(),
    ]);
    // Skills leave no choice but for job 5, which is on the first van's way.
    expect(taken).toEqual([
      [1, ["end", "job1", "job2", "job5", "start"]],
      [2, ["break1", "delivery3", "end", "job6", "pickup4", "start"]],
    ]);
  });

  it("gets a solution with VROOM's fields", () => {
    const [step] = plan.routes[1]?.steps.filter(({ type }) => type === "break") ?? [];
    expect(step).toMatchObject({ id: 1, service: 300, load: [expect.any(Number)], violations: [] });
    const begin = (step?.arrival ?? 0) + (step?.waiting_time ?? 0);
    expect(begin).toBeGreaterThanOrEqual(32_400);
    expect(begin).toBeLessThanOrEqual(34_200);
    for (const field of [
      "cost",
      "setup",
      "service",
      "duration",
      "distance",
      "waiting_time",
      "priority",
      "delivery",
      "pickup",
    ]) {
      expect(plan.summary).toHaveProperty(field);
      expect(plan.routes[0]).toHaveProperty(field);
    }
    expect(plan.summary.cost).toBe(plan.summary.duration);
  });

  it("round trip: the solution's steps evaluate to the same solution", () => {
    const vehicles = input.vehicles.map((vehicle) => {
      const steps = plan.routes.find((route) => route.vehicle === vehicle.id)?.steps ?? [];
      return { ...vehicle, steps: steps.map(({ type, id }) => ({ type, id })) };
    });
    expect(evaluatePlan({ ...input, vehicles })).toMatchObject({ ok: { solution: plan } });
  });
});

describe("VROOM's example with a custom matrix", () => {
  const problem = {
    vehicles: [{ id: 0, description: "the only one", start_index: 0, end_index: 3 }],
    jobs: [
      { id: 1414, description: "first", location_index: 1, location: [2.3, 48.8] },
      { id: 1515, location_index: 2 },
      { id: 9, description: "for nobody", location_index: 2, skills: [5] },
    ],
    matrices: {
      car: {
        durations: [
          [0, 2104, 197, 1299],
          [2103, 0, 2255, 3152],
          [197, 2256, 0, 1102],
          [1299, 3153, 1102, 0],
        ],
      },
    },
  };
  const solved = solveProblem(readSolverModule(), problem, { iterations: 200, seed: 1 });
  if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
  const [route] = solved.ok.routes;

  it("has VROOM's cost, times and order, and no geometry", () => {
    expect(solved.ok.summary).toMatchObject({ cost: 5461, routes: 1, unassigned: 1, duration: 5461, priority: 0 });
    expect(route).toMatchObject({ vehicle: 0, description: "the only one", cost: 5461, violations: [] });
    expect(route).not.toHaveProperty("geometry");
    expect(route?.steps).toMatchObject([
      { type: "start", location_index: 0, arrival: 0, duration: 0 },
      { type: "job", id: 1414, description: "first", location: [2.3, 48.8], location_index: 1, arrival: 2104 },
      {
        type: "job",
        id: 1515,
        location_index: 2,
        arrival: 4359,
        duration: 4359,
        setup: 0,
        service: 0,
        waiting_time: 0,
      },
      { type: "end", location_index: 3, arrival: 5461, duration: 5461, violations: [] },
    ]);
  });

  it("returns all given fields of unassigned tasks", () => {
    expect(solved.ok.unassigned).toEqual([{ id: 9, type: "job", description: "for nobody", location_index: 2 }]);
  });
});

/** A street: places a minute and a kilometer apart. */
const durations = Array.from({ length: 8 }, (_, from) =>
  Array.from({ length: 8 }, (_, to) => 60 * Math.abs(from - to)),
);
const distances = durations.map((row) => row.map((leg) => (leg / 60) * 1_000));
const van = (id: number, more: object = {}) => ({ id, start_index: 0, end_index: 0, ...more });
const job = (id: number, more: object = {}) => ({ id, location_index: id, ...more });

function answerTo(vehicles: object[], jobs: object[], more: object = {}) {
  const problem = { vehicles, jobs, matrices: { car: { durations, distances } }, ...more };
  const found = solveProblem(readSolverModule(), problem, { iterations: 2_000, seed: 1 });
  if ("errors" in found) throw new Error(JSON.stringify(found.errors));
  const { summary, unassigned, routes } = found.ok;
  return {
    cost: summary.cost,
    out: unassigned.map(({ id }) => id),
    routes: routes.map(({ vehicle, steps }) => [
      vehicle,
      ...steps.flatMap(({ type, id }) => (type === "job" ? [id] : [])),
    ]),
  };
}

describe("features of VROOM's API.md", () => {
  it("priority: when not all fit, the higher ones stay", () => {
    const jobs = [
      job(1, { delivery: [1] }),
      job(2, { delivery: [1], priority: 100 }),
      job(3, { delivery: [1], priority: 50 }),
    ];
    expect(answerTo([van(1, { capacity: [2] })], jobs)).toMatchObject({ out: [1], cost: 360 });
  });

  it("speed_factor: twice as fast halves every leg", () => {
    expect(answerTo([van(1, { speed_factor: 2 })], [job(5)]).cost).toBe(300);
  });

  it("max_tasks, max_travel_time, max_distance: tasks beyond them are left out", () => {
    const jobs = [job(1), job(2), job(7)];
    expect(answerTo([van(1, { max_tasks: 2 })], jobs).out).toEqual([7]);
    expect(answerTo([van(1, { max_travel_time: 600 })], jobs).out).toEqual([7]);
    expect(answerTo([van(1, { max_distance: 13_999 })], jobs).out).toEqual([7]);
    expect(answerTo([van(1, { max_distance: 14_000 })], jobs).out).toEqual([]);
  });

  it("costs: fixed, per_hour, per_km and per_task_hour", () => {
    const costs = (given: object) => answerTo([van(1, { costs: given })], [job(3, { service: 1_800 })]).cost;
    expect(costs({})).toBe(360);
    expect(costs({ fixed: 1_000 })).toBe(1_360);
    expect(costs({ per_hour: 7_200 })).toBe(720);
    expect(costs({ per_hour: 0, per_km: 50 })).toBe(300);
    expect(costs({ per_task_hour: 100 })).toBe(410);
  });

  it("a custom cost matrix takes precedence over time", () => {
    const cheap = durations.map((row, from) => row.map((_, to) => (from === to ? 0 : from + to === 5 ? 1 : 100)));
    const matrices = { car: { durations, costs: cheap } };
    expect(answerTo([van(1)], [job(2), job(3)], { matrices }).cost).toBe(201);
  });

  it("time windows, setup once at a place, and a break between", () => {
    const rest = { id: 1, service: 300, time_windows: [[400, 500]] };
    const jobs = [
      job(3, { setup: 60, service: 60, time_windows: [[100, 200]] }),
      { ...job(3, { setup: 60, service: 60 }), id: 4 },
    ];
    const found = solveProblem(
      readSolverModule(),
      { vehicles: [van(1, { breaks: [rest] })], jobs, matrices: { car: { durations } } },
      { iterations: 500, seed: 1 },
    );
    if ("errors" in found) throw new Error(JSON.stringify(found.errors));
    const [route] = found.ok.routes;
    expect(route).toMatchObject({ setup: 60, service: 120 + 300, duration: 360, violations: [] });
  });

  it("steps in plan mode: the plan is reported unchanged, with its violations", () => {
    const steps = [{ type: "start" }, { type: "job", id: 5, service_at: 900 }, { type: "job", id: 1 }, { type: "end" }];
    const evaluated = evaluatePlan({
      vehicles: [van(1, { steps, capacity: [1], max_travel_time: 500 })],
      jobs: [job(5, { delivery: [1], time_windows: [[0, 600]] }), job(1, { delivery: [1], skills: [4] })],
      matrices: { car: { durations } },
    });
    if ("errors" in evaluated) throw new Error(JSON.stringify(evaluated.errors));
    const [route] = evaluated.ok.solution.routes;
    expect(route?.steps.map(({ type, arrival }) => [type, arrival])).toEqual([
      ["start", 600],
      ["job", 900],
      ["job", 1_140],
      ["end", 1_200],
    ]);
    expect(route?.violations).toEqual(
      expect.arrayContaining([
        { cause: "quantities", amount: 1, dimension: 0 },
        { cause: "skills", amount: 1 },
        { cause: "travel_hours", amount: 100 },
        { cause: "time_windows", amount: 300 },
      ]),
    );
  });
});
