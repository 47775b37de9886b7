import { readFileSync } from "node:fs";
import { toPlanDocument } from "#app/modules/planning/model/plan-assignment.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import type { Problem } from "#wasm/host/problem.ts";
import { readRoutes, startSearch } from "#wasm/host/run.ts";

const module = new WebAssembly.Module(readFileSync(new URL("../../wasm/build/solver.wasm", import.meta.url)));

export interface SolvedPlan {
  problem: Problem;
  document: PlanDocument;
  timed: TimedPlan;
  /** What each crew serves, in its order: `["s1 s2", "s3"]`; a stop at the depot is `depot`. */
  routes: string[];
}

/** What the plan's room makes of inputs, in one short search. */
export function solvePlan(inputs: PlanInputs, from: PlanDocument | null = null): SolvedPlan {
  const { problem, crews } = toPlanProblem(inputs, from, from);
  const started = startSearch(module, problem, { iterations: 4_000, seed: 1 });
  if ("errors" in started) throw new Error(started.errors.map(({ path, message }) => `${path} ${message}`).join("; "));
  const { kernel, evaluator } = started.ok;
  kernel.run(4_000);
  const document = toPlanDocument(inputs, crews, readRoutes(evaluator, kernel.best()), from);
  const routes = inputs.crews.map(({ agent }) =>
    (document.routes.find(({ agentId }) => agentId === agent.id)?.stops ?? [])
      .map(({ shipmentId, type }) => (type === "depot" ? type : shipmentId))
      .join(" "),
  );
  return { problem, document, timed: createPlanTimer(inputs).time(document), routes };
}
