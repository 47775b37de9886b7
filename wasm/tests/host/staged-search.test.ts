import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { checkProblem } from "#wasm/host/check-problem.ts";
import { flattenProblem } from "#wasm/host/flatten-problem.ts";
import type { Problem, Solution } from "#wasm/host/problem.ts";
import { readRoutes } from "#wasm/host/run.ts";
import { type StagedSearch, type StagedState, startStages } from "#wasm/host/staged-search.ts";
import { fuzz } from "../fuzz.ts";
import { RICH_FEATURES, richProblem } from "../rich-problem.ts";
import { readSolverModule } from "../solver-module.ts";

const module = readSolverModule();
const BUDGETS = [60, 140, 300];
const problems = richProblem([...RICH_FEATURES], 8, 3);

function start(problem: Problem, budgets: readonly number[], saved: StagedState | null = null): StagedSearch {
  const checked = checkProblem(problem);
  if ("errors" in checked) throw new Error(JSON.stringify(checked.errors));
  return startStages(module, flattenProblem(checked.ok), { seed: 7, budgets }, saved);
}

function finish(problem: Problem, search: StagedSearch): Solution {
  while (search.run(17) === null);
  const evaluator = createEvaluator(problem);
  return evaluator.solution(readRoutes(evaluator, search.best()));
}

describe("a search in stages", () => {
  it("begins with the shorter search, and never ends with a worse plan", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const ends = BUDGETS.map((_, stage) => {
          const search = start(problem, BUDGETS.slice(0, stage + 1));
          const { priority } = finish(problem, search).summary;
          return { priority, ...search.progress };
        });
        ends.slice(1).forEach((end, at) => {
          const before = ends[at] ?? end;
          expect(end.priority).toBeGreaterThanOrEqual(before.priority);
          if (end.priority > before.priority) return;
          expect(end.unassigned).toBeLessThanOrEqual(before.unassigned);
          if (end.unassigned === before.unassigned) expect(end.bestCost).toBeLessThanOrEqual(before.bestCost + 1e-6);
        });
      }),
      fuzz(60),
    );
  });

  it("reaches the same plan wherever it is interrupted", () => {
    fc.assert(
      fc.property(problems, fc.integer({ min: 1, max: 25 }), (problem, slices) => {
        const whole = start(problem, BUDGETS);
        const wholePlan = finish(problem, whole);
        const first = start(problem, BUDGETS);
        let isOver = false;
        for (let slice = 0; slice < slices && !isOver; slice++) isOver = first.run(17) !== null;
        if (isOver) return;
        const second = start(problem, BUDGETS, first.state());
        expect(finish(problem, second)).toEqual(wholePlan);
        expect(second.progress).toEqual(whole.progress);
      }),
      fuzz(60),
    );
  });
});
