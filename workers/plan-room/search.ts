import { toPlanDocument } from "#app/modules/planning/model/plan-assignment.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import {
  computeSliceIterations,
  computeSlowness,
  computeStageBudgets,
  getSpeedClass,
  type SpeedClass,
} from "#app/modules/planning/model/plan-effort.ts";
import type { PlanProgress } from "#app/modules/planning/model/plan-live.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { createPlanTimer, type PlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import solver from "#wasm/build/solver.wasm";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { flattenProblem } from "#wasm/host/flatten-problem.ts";
import { isCheckpoint } from "#wasm/host/kernel.ts";
import { readRoutes } from "#wasm/host/run.ts";
import { startStages } from "#wasm/host/staged-search.ts";
import type { SearchState, StoredRun } from "./run-store.ts";

const MAX_HISTORY = 120;

/** One optimization in memory: its kernel, and the progress shown to people. */
export interface PlanSearch {
  /** Class of plans with about the same search speed. */
  readonly speedClass: SpeedClass;
  /** Iterations so far, and at most. */
  readonly iterations: number;
  readonly budget: number;
  /** Continues the search by a slice or a part of one; returns the reason when it ends. Counted in iterations, never in time. */
  slice(part: number): "no_better" | "whole_length" | null;
  /** The best plan so far. */
  best(): PlanDocument;
  progress(nowMs: number): PlanProgress;
  /** The state from which `openSearch` continues to exactly the same plan. */
  state(): SearchState;
}

/**
 * Starts a run, or resumes its saved state: both end in the same plan. A state saved by another solver version is
 * discarded.
 */
export function openSearch({ order, saved: savedState }: StoredRun): PlanSearch {
  const saved = savedState && isCheckpoint(savedState.checkpoint) ? savedState : null;
  const { inputs, start, changeBudget } = order;
  const shipments = inputs.shipments.length;
  const slowness = computeSlowness(inputs);
  const budgets = computeStageBudgets(shipments, slowness, order);
  const budget = budgets.reduce((sum, each) => sum + each, 0);
  const sliceIterations = computeSliceIterations(shipments, slowness);
  const { problem, crews } = toPlanProblem(inputs, null, start, { changeBudget });
  const search = startStages(solver, flattenProblem(problem), { seed: order.seed, budgets }, saved);
  const evaluator = createEvaluator(problem);
  const history = saved?.history ?? [];
  const best = (): PlanDocument => toPlanDocument(inputs, crews, readRoutes(evaluator, search.best()), start);
  const figures = createFigures(createPlanTimer(inputs), best, () => search.progress.bestCost);
  if (history.length === 0) history.push(search.progress.bestCost);

  return {
    best,
    budget,
    speedClass: getSpeedClass(shipments, slowness),
    get iterations() {
      return search.progress.iterations;
    },
    slice(part) {
      const ended = search.run(Math.ceil(part * sliceIterations));
      addToHistory(history, search.progress.bestCost);
      return ended;
    },
    progress: (nowMs) => ({
      effort: order.effort,
      iterations: search.progress.iterations,
      budget,
      seconds: (nowMs - order.startedAt) / 1000,
      ...figures(),
      history: [...history],
    }),
    state: () => ({ ...search.state(), history }),
  };
}

type SearchFigures = Pick<PlanProgress, "cost" | "duration" | "distance" | "assigned" | "unassigned" | "routes">;

/** Figures of the best plan, recomputed only when there is a better one. */
function createFigures(timer: PlanTimer, best: () => PlanDocument, bestCost: () => number): () => SearchFigures {
  let known: { cost: number; figures: SearchFigures } | null = null;
  return () => {
    const cost = bestCost();
    if (known?.cost === cost) return known.figures;
    const { summary, routes } = timer.time(best());
    const { duration, distance, assigned, unassigned } = summary;
    const used = routes.filter(({ stops }) => stops.length > 0).length;
    known = { cost, figures: { cost: summary.cost, duration, distance, assigned, unassigned, routes: used } };
    return known.figures;
  };
}

/** Keeps the curve short: when it is full, every other point is removed. */
function addToHistory(history: number[], cost: number): void {
  history.push(cost);
  if (history.length <= MAX_HISTORY) return;
  const savedState = history.filter((_, at) => at % 2 === 0 || at === history.length - 1);
  history.splice(0, history.length, ...savedState);
}
