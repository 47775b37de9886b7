import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listPlannedRoutes } from "#wasm/check/explain.ts";
import type { Options, Problem, Solution, Step } from "#wasm/host/problem.ts";
import { solveProblem } from "#wasm/host/run.ts";
import { fuzz } from "../fuzz.ts";
import { richProblem } from "../rich-problem.ts";
import { readSolverModule } from "../solver-module.ts";

const module = readSolverModule();
const runs = 60;
const problems = richProblem(["windows", "costs", "shipments", "skills", "reload", "twoDimensions"], 8, 3);

function plan(problem: Problem, iterations: number, seed: number): Solution {
  const solved = solveProblem(module, problem, { iterations, seed });
  if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
  return solved.ok;
}

/** The problem with a first plan as its steps. */
function planned(
  problem: Problem,
  change: (step: Step, index: number) => Step,
): { problem: Problem; before: Solution } {
  const before = plan(problem, 40, 1);
  const routes = new Map(listPlannedRoutes(before).map(({ vehicle, steps }) => [vehicle, steps]));
  let index = 0;
  const vehicles = problem.vehicles.map((vehicle) => ({
    ...vehicle,
    steps: (routes.get(vehicle.id) ?? []).map((step) => change(step, index++)),
  }));
  return { problem: { ...problem, vehicles }, before };
}

const asItIs = (step: Step): Step => step;
const hard = (solution: Solution) => solution.summary.violations.filter(({ soft }) => !soft);
const costs = (solution: Solution): number => solution.summary.cost + solution.summary.lost_prizes;
const unlike = (options: Options | undefined, more: Options): Options => ({ ...options, ...more });

describe("replanning", () => {
  it("from a plan never returns a worse plan", () => {
    fc.assert(
      fc.property(problems, fc.nat(100), (problem, seed) => {
        const { problem: warm, before } = planned(problem, asItIs);
        const after = plan(warm, 1, seed);
        expect(hard(after)).toEqual([]);
        expect(after.summary.unassigned).toBeLessThanOrEqual(before.summary.unassigned);
        if (after.summary.unassigned === before.summary.unassigned) {
          expect(costs(after)).toBeLessThanOrEqual(costs(before) + 4 * Math.max(1, after.summary.routes));
        }
      }),
      fuzz(runs),
    );
  });

  it("keeps fixed steps on their vehicles and in their order", () => {
    fc.assert(
      fc.property(problems, fc.infiniteStream(fc.boolean()), (problem, choices) => {
        // Both ends of a shipment are fixed, or neither: every other step by a coin.
        const { problem: fixed } = planned(problem, (step) => ({
          ...step,
          fixed: step.type === "job" && choices.next().value === true,
        }));
        const after = plan(fixed, 300, 5);
        expect(hard(after)).toEqual([]);
      }),
      fuzz(runs),
    );
  });

  it("keeps locked routes unchanged while everything else may move", () => {
    fc.assert(
      fc.property(problems, fc.integer({ min: 0, max: 2 }), (problem, which) => {
        const { problem: warm, before } = planned(problem, asItIs);
        const vehicles = warm.vehicles.map((vehicle, index) => ({ ...vehicle, locked: index === which }));
        const after = plan({ ...warm, vehicles }, 300, 5);
        const routeOf = (solution: Solution) =>
          listPlannedRoutes(solution).find(({ vehicle }) => vehicle === which + 1)?.steps ?? [];
        expect(routeOf(after)).toEqual(routeOf(before));
        expect(hard(after)).toEqual([]);
      }),
      fuzz(runs),
    );
  });

  it("moves at most as many tasks as the change budget allows", () => {
    fc.assert(
      fc.property(problems, fc.integer({ min: 0, max: 3 }), (problem, budget) => {
        const { problem: warm } = planned(problem, asItIs);
        const after = plan({ ...warm, options: unlike(warm.options, { change_budget: budget }) }, 300, 5);
        expect(hard(after)).toEqual([]);
      }),
      fuzz(runs),
    );
  });

  it("serves at fixed times, or reports the deviation", () => {
    fc.assert(
      fc.property(problems, fc.integer({ min: 0, max: 200 }), (problem, later) => {
        const { problem: warm, before } = planned(problem, asItIs);
        const vehicles = warm.vehicles.map((vehicle) => {
          const last = vehicle.steps?.at(-1);
          const arrival = before.routes.find((route) => route.vehicle === vehicle.id)?.steps.at(-2)?.arrival;
          if (last?.type !== "job" || arrival === undefined || !vehicle.steps) return vehicle;
          return { ...vehicle, steps: [...vehicle.steps.slice(0, -1), { ...last, service_after: arrival + later }] };
        });
        const after = plan({ ...warm, vehicles }, 300, 5);
        for (const { vehicle, steps } of after.routes) {
          const given = vehicles.find(({ id }) => id === vehicle)?.steps;
          for (const step of steps) {
            const fixed = given?.find(({ type, id }) => type === step.type && id === step.id)?.service_after;
            if (fixed !== undefined) expect(step.arrival + step.waiting_time).toBeGreaterThanOrEqual(fixed);
          }
        }
      }),
      fuzz(runs),
    );
  });
});
