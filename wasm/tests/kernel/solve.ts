import type { FlatProblem } from "#wasm/host/flat-problem.ts";
import { normalizeProblem } from "#wasm/host/flatten-problem.ts";
import { createKernel, type KernelPlan, type Progress } from "#wasm/host/kernel.ts";
import type { Problem } from "#wasm/host/problem.ts";
import { modules } from "./modules.ts";

export interface Solved {
  flat: FlatProblem;
  progress: Progress;
  plan: KernelPlan;
  /** Cost of the best plan in hundredths, lost prizes included. */
  cost: number;
}

export function flattenChecked(problem: Problem): FlatProblem {
  const flat = normalizeProblem(problem);
  if ("errors" in flat) throw new Error(JSON.stringify(flat.errors));
  return flat.ok;
}

export function solveToEnd(problem: Problem, iterations: number): Solved {
  const flat = flattenChecked(problem);
  const kernel = createKernel(modules.debug, flat, { seed: 1 });
  kernel.setBudget(iterations);
  const progress = kernel.run(iterations);
  return { flat, progress, plan: kernel.best(), cost: progress.bestCost / flat.costScale };
}

/** Routes as ids of visits, "r" for a reload. */
export function listRoutes({ plan }: Solved): (number | "r")[][] {
  return plan.routes.map((route) => route.map((step) => (step.kind === "reload" ? "r" : step.visit)));
}
