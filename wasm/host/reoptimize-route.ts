import { createEvaluator, type Evaluator } from "../check/evaluate.ts";
import { checkProblem } from "./check-problem.ts";
import { LIMIT_NAMES } from "./flat-problem.ts";
import { flattenProblem } from "./flatten-problem.ts";
import { createKernel } from "./kernel.ts";
import type { Problem, Service, SolutionRoute, Vehicle } from "./problem.ts";
import { buildRouteProblem, type RouteOrder } from "./route-problem.ts";
import { readRoutes } from "./run.ts";
import type { ProblemError } from "./shape.ts";
import { searchFor } from "./time-budget.ts";

export interface ReoptimizeOptions {
  /** About how long to search by `clock`; building the problem counts. */
  milliseconds: number;
  /** Milliseconds from any beginning, as the browser's high-resolution clock gives them. */
  clock: () => number;
  seed: number;
}

export interface Reoptimized {
  /** The route in its best order, timed and priced; the given order where no better one was found. */
  route: SolutionRoute;
  /** The route as it was given. */
  before: SolutionRoute;
  improved: boolean;
}

/** Lateness beyond every window at a price, for routes that cannot be in time. */
const ANY_LATENESS = 86_400;

/**
 * The best order of one route's stops, from the order that it has: the same stops on the same vehicle, fixed ones in their
 * order. Better is fewer strict violations, then less of them, then less cost. A locked route, or one with unknown steps, stays
 * as it is. For the browser: 60 stops take well under 100 ms, and nothing else of the plan is looked at.
 */
export function reoptimizeRoute(
  module: WebAssembly.Module,
  problem: Problem,
  route: RouteOrder,
  options: ReoptimizeOptions,
): { ok: Reoptimized } | { errors: readonly ProblemError[] } {
  const began = options.clock();
  const alone = buildRouteProblem(problem, route);
  if (!alone) {
    const before = createEvaluator(problem).evaluateRoute(route.vehicle, route.steps);
    return { ok: { route: before, before, improved: false } };
  }
  const checked = checkProblem(alone);
  if ("errors" in checked) return checked;
  const evaluator = createEvaluator(checked.ok);
  const before = evaluator.evaluateRoute(route.vehicle, evaluator.withBreaks(route.vehicle, route.steps));
  const inTime = { seconds: options.milliseconds / 1000, elapsed: () => (options.clock() - began) / 1000 };
  const found = searchOrder(module, checked.ok, evaluator, options.seed, inTime, before);
  const improved = found !== null && isBetter(found, before);
  return { ok: { route: improved ? found : before, before, improved } };
}

/**
 * Searches with the rules as they are. A route that breaks one is searched without those that only its stops decide; where
 * it may come back to load, another order may put right what is too much: that is looked for first, in half of the time.
 */
function searchOrder(
  module: WebAssembly.Module,
  problem: Problem,
  evaluator: Evaluator,
  seed: number,
  budget: Budget,
  before: SolutionRoute,
): SolutionRoute | null {
  if (strictViolations(before).count === 0) return bestOrder(module, problem, evaluator, seed, budget);
  const half = { ...budget, seconds: budget.seconds / 2 };
  const reloads = problem.vehicles.some(({ reload }) => reload);
  const whole = reloads ? bestOrder(module, problem, evaluator, seed, half) : null;
  return whole ?? bestOrder(module, lenient(problem), evaluator, seed, budget);
}

interface Budget {
  seconds: number;
  elapsed: () => number;
}

/** The kernel's best order, judged by the evaluator of the real problem; null when a stop would have to stay out. */
function bestOrder(
  module: WebAssembly.Module,
  problem: Problem,
  evaluator: Evaluator,
  seed: number,
  { seconds, elapsed }: Budget,
): SolutionRoute | null {
  const kernel = createKernel(module, flattenProblem(problem), { seed });
  if (!searchFor(kernel, seconds, elapsed).feasible) return null;
  const [planned] = readRoutes(evaluator, kernel.best());
  return planned ? evaluator.evaluateRoute(planned.vehicle, planned.steps) : null;
}

function strictViolations({ violations }: SolutionRoute): { count: number; amount: number } {
  const strict = violations.filter(({ soft }) => !soft);
  return { count: strict.length, amount: strict.reduce((sum, { amount }) => sum + amount, 0) };
}

function isBetter(found: SolutionRoute, before: SolutionRoute): boolean {
  const [now, then] = [strictViolations(found), strictViolations(before)];
  if (now.count !== then.count) return now.count < then.count;
  return now.amount !== then.amount ? now.amount < then.amount : found.cost < before.cost;
}

/** The same route where no rule keeps a stop out: it may be late at a price, and overloaded, so that only the order counts. */
function lenient(problem: Problem): Problem {
  const late = <Stop extends Service>(stop: Stop): Stop => ({
    ...stop,
    grace: { ...stop.grace, late: ANY_LATENESS },
  });
  const anyone = { skills: undefined, allowed_vehicles: undefined, banned_vehicles: undefined };
  return {
    ...problem,
    jobs: problem.jobs?.map((job) => late({ ...job, ...anyone, delivery: undefined, pickup: undefined })),
    shipments: problem.shipments?.map((shipment) => ({
      ...shipment,
      ...anyone,
      amount: undefined,
      pickup: late(shipment.pickup),
      delivery: late(shipment.delivery),
    })),
    vehicles: problem.vehicles.map(
      (vehicle): Vehicle => ({
        ...vehicle,
        ...UNLIMITED,
        ...(vehicle.time_window ? { grace: { late: ANY_LATENESS } } : {}),
      }),
    ),
    options: { ...problem.options, max_stop_separation: undefined, service_area: undefined },
  };
}

const UNLIMITED: Partial<Vehicle> = {
  capacity: undefined,
  service_radius: undefined,
  ...Object.fromEntries(LIMIT_NAMES.map((name) => [name, undefined])),
};
