import { describe, expect, it } from "vitest";
import { evaluatePlan, solve } from "#wasm/host/run.ts";
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
  const solved = solve(readSolverModule(), input, { iterations: 500, seed: 1 });
  if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
  const plan = solved.ok;

  it("is solved as it is", () => {
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

  it("is answered with VROOM's fields", () => {
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

  it("goes round: the answer's steps are a plan to evaluate, and give the same answer", () => {
    const vehicles = input.vehicles.map((vehicle) => {
      const steps = plan.routes.find((route) => route.vehicle === vehicle.id)?.steps ?? [];
      return { ...vehicle, steps: steps.map(({ type, id }) => ({ type, id })) };
    });
    expect(evaluatePlan({ ...input, vehicles })).toMatchObject({ ok: { solution: plan } });
  });
});
