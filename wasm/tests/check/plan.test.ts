import { describe, expect, it } from "vitest";
import { createEvaluator, evaluate } from "#wasm/check/evaluate.ts";
import type { Problem, Vehicle } from "#wasm/host/problem.ts";
import { job, lineProblem, type Short, steps, van } from "./line.ts";

const given = (...list: readonly Short[]) => steps(...list);
const plan = (problem: Partial<Problem>, ...routes: readonly (readonly Short[])[]) =>
  evaluate(
    lineProblem(problem),
    routes.map((route, index) => ({ vehicle: index + 1, steps: steps(...route) })),
  );
const twoVans = (first: Partial<Vehicle>, second: Partial<Vehicle> = {}) => [van(first), van({ id: 2, ...second })];

describe("the whole plan", () => {
  it("sums its routes and lists unserved tasks, with both ends of a shipment", () => {
    const shipments = [
      { pickup: { id: 7, location_index: 1 }, delivery: { id: 8, location_index: 2 }, amount: [1], prize: 900 },
    ];
    const jobs = [job(1, { service: 10 }), job(2, { priority: 5 }), job(3, { prize: 70, description: "left" })];
    const { summary, unassigned, routes } = plan({ vehicles: twoVans({}), jobs, shipments }, [1], [2]);
    expect(summary).toMatchObject({
      cost: 120 + 240,
      routes: 2,
      unassigned: 3,
      delivery: [2],
      pickup: [0],
      service: 10,
      duration: 360,
      distance: 6_000,
      priority: 5,
      lost_prizes: 970,
      violations: [],
    });
    expect(unassigned).toEqual([
      { id: 3, type: "job", description: "left", location_index: 3 },
      { id: 7, type: "pickup", location_index: 1 },
      { id: 8, type: "delivery", location_index: 2 },
    ]);
    expect(routes.map(({ vehicle }) => vehicle)).toEqual([1, 2]);
  });

  it("leaves out routes without steps", () => {
    expect(plan({ vehicles: twoVans({}) }, [], [1]).routes.map(({ vehicle }) => vehicle)).toEqual([2]);
    expect(evaluate({ vehicles: [] }, [])).toMatchObject({ code: 0, summary: { cost: 0, unassigned: 0 }, routes: [] });
  });

  it("merges violations by cause: sums, or the maximum where one excess shows at many stops", () => {
    const problem = { vehicles: [van({ capacity: [1], max_tasks: 1 })] };
    expect(plan(problem, [1, 2, 3]).summary.violations).toEqual([
      { cause: "quantities", amount: 2, dimension: 0 },
      { cause: "max_shipments", amount: 2 },
    ]);
  });

  it("detects a task in two routes, and a vehicle in two", () => {
    expect(plan({ vehicles: twoVans({}) }, [1, 2], [2]).summary.violations).toEqual([
      { cause: "invalid_vehicle_state", amount: 1 },
    ]);
    const doubled = createEvaluator(lineProblem({})).solution([
      { vehicle: 1, steps: steps(1) },
      { vehicle: 1, steps: steps(2) },
    ]);
    expect(doubled.summary.violations).toEqual([{ cause: "invalid_vehicle_state", amount: 1 }]);
  });

  it("detects a changed locked route, and moved fixed steps", () => {
    const broken = (first: Partial<Vehicle>, ...routes: readonly (readonly Short[])[]) =>
      plan({ vehicles: twoVans(first) }, ...routes).summary.violations.find(
        ({ cause }) => cause === "invalid_vehicle_state",
      )?.amount ?? 0;
    const locked = { locked: true, steps: given(1, 2) };
    expect(broken(locked, [1, 2], [3])).toBe(0);
    expect(broken(locked, [2, 1], [3])).toBe(1);
    expect(broken(locked, [1, 2, 3])).toBe(1);
    expect(broken(locked, [1], [2, 3])).toBe(1);
    const fixed = { steps: given(1, 2, 3).map((step) => ({ ...step, fixed: step.id !== 2 })) };
    expect(broken(fixed, [2, 1, 3])).toBe(0);
    expect(broken(fixed, [3, 2, 1])).toBe(1);
    expect(broken(fixed, [1], [2, 3])).toBe(1);
  });

  it("counts changes against the given plan and its budget", () => {
    const excess = (budget: number, ...routes: readonly (readonly Short[])[]) =>
      plan(
        { vehicles: twoVans({ steps: given(1, 2, 3) }), options: { change_budget: budget } },
        ...routes,
      ).summary.violations.find(({ cause }) => cause === "change_budget")?.amount ?? 0;
    expect(excess(0, [1, 2, 3])).toBe(0);
    expect(excess(0, [2, 3, 1])).toBe(1);
    expect(excess(0, [3, 2, 1])).toBe(2);
    expect(excess(1, [2, 3, 1])).toBe(0);
    expect(excess(0, [2, 3], [1])).toBe(1);
    expect(excess(0, [2, 3])).toBe(1);
  });
});
