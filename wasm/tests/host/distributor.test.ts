import { describe, expect, it } from "vitest";
import { checkProblem } from "#wasm/host/check-problem.ts";
import { solveProblem } from "#wasm/host/run.ts";
import { anchorSeconds, distributorDays, hasDistributorData, readDistributorDay } from "../distributor.ts";
import { readSolverModule } from "../solver-module.ts";

/** About a second of CPU on a two-core machine. */
const iterations = 150_000;

describe.skipIf(!hasDistributorData)("three days of a distributor (skipped without ../shared/data)", () => {
  it.each(distributorDays)(
    "%s: everything is served without violations, and travel takes no longer than VROOM's",
    (day) => {
      const problem = readDistributorDay(day);
      expect(checkProblem(problem)).toHaveProperty("ok");
      const solved = solveProblem(readSolverModule(), problem, { iterations, seed: 1 });
      if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
      const { summary, unassigned } = solved.ok;
      expect(unassigned).toEqual([]);
      expect(summary.violations).toEqual([]);
      expect(summary.duration).toBeLessThanOrEqual(anchorSeconds(day));
    },
  );
});
