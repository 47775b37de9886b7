import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toPlanDocument } from "#app/modules/planning/model/plan-assignment.ts";
import {
  computeIterationBudget,
  computeSliceIterations,
  computeSlowness,
} from "#app/modules/planning/model/plan-effort.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { flattenProblem } from "#wasm/host/flatten-problem.ts";
import { createKernel } from "#wasm/host/kernel.ts";
import { watchPatience } from "#wasm/host/patience.ts";
import { readRoutes } from "#wasm/host/run.ts";
import { hasDistributorFolder, readDistributorAnchorSeconds, readDistributorInputs } from "./distributor-inputs.ts";

const module = new WebAssembly.Module(readFileSync(new URL("../../../wasm/build/solver.wasm", import.meta.url)));

/** What the plan's room does with a distributor's real day (first press of "optimize": seed 1). */
test.skipIf(!hasDistributorFolder)(
  "a real day travels no longer than VROOM's best level, and breaks nothing",
  { timeout: 120_000 },
  () => {
    const inputs = readDistributorInputs("2946091");
    const { problem, crews } = toPlanProblem(inputs, null, null);
    const kernel = createKernel(module, flattenProblem(problem), { seed: 1 });
    const budget = computeIterationBudget(inputs.shipments.length, computeSlowness(inputs), "standard");
    const slice = computeSliceIterations(inputs.shipments.length, computeSlowness(inputs));
    kernel.setBudget(budget);
    let now = kernel.run(0);
    const patience = watchPatience(now);
    while (now.iterations < budget && !patience.isOver(now, budget))
      now = kernel.run(Math.min(slice, budget - now.iterations));
    const document = toPlanDocument(inputs, crews, readRoutes(createEvaluator(problem), kernel.best()), null);
    const timed = createPlanTimer(inputs).time(document);
    console.log(
      `2946091: ${timed.summary.duration} s of travel, VROOM x5 ${readDistributorAnchorSeconds("2946091")} s`,
    );
    expect(timed.summary).toMatchObject({ assigned: inputs.shipments.length, unassigned: 0, violations: 0, late: 0 });
    expect(timed.summary.duration).toBeLessThanOrEqual(readDistributorAnchorSeconds("2946091"));
  },
);
