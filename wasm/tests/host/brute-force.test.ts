import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Problem } from "#wasm/host/problem.ts";
import { compare } from "../agreement.ts";
import { bestScore, compareScores, scoreOf, tasksOf } from "../brute-force.ts";
import { fuzz } from "../fuzz.ts";
import { type Feature, features, richProblem } from "../rich-problem.ts";

const runs = 25;
const iterations = 1_500;

/** Changing hands costs nothing here: the best plan is the best there is. */
function expectOptimal(problem: Problem): void {
  const { solution, evaluatorCost, hard, rounding } = compare(problem, 10, iterations);
  expect(hard).toEqual([]);
  const tasks = tasksOf(problem);
  const out = new Set(solution.unassigned.map(({ type, id }) => `${type} ${id}`));
  const taken = tasks.reduce(
    (set, { steps }, index) => (steps.some(({ type, id }) => out.has(`${type} ${id}`)) ? set : set | (1 << index)),
    0,
  );
  const found = { ...scoreOf(tasks, taken, 0), cost: evaluatorCost };
  const best = bestScore(problem);
  const context = JSON.stringify({ found, best });
  expect({ ...found, cost: 0 }, context).toEqual({ ...best, cost: 0 });
  // Each route is rounded by parts; never better than the best is the test of the brute force itself.
  expect(found.cost, context).toBeLessThanOrEqual(best.cost + rounding);
  expect(compareScores(found, best), context).toBeGreaterThanOrEqual(0);
}

const plain: readonly Feature[] = ["windows", "missingEnds", "lists", "costs", "speed"];
/** A random plan to start from is of no interest here. */
const others = features.filter((feature) => !plain.includes(feature) && feature !== "warm");

describe("on tiny problems the kernel finds what trying everything finds", () => {
  it("plain problems", () => {
    fc.assert(fc.property(richProblem(plain, 4, 2), expectOptimal), fuzz(3 * runs));
  });

  it.each(others)("with %s", (feature) => {
    fc.assert(fc.property(richProblem([...plain, feature], 4, 2), expectOptimal), fuzz(runs));
  });
});
