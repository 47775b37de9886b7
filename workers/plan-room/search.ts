import { documentOf } from "#app/domain/plans/plan-assignment.ts";
import type { PlanDocument } from "#app/domain/plans/plan-document.ts";
import type { PlanProgress } from "#app/domain/plans/plan-live.ts";
import { planProblem } from "#app/domain/plans/plan-problem.ts";
import { createPlanTimer, type PlanTimer } from "#app/domain/plans/plan-timing.ts";
import solver from "#wasm/build/solver.wasm";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { createKernel, type Kernel, type Progress, restoreKernel } from "#wasm/host/kernel.ts";
import { flatten } from "#wasm/host/normalise.ts";
import { readRoutes } from "#wasm/host/run.ts";
import { type Leg, legsOf, seedOf, slownessOf } from "./legs.ts";
import type { RunOrder, RunState, SearchState } from "./run-store.ts";

const historyLength = 120;
/** Some 25 ms of computing: an iteration of a large plan takes longer, for it looks at more places. */
const sliceOf = (shipments: number, slowness: number): number =>
  Math.ceil(Math.min(3_000, 1_000_000 / shipments) / slowness);

/** One optimisation in memory: the kernel of the present leg, the best of the legs before it, and what people are told. */
export interface Search {
  /** Searches on; true when the last leg is over. The clock never steers it: a slice is counted in iterations. */
  slice(): boolean;
  /** The best plan so far. */
  best(): PlanDocument;
  progress(nowMs: number): PlanProgress;
  /** What `openSearch` goes on from to exactly the same plan. */
  state(): SearchState;
}

/** Begins a run, or goes on where its state was saved: both end in the same plan. */
export function openSearch({ order, saved }: RunState): Search {
  const legs = legsOf(order.inputs.shipments.length, slownessOf(order.inputs));
  const budget = legs.reduce((sum, { iterations }) => sum + iterations, 0);
  const history = saved?.history ?? [];
  let at = saved?.leg ?? 0;
  let found = saved?.found ?? null;
  let running = openLeg(order, legs, at, found?.document ?? null, saved?.checkpoint ?? null);

  const isBetter = ({ unassigned, bestCost }: Progress): boolean =>
    found === null || unassigned < found.unassigned || (unassigned === found.unassigned && bestCost < found.cost);
  const best = (): PlanDocument => (found && !isBetter(running.now()) ? found.document : running.best());
  const bestCost = (): number => (found && !isBetter(running.now()) ? found.cost : running.now().bestCost);
  const figures = figuresOf(createPlanTimer(order.inputs), best, bestCost);
  if (history.length === 0) history.push(bestCost());

  return {
    best,
    slice() {
      running.slice();
      note(history, bestCost());
      if (!running.over()) return false;
      const { unassigned } = running.now();
      if (isBetter(running.now())) found = { document: running.best(), cost: running.now().bestCost, unassigned };
      if (at === legs.length - 1) return true;
      at += 1;
      running = openLeg(order, legs, at, found?.document ?? null, null);
      return false;
    },
    progress: (nowMs) => ({
      iterations: legs.slice(0, at).reduce((sum, leg) => sum + leg.iterations, 0) + running.now().iterations,
      budget,
      seconds: (nowMs - order.startedAt) / 1000,
      ...figures(),
      history: [...history],
    }),
    state: () => ({ checkpoint: running.checkpoint(), leg: at, found, history }),
  };
}

interface RunningLeg {
  slice(): void;
  over(): boolean;
  now(): Progress;
  best(): PlanDocument;
  checkpoint(): Uint8Array;
}

function openLeg(
  order: RunOrder,
  legs: readonly Leg[],
  at: number,
  found: PlanDocument | null,
  checkpoint: Uint8Array | null,
): RunningLeg {
  const { iterations, from } = legs[at] ?? { iterations: 0, from: "start" };
  const { changeBudget } = order;
  // A budget counts from the plan that people have: every leg begins there.
  const start = from === "best" && found && changeBudget === undefined ? found : order.start;
  const { problem, crews } = planProblem(order.inputs, null, start, { changeBudget });
  const sliceIterations = sliceOf(order.inputs.shipments.length, slownessOf(order.inputs));
  const flat = flatten(problem);
  const kernel: Kernel = checkpoint
    ? restoreKernel(solver, flat, checkpoint)
    : createKernel(solver, flat, { seed: seedOf(order.seed, at) });
  kernel.setBudget(iterations);
  const evaluator = createEvaluator(problem);
  let progress = kernel.run(0);
  return {
    slice() {
      progress = kernel.run(Math.max(0, Math.min(sliceIterations, iterations - progress.iterations)));
    },
    over: () => progress.iterations >= iterations,
    now: () => progress,
    best: () => documentOf(order.inputs, crews, readRoutes(evaluator, kernel.best()), start),
    checkpoint: () => kernel.checkpoint(),
  };
}

type Figures = Pick<PlanProgress, "cost" | "duration" | "distance" | "assigned" | "unassigned" | "routes">;

/** Figures of the best plan, worked out again only when there is a better one. */
function figuresOf(timer: PlanTimer, best: () => PlanDocument, bestCost: () => number): () => Figures {
  let known: { cost: number; figures: Figures } | null = null;
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

/** Keeps the curve short: when it is full, every other point goes. */
function note(history: number[], cost: number): void {
  history.push(cost);
  if (history.length <= historyLength) return;
  const kept = history.filter((_, at) => at % 2 === 0 || at === history.length - 1);
  history.splice(0, history.length, ...kept);
}
