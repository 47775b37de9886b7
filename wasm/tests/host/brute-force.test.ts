import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Problem } from "#wasm/host/problem.ts";
import { compare } from "../agreement.ts";
import { bestScore, compareScores, type Score, scoreOf, tasksOf } from "../brute-force.ts";
import { fuzz } from "../fuzz.ts";
import { type Feature, features, richProblem } from "../rich-problem.ts";

const runs = 50;
const iterations = 1_500;

/**
 * What the search is allowed: on distances without any geometry, a few of a hundred problems may end in a plan that costs
 * more than the best. Never a task more left out, and never an answer that is better than the best there is.
 */
const allowedShare = 0.04;

interface Verdict {
  found: Score;
  best: Score;
  optimal: boolean;
}

function judge(problem: Problem): Verdict {
  const { solution, evaluatorCost, hard, rounding } = compare(problem, 10, iterations);
  expect(hard).toEqual([]);
  const tasks = tasksOf(problem);
  const out = new Set(solution.unassigned.map(({ type, id }) => `${type} ${id}`));
  const isOut = (index: number): boolean =>
    tasks[index]?.steps.some(({ type, id }) => out.has(`${type} ${id}`)) ?? false;
  const taken = tasks.reduce((set, _, index) => (isOut(index) ? set : set | (1 << index)), 0);
  const found = { ...scoreOf(tasks, taken, 0), cost: evaluatorCost };
  const best = bestScore(problem);
  return { found, best, optimal: found.cost <= best.cost + rounding };
}

function expectNearlyAlwaysOptimal(allowed: readonly Feature[], count: number): void {
  const settings = fuzz(count);
  const problems = fc.sample(richProblem(allowed, 4, 2), settings);
  const worse: string[] = [];
  for (const problem of problems) {
    const { found, best, optimal } = judge(problem);
    const context = JSON.stringify({ found, best, problem });
    expect({ ...found, cost: 0 }, context).toEqual({ ...best, cost: 0 });
    expect(compareScores(found, best), context).toBeGreaterThanOrEqual(0);
    if (!optimal) worse.push(context);
  }
  expect(worse.length, worse[0]).toBeLessThanOrEqual(Math.floor(allowedShare * problems.length));
}

const plain: readonly Feature[] = ["windows", "missingEnds", "lists", "costs", "speed"];
/** A random plan to start from is of no interest here. */
const others = features.filter((feature) => !plain.includes(feature) && feature !== "warm");

describe("on tiny problems the kernel finds what trying everything finds", () => {
  it("plain problems", () => {
    expectNearlyAlwaysOptimal(plain, 3 * runs);
  });

  it.each(others)("with %s", (feature) => {
    expectNearlyAlwaysOptimal([...plain, feature], runs);
  });
});
