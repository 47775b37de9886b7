import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { toPlanDocument } from "#app/modules/planning/model/plan-assignment.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import {
  distributorDays,
  hasDistributorFolder,
  priceDistributorPlan,
  priceModels,
  readDistributorMoney,
  readPricedInputs,
} from "#tests/unit/plans/distributor-inputs.ts";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { flattenProblem } from "#wasm/host/flatten-problem.ts";
import { createKernel } from "#wasm/host/kernel.ts";
import { readRoutes } from "#wasm/host/run.ts";
import { searchFor } from "#wasm/host/time-budget.ts";

/**
 * What the product's own plans of a distributor's days cost beside VROOM's, on three price models: `npm run bench:plan-cost`, with
 * `-- --seconds 1,5 --seeds 5`. Seconds are of CPU, so that a busy machine gives the same figures. A ratio below 1 is cheaper.
 */
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "1,5" }, seeds: { type: "string", default: "3" } },
});

const module = new WebAssembly.Module(readFileSync(new URL("../../wasm/build/solver.wasm", import.meta.url)));

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What a plan's room does with these inputs, for so many seconds of CPU. */
function solve(inputs: PlanInputs, seconds: number, seed: number): TimedPlan {
  const { problem, crews } = toPlanProblem(inputs, null, null);
  const began = cpuSeconds();
  const kernel = createKernel(module, flattenProblem(problem), { seed });
  searchFor(kernel, seconds, () => cpuSeconds() - began);
  const routes = readRoutes(createEvaluator(problem), kernel.best());
  return createPlanTimer(inputs).time(toPlanDocument(inputs, crews, routes, null));
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0) / figures.length;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

if (!hasDistributorFolder) console.log("skipped: shared/data/distributor is not beside the checkout");
else
  for (const seconds of values.seconds.split(",").map(Number))
    for (const model of priceModels) {
      const ratios: number[] = [];
      for (const day of distributorDays) {
        const anchor = readDistributorMoney(day, model);
        const inputs = readPricedInputs(day, model);
        const plans = Array.from({ length: Number(values.seeds) }, (_, seed) => solve(inputs, seconds, seed + 1));
        const costs = plans.map((plan) => priceDistributorPlan(plan, inputs));
        const spread = (Math.max(...costs) - Math.min(...costs)) / Math.min(...costs);
        ratios.push(mean(costs) / anchor);
        const out = Math.max(...plans.map(({ summary }) => summary.unassigned));
        const shown = plans.map(({ summary }) => (summary.cost / 100).toFixed(2)).join(" ");
        const used = plans.map(({ routes }) => routes.filter(({ stops }) => stops.length > 0).length).join(" ");
        console.log(
          `${seconds} s, model ${model}, day ${day}: ${costs.map((cost) => cost.toFixed(2)).join(" ")} against ${anchor.toFixed(2)}, ` +
            `ratio ${(mean(costs) / anchor).toFixed(3)}, at most ${(Math.max(...costs) / anchor).toFixed(3)}, spread ${percent(spread)}, ` +
            `${out} left out, vehicles ${used}, shown ${shown}`,
        );
      }
      console.log(`${seconds} s, model ${model}: ratio ${mean(ratios).toFixed(3)}`);
    }
