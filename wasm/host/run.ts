import { createEvaluator, type Evaluator } from "../check/evaluate.ts";
import type { PlannedRoute, PlannedStep } from "../check/visits.ts";
import { checkProblem } from "./check-problem.ts";
import { flattenProblem } from "./flatten-problem.ts";
import { createKernel, type Kernel, type KernelPlan, type KernelStep } from "./kernel.ts";
import type { Problem, Solution } from "./problem.ts";
import type { ProblemError } from "./shape.ts";

export interface RunOptions {
  /** How long to search; the same seed and iterations give the same plan, on any machine. */
  iterations: number;
  seed: number;
}

/** A search under way. Between slices the best plan so far can be read at any time. */
export interface Run {
  kernel: Kernel;
  evaluator: Evaluator;
  /** The best plan so far, timed and priced by the evaluator. */
  solution(): Solution;
}

export type Started = { ok: Run } | { errors: readonly ProblemError[] };

/** Checks the problem and builds a first plan. Never throws for bad input. */
export function startSearch(module: WebAssembly.Module, problem: unknown, options: RunOptions): Started {
  const checked = checkProblem(problem);
  if ("errors" in checked) return checked;
  const evaluator = createEvaluator(checked.ok);
  const kernel = createKernel(module, flattenProblem(checked.ok), { seed: options.seed });
  kernel.setBudget(options.iterations);
  return { ok: { kernel, evaluator, solution: () => evaluator.solution(readRoutes(evaluator, kernel.best())) } };
}

/** Solves a problem from beginning to end, or says what is wrong with it. */
export function solveProblem(
  module: WebAssembly.Module,
  problem: unknown,
  options: RunOptions,
): { ok: Solution } | { errors: readonly ProblemError[] } {
  const started = startSearch(module, problem, options);
  if ("errors" in started) return started;
  started.ok.kernel.run(options.iterations);
  return { ok: started.ok.solution() };
}

/** The plan in the vehicles' `steps`, timed, checked and priced as it is: VROOM's plan mode. Nothing is searched. */
export function evaluatePlan(
  problem: unknown,
): { ok: { problem: Problem; solution: Solution } } | { errors: readonly ProblemError[] } {
  const checked = checkProblem(problem, "evaluate");
  if ("errors" in checked) return checked;
  const routes = checked.ok.vehicles.map(({ id, steps = [] }) => ({ vehicle: id, steps }));
  return { ok: { problem: checked.ok, solution: createEvaluator(checked.ok).solution(routes) } };
}

/** The kernel's numbers as steps with the caller's ids, and every vehicle's breaks where they fit. */
export function readRoutes(evaluator: Evaluator, plan: KernelPlan): PlannedRoute[] {
  const steps = listSteps(evaluator.problem);
  return evaluator.problem.vehicles.flatMap((vehicle, index) => {
    // What a person locked stays to the letter, breaks included.
    if (vehicle.locked) return [{ vehicle: vehicle.id, steps: vehicle.steps ?? [] }];
    const route = plan.routes[index] ?? [];
    if (route.length === 0) return [];
    const planned = route.map((step) => readStep(steps, step));
    return [{ vehicle: vehicle.id, steps: evaluator.withBreaks(vehicle.id, planned) }];
  });
}

function readStep(steps: readonly PlannedStep[], step: KernelStep): PlannedStep {
  return step.kind === "reload" ? { type: "reload" } : (steps[step.visit] ?? { type: "job" });
}

/** Steps by visit of the flat problem: jobs first, then both ends of each shipment. */
function listSteps(problem: Problem): PlannedStep[] {
  const jobs = (problem.jobs ?? []).map(({ id }): PlannedStep => ({ type: "job", id }));
  const shipments = (problem.shipments ?? []).flatMap(({ pickup, delivery }): PlannedStep[] => [
    { type: "pickup", id: pickup.id },
    { type: "delivery", id: delivery.id },
  ]);
  return [...jobs, ...shipments];
}
