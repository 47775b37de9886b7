import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkProblem } from "#wasm/host/check-problem.ts";
import type { Problem } from "#wasm/host/problem.ts";
import { compare } from "../agreement.ts";
import { fuzz } from "../fuzz.ts";
import { RICH_FEATURES, type RichFeature, richProblem } from "../rich-problem.ts";

const runs = 40;
const slices = fc.integer({ min: 0, max: 10 });

const expectAgreement = (problem: Problem, stoppedAfter: number) => expectAgreementAfter(300, problem, stoppedAfter);

function expectAgreementAfter(iterations: number, problem: Problem, stoppedAfter: number): void {
  expect(checkProblem(problem)).toHaveProperty("ok");
  const { hard, kernelCost, evaluatorCost, rounding, kernelOut, evaluatorOut } = compare(
    problem,
    stoppedAfter,
    iterations,
  );
  expect(hard).toEqual([]);
  expect(evaluatorOut).toBe(kernelOut);
  expect(evaluatorCost - kernelCost).toBeLessThanOrEqual(rounding);
  expect(kernelCost - evaluatorCost).toBeLessThanOrEqual(rounding);
}

const plain: readonly RichFeature[] = ["windows", "missingEnds", "lists", "costs", "speed", "twoDimensions", "epoch"];

describe("the kernel and the evaluator agree on every plan", () => {
  it("plain problems, also when the search is interrupted anywhere", () => {
    fc.assert(fc.property(richProblem(plain, 8, 3), slices, expectAgreement), fuzz(4 * runs));
  });

  it.each(RICH_FEATURES.filter((feature) => !plain.includes(feature)))("with %s", (feature) => {
    fc.assert(fc.property(richProblem([...plain, feature], 8, 3), slices, expectAgreement), fuzz(runs));
  });

  it("without shifts and windows, where no time is tracked", () => {
    fc.assert(
      fc.property(richProblem(["openShifts", "costs", "speed"], 8, 3), slices, expectAgreement),
      fuzz(2 * runs),
    );
  });

  it("with more routes than a stop is tried in", () => {
    const problems = richProblem(["windows", "skills", "costs", "openShifts"], 60, 30);
    fc.assert(fc.property(problems, slices, expectAgreement), fuzz(20));
  });

  it("with time for several starts and exchanges of routes", () => {
    const problems = richProblem(["windows", "costs", "speed", "twoDimensions", "prizes", "shipments", "skills"], 6, 4);
    fc.assert(
      fc.property(problems, slices, (problem, stopped) => expectAgreementAfter(12_000, problem, stopped)),
      fuzz(runs / 2),
    );
  });

  it("with any mix of everything", () => {
    fc.assert(fc.property(richProblem(RICH_FEATURES, 9, 3), slices, expectAgreement), fuzz(4 * runs));
  });
});
