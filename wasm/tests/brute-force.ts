import { createEvaluator, type Evaluator } from "#wasm/check/evaluate.ts";
import type { PlannedStep } from "#wasm/check/visits.ts";
import type { Problem } from "#wasm/host/problem.ts";

/** What plans are compared by: less priority lost, fewer mandatory tasks out, less cost with lost prizes. */
export interface Score {
  priorityOut: number;
  mandatoryOut: number;
  cost: number;
}

interface Task {
  steps: readonly PlannedStep[];
  priority: number;
  prize: number | undefined;
}

export function listTasks(problem: Problem): Task[] {
  const rules = ({ priority = 0, prize }: { priority?: number; prize?: number }) => ({ priority, prize });
  const jobs = (problem.jobs ?? []).map((job): Task => ({ steps: [{ type: "job", id: job.id }], ...rules(job) }));
  const shipments = (problem.shipments ?? []).map((shipment): Task => {
    const steps = [
      { type: "pickup", id: shipment.pickup.id } as const,
      { type: "delivery", id: shipment.delivery.id } as const,
    ];
    return { steps, ...rules(shipment) };
  });
  return [...jobs, ...shipments];
}

/** The best plan there is, by trying every order of every set of tasks on every vehicle. For five visits or so. */
export function bestScore(problem: Problem): Score {
  const evaluator = createEvaluator(problem);
  const tasks = listTasks(problem);
  const sets = 1 << tasks.length;
  const tables = problem.vehicles.map(({ id }) => cheapestRoutes(evaluator, id, tasks));
  let best: Score | null = null;
  const choose = (vehicle: number, taken: number, cost: number): void => {
    const table = tables[vehicle];
    if (!table) {
      const score = computeScore(tasks, taken, cost);
      if (!best || compareScores(score, best) < 0) best = score;
      return;
    }
    for (let set = 0; set < sets; set++) {
      const price = table[set];
      if ((set & taken) === 0 && price !== undefined && price < Number.POSITIVE_INFINITY)
        choose(vehicle + 1, taken | set, cost + price);
    }
  };
  choose(0, 0, 0);
  return best ?? computeScore(tasks, 0, 0);
}

export function computeScore(tasks: readonly Task[], taken: number, cost: number): Score {
  const out = tasks.filter((_, index) => (taken & (1 << index)) === 0);
  return {
    priorityOut: out.reduce((sum, { priority }) => sum + priority, 0),
    mandatoryOut: out.filter(({ prize }) => prize === undefined).length,
    cost: cost + out.reduce((sum, { prize }) => sum + (prize ?? 0), 0),
  };
}

export const compareScores = (one: Score, other: Score): number =>
  one.priorityOut - other.priorityOut || one.mandatoryOut - other.mandatoryOut || one.cost - other.cost;

/** By set of tasks: the cost of the cheapest route of this vehicle that breaks no hard rule, infinite where there is none. */
function cheapestRoutes(evaluator: Evaluator, vehicle: number, tasks: readonly Task[]): number[] {
  const costs = new Array<number>(1 << tasks.length).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const visits = tasks.flatMap(({ steps }, task) =>
    steps.map((step, end) => ({ step, task, last: end === steps.length - 1, first: end === 0 })),
  );
  const canReload = evaluator.problem.vehicles.find(({ id }) => id === vehicle)?.reload !== undefined;
  const extend = (steps: readonly PlannedStep[], used: ReadonlySet<PlannedStep>, open: number, done: number): void => {
    if (open === 0 && done > 0) {
      const route = evaluator.evaluateRoute(vehicle, evaluator.withBreaks(vehicle, steps));
      if (route.violations.every(({ soft }) => soft)) costs[done] = Math.min(costs[done] ?? 0, route.cost);
    }
    for (const { step, task, last, first } of visits) {
      if (used.has(step) || (!first && (open & (1 << task)) === 0)) continue;
      const nowOpen = last ? open & ~(1 << task) : open | (1 << task);
      const nowDone = last ? done | (1 << task) : done;
      const nowUsed = new Set([...used, step]);
      extend([...steps, step], nowUsed, nowOpen, nowDone);
      if (canReload && steps.length > 0) extend([...steps, { type: "reload" }, step], nowUsed, nowOpen, nowDone);
    }
  };
  extend([], new Set(), 0, 0);
  return costs;
}
