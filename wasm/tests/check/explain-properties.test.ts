import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEvaluator, type Evaluator } from "#wasm/check/evaluate.ts";
import { explainSolution, listPlannedRoutes } from "#wasm/check/explain.ts";
import type { PlannedStep } from "#wasm/check/visits.ts";
import type { Explanation, Problem, Solution } from "#wasm/host/problem.ts";
import { fuzz } from "../fuzz.ts";
import { richProblem } from "../rich-problem.ts";

const problems = richProblem(
  [
    "windows",
    "manyWindows",
    "setup",
    "pickups",
    "shipments",
    "skills",
    "lists",
    "limits",
    "workLimit",
    "area",
    "radius",
    "separation",
    "warm",
  ],
  7,
  3,
);

/** A plan made by dealing out the tasks, of which some are then taken out again. */
function handMade(problem: Problem, leftOut: number): Solution {
  const tasks = (problem.jobs ?? []).slice(0, leftOut).map(({ id }) => id);
  const routes = problem.vehicles.map(({ id, steps = [] }) => ({
    vehicle: id,
    steps: steps.filter((step) => !(step.type === "job" && step.id !== undefined && tasks.includes(step.id))),
  }));
  return createEvaluator(problem).solution(routes);
}

const hardCauses = (violations: Solution["summary"]["violations"]) =>
  new Map(
    violations.filter(({ soft }) => !soft).map(({ cause, dimension, amount }) => [`${cause} ${dimension}`, amount]),
  );

/** Whether a route breaks nothing that it did not break before, and what it costs more. */
function trial(evaluator: Evaluator, vehicle: number, before: readonly PlannedStep[], after: readonly PlannedStep[]) {
  const [was, now] = [before, after].map((steps) => evaluator.evaluateRoute(vehicle, steps));
  const broken = hardCauses(was?.violations ?? []);
  const clean = [...hardCauses(now?.violations ?? [])].every(([key, amount]) => amount <= (broken.get(key) ?? 0));
  return { clean, extraCost: (now?.cost ?? 0) - (was?.cost ?? 0) };
}

function cheapestFit(evaluator: Evaluator, solution: Solution, id: number): number | null {
  const routes = new Map(listPlannedRoutes(solution).map(({ vehicle, steps }) => [vehicle, steps]));
  let best: number | null = null;
  for (const { id: vehicle } of evaluator.problem.vehicles) {
    const steps = routes.get(vehicle) ?? [];
    for (let position = 0; position <= steps.length; position++) {
      const { clean, extraCost } = trial(evaluator, vehicle, steps, steps.toSpliced(position, 0, { type: "job", id }));
      if (clean && (best === null || extraCost < best)) best = extraCost;
    }
  }
  return best;
}

const jobsOf = (explanations: readonly Explanation[]) => explanations.filter(({ type }) => type === "job");

describe("explanations of random plans", () => {
  it("report that a task fits exactly where it does, and at the lowest cost", () => {
    fc.assert(
      fc.property(problems, fc.integer({ min: 1, max: 4 }), (problem, leftOut) => {
        const evaluator = createEvaluator(problem);
        const solution = handMade(problem, leftOut);
        for (const { id, fits } of jobsOf(explainSolution(evaluator, solution))) {
          expect(fits?.extra_cost ?? null).toBe(cheapestFit(evaluator, solution, id));
        }
      }),
      fuzz(150),
    );
  });

  it("report an obstacle for every vehicle where it does not fit, and at most one change to make room", () => {
    fc.assert(
      fc.property(problems, fc.integer({ min: 1, max: 4 }), (problem, leftOut) => {
        const evaluator = createEvaluator(problem);
        for (const { reasons, relaxation, fits } of explainSolution(evaluator, handMade(problem, leftOut))) {
          expect(reasons.every(({ shortfall }) => shortfall > 0)).toBe(true);
          if (!fits) expect(new Set(reasons.map(({ vehicle }) => vehicle)).size).toBe(problem.vehicles.length);
          if (relaxation) {
            const there = reasons.filter(({ vehicle }) => vehicle === relaxation.vehicle);
            expect(there).toHaveLength(1);
            expect(there[0]).toMatchObject({ cause: relaxation.cause, shortfall: relaxation.by });
          }
        }
      }),
      fuzz(150),
    );
  });
});
