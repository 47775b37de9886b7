import { type FlatProblem, INITIAL_RELOAD } from "./flat-problem.ts";
import { createKernel, type Kernel, type KernelPlan, type Progress, restoreKernel } from "./kernel.ts";
import { watchPatience } from "./patience.ts";

/** Where a search in stages stands: all it needs to go on to the same plan. */
export interface StagedState {
  stage: number;
  /** The plan that this stage began with, and the iterations of the stages before it. */
  from: KernelPlan | null;
  before: number;
  /** The kernel's, and the iteration of this stage's last improvement. */
  checkpoint: Uint8Array;
  betterAt: number;
}

export interface StagedSearch {
  /** Searches on for at most so many iterations, and says why the search is over, if it is. */
  run(iterations: number): "no_better" | "whole_length" | null;
  /** Iterations over all stages; the rest is the best plan's. */
  readonly progress: Pick<Progress, "iterations" | "bestCost" | "unassigned">;
  best(): KernelPlan;
  state(): StagedState;
}

export interface StagedOptions {
  seed: number;
  /** Iterations of each stage. */
  budgets: readonly number[];
}

/**
 * A search in stages: each one starts with the best plan of the one before and keeps it until it finds a better one. So a
 * search of more stages ends with a plan at least as good as one of fewer, which it begins with. A stage ends early when
 * it finds nothing better (`patience.ts`).
 */
export function startStages(
  module: WebAssembly.Module,
  flat: FlatProblem,
  { seed, budgets }: StagedOptions,
  saved: StagedState | null = null,
): StagedSearch {
  const budgetOf = (stage: number): number => budgets[stage] ?? 0;
  let { stage, from, before } = saved ?? { stage: 0, from: null, before: 0 };
  const begin = (checkpoint: Uint8Array | null): Kernel => {
    const problem = from ? startWith(flat, from) : flat;
    const begun = checkpoint
      ? restoreKernel(module, problem, checkpoint)
      : createKernel(module, problem, { seed: seed + stage });
    begun.setBudget(budgetOf(stage));
    return begun;
  };
  // Forgotten before the next stage's is made, so that its memory is free for that.
  let kernel: Kernel | null = begin(saved?.checkpoint ?? null);
  const open = (): Kernel => {
    kernel ??= begin(null);
    return kernel;
  };
  let now = open().run(0);
  let patience = watchPatience(now, saved?.betterAt);
  return {
    run(iterations) {
      const budget = budgetOf(stage);
      now = open().run(Math.max(0, Math.min(iterations, budget - now.iterations)));
      const isIdle = patience.isOver(now, budget);
      const isWhole = now.iterations >= budget;
      if (!isIdle && !isWhole) return null;
      if (stage + 1 >= budgets.length) return isWhole ? "whole_length" : "no_better";
      from = open().best();
      kernel = null;
      before += now.iterations;
      stage += 1;
      now = open().run(0);
      patience = watchPatience(now);
      return null;
    },
    get progress() {
      return { ...now, iterations: before + now.iterations };
    },
    best: () => open().best(),
    state: () => ({ stage, from, before, checkpoint: open().checkpoint(), betterAt: patience.betterAt }),
  };
}

/** The problem with a plan to start from. Locked routes and fixed stops stay what they are. */
function startWith(flat: FlatProblem, { routes }: KernelPlan): FlatProblem {
  const fixed = new Set(flat.initialSteps.filter((_, at) => flat.initialFixed[at] === 1));
  const offsets = [0];
  const steps: number[] = [];
  for (let vehicle = 0; vehicle < flat.vehicles; vehicle++) {
    const given = flat.initialSteps.subarray(flat.initialOffset[vehicle], flat.initialOffset[vehicle + 1]);
    const planned = (routes[vehicle] ?? []).map((step) => (step.kind === "visit" ? step.visit : INITIAL_RELOAD));
    steps.push(...(flat.locked[vehicle] ? given : planned));
    offsets.push(steps.length);
  }
  return {
    ...flat,
    initialOffset: Int32Array.from(offsets),
    initialSteps: Int32Array.from(steps),
    initialFixed: Uint8Array.from(steps, (step) => (fixed.has(step) ? 1 : 0)),
  };
}
