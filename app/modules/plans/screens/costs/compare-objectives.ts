import { toPlanDocument } from "#app/modules/planning/model/plan-assignment.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import {
  computeIterationBudget,
  computeSliceIterations,
  computeSlowness,
} from "#app/modules/planning/model/plan-effort.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import type { RoutingSettings } from "#app/modules/workspace/model/routing-settings.ts";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { flattenProblem } from "#wasm/host/flatten-problem.ts";
import { createKernel } from "#wasm/host/kernel.ts";
import { watchPatience } from "#wasm/host/patience.ts";
import { readRoutes } from "#wasm/host/run.ts";

const SEED = 1;

/**
 * The plan that a quick search finds from this one with other settings. The page stays responsive: `pause` is awaited
 * after every slice, and answers whether to go on; null when not.
 */
export async function searchOther(
  solver: WebAssembly.Module,
  { inputs: current, document }: { inputs: PlanInputs; document: PlanDocument },
  settings: Partial<RoutingSettings>,
  pause: () => Promise<boolean>,
): Promise<TimedPlan | null> {
  const inputs = { ...current, settings: { ...current.settings, ...settings } };
  const { problem, crews } = toPlanProblem(inputs, document, document);
  const kernel = createKernel(solver, flattenProblem(problem), { seed: SEED });
  const shipments = inputs.shipments.length;
  const slowness = computeSlowness(inputs);
  const budget = computeIterationBudget(shipments, slowness, "quick");
  const slice = computeSliceIterations(shipments, slowness);
  kernel.setBudget(budget);
  let now = kernel.run(0);
  const patience = watchPatience(now);
  while (now.iterations < budget && !patience.isOver(now, budget)) {
    if (!(await pause())) return null;
    now = kernel.run(Math.min(slice, budget - now.iterations));
  }
  const routes = readRoutes(createEvaluator(problem), kernel.best());
  return createPlanTimer(inputs).time(toPlanDocument(inputs, crews, routes, document));
}
