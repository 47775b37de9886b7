import { documentOf } from "#app/domain/plans/plan-assignment.ts";
import type { PlanDocument } from "#app/domain/plans/plan-document.ts";
import type { PlanProgress } from "#app/domain/plans/plan-live.ts";
import { planProblem } from "#app/domain/plans/plan-problem.ts";
import { createPlanTimer, type PlanTimer } from "#app/domain/plans/plan-timing.ts";
import solver from "#wasm/build/solver.wasm";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { createKernel, restoreKernel } from "#wasm/host/kernel.ts";
import { flatten } from "#wasm/host/normalise.ts";
import { readRoutes } from "#wasm/host/run.ts";
import type { RunState } from "./run-store.ts";

const historyLength = 120;
/** Some 25 ms of computing, whatever the size of the plan. */
const sliceIterations = 3_000;

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
  let state = kernel.run(0);
  const history = told.length > 0 ? told : [state.bestCost];
  const best = () => documentOf(inputs, crews, readRoutes(evaluator, kernel.best()), start);
  const figures = lastFigures(best, timer);
  return {
    history,
    best,
    slice() {
      state = kernel.run(Math.min(sliceIterations, Math.max(0, budget - state.iterations)));
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
function lastFigures(best: () => PlanDocument, timer: PlanTimer): (bestCost: number) => Figures {
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

/** Iterations in all, some 7 µs each: up to ten seconds of computing, a second for a handful of stops. */
export function budgetOf(shipments: number): number {
  return Math.min(1_200_000, 50_000 + 10_000 * shipments);
}
