import type { PlanDocument } from "#app/domain/plans/plan-document.ts";
import { documentOf } from "#app/domain/plans/plan-assignment.ts";
import type { PlanProgress } from "#app/domain/plans/plan-live.ts";
import { planProblem } from "#app/domain/plans/plan-problem.ts";
import { createPlanTimer, type PlanTimer } from "#app/domain/plans/plan-timing.ts";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { createKernel, type Kernel, restoreKernel } from "#wasm/host/kernel.ts";
import { flatten } from "#wasm/host/normalise.ts";
import { readRoutes } from "#wasm/host/run.ts";
import solver from "#wasm/build/solver.wasm";
import type { RunState } from "./run-store.ts";

const historyLength = 120;

/** One optimisation in memory: the kernel, and what people are told of it. */
export interface Search {
  /** Searches on; true when the budget is used up. The clock never steers it: a slice is counted in iterations. */
  slice(): boolean;
  /** The best plan so far. */
  best(): PlanDocument;
  progress(nowMs: number): PlanProgress;
  checkpoint(): Uint8Array;
  readonly history: readonly number[];
}

/** Begins a run, or goes on where its checkpoint left off: both end in the same plan. */
export function openSearch({ order, checkpoint, history: told }: RunState): Search {
  const { inputs, start, seed, budget } = order;
  const { problem, crews } = planProblem(inputs, null, start);
  const flat = flatten(problem);
  const kernel = checkpoint ? restoreKernel(solver, flat, checkpoint) : createKernel(solver, flat, { seed });
  kernel.setBudget(budget);
  const evaluator = createEvaluator(problem);
  const timer = createPlanTimer(inputs);
  const slice = sliceOf(flat.visits);
  let state = kernel.run(0);
  const history = told.length > 0 ? told : [state.bestCost];
  const best = () => documentOf(inputs, crews, readRoutes(evaluator, kernel.best()), start);
  const figures = lastFigures(kernel, best, timer);
  return {
    history,
    best,
    slice() {
      state = kernel.run(Math.min(slice, Math.max(0, budget - state.iterations)));
      note(history, state.bestCost);
      return state.iterations >= budget;
    },
    progress: (nowMs) => ({
      iterations: state.iterations,
      budget,
      seconds: (nowMs - order.startedAt) / 1000,
      ...figures(state.bestCost),
      history: [...history],
    }),
    checkpoint: () => kernel.checkpoint(),
  };
}

type Figures = Pick<PlanProgress, "cost" | "duration" | "distance" | "assigned" | "unassigned" | "routes">;

/** Figures of the best plan, worked out again only when there is a better one. */
function lastFigures(_kernel: Kernel, best: () => PlanDocument, timer: PlanTimer): (bestCost: number) => Figures {
  let known: { bestCost: number; figures: Figures } | null = null;
  return (bestCost) => {
    if (known?.bestCost === bestCost) return known.figures;
    const document = best();
    const { summary, routes } = timer.time(document);
    const { cost, duration, distance, assigned, unassigned } = summary;
    const used = routes.filter(({ stops }) => stops.length > 0).length;
    known = { bestCost, figures: { cost, duration, distance, assigned, unassigned, routes: used } };
    return known.figures;
  };
}

/** Keeps the curve short: when it is full, every other point goes. */
function note(history: number[], cost: number): void {
  history.push(cost);
  if (history.length <= historyLength) return;
  const kept = history.filter((_, at) => at % 2 === 0 || at === history.length - 1);
  history.splice(0, history.length, ...kept);
}

/** Iterations that take some 20–30 ms, and those that a plan is worth: see `npm run bench`. */
export function sliceOf(visits: number): number {
  return Math.max(20, Math.round(400_000 / (visits + 100)));
}

/** Iterations in all: some eight seconds of computing at 100 to 300 stops. */
export function budgetOf(shipments: number): number {
  return sliceOf(shipments) * 300;
}
