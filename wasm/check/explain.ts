import type { Explanation, Problem, Solution } from "../host/problem.ts";
import type { Evaluator } from "./evaluate.ts";
import { type BaseRoute, findBestInsertion, type Insertion } from "./insertions.ts";
import { getStepKey, type PlannedRoute, type PlannedStep, type Visit } from "./visits.ts";

/**
 * Why each unassigned task is out: for every vehicle the rules in the way at its best place, by how much, and the nearest
 * change of one rule that would let it in ("12 minutes later on van 3"). A locked vehicle is left out.
 *
 * Costs about 10 evaluations of a route for each task and vehicle (100 for a shipment).
 */
export function explainSolution(evaluator: Evaluator, solution: Solution): Explanation[] {
  const { problem } = evaluator;
  const bases = baseRoutes(evaluator, solution);
  return unassignedTasks(problem, solution).map(({ type, id, steps }) => {
    const visits = steps.flatMap((step) => evaluator.visitOf(step) ?? []);
    return { id, type, ...findReasons(evaluator, bases, visits) };
  });
}

/** The routes of an answer as plain steps again, as `solution()` and `explain()` read them. */
export function listPlannedRoutes(solution: Solution): PlannedRoute[] {
  return solution.routes.map(({ vehicle, steps }) => ({
    vehicle,
    steps: steps
      .filter(({ type }) => type !== "start" && type !== "end")
      .map(({ type, id }): PlannedStep => ({ type, id })),
  }));
}

function baseRoutes(evaluator: Evaluator, solution: Solution): BaseRoute[] {
  const used = new Map(listPlannedRoutes(solution).map(({ vehicle, steps }) => [vehicle, steps]));
  return evaluator.problem.vehicles.map((vehicle) => {
    const steps = used.get(vehicle.id) ?? [];
    return { vehicle, steps, evaluated: evaluator.evaluateRoute(vehicle.id, steps) };
  });
}

interface Task {
  type: "job" | "shipment";
  id: number;
  steps: readonly PlannedStep[];
}

/** Tasks that no route serves; a shipment of which one half is served is a violation of that route, and no task left out. */
function unassignedTasks(problem: Problem, solution: Solution): Task[] {
  const out = new Set(solution.unassigned.map(getStepKey));
  const jobs = (problem.jobs ?? []).map(({ id }): Task => ({ type: "job", id, steps: [{ type: "job", id }] }));
  const shipments = (problem.shipments ?? []).map(({ pickup, delivery }): Task => {
    const steps = [{ type: "pickup", id: pickup.id } as const, { type: "delivery", id: delivery.id } as const];
    return { type: "shipment", id: pickup.id, steps };
  });
  return [...jobs, ...shipments].filter(({ steps }) => steps.every((step) => out.has(getStepKey(step))));
}

type Findings = Pick<Explanation, "reasons" | "relaxation" | "fits">;

function findReasons(evaluator: Evaluator, bases: readonly BaseRoute[], visits: readonly Visit[]): Findings {
  const reasons: Explanation["reasons"][number][] = [];
  let fits: Insertion | null = null;
  let nearest: Insertion | null = null;
  for (const base of bases) {
    const { id } = base.vehicle;
    if (base.vehicle.locked) {
      reasons.push({ vehicle: id, cause: "invalid_vehicle_state", shortfall: 1 });
      continue;
    }
    const insertion = findBestInsertion(evaluator, base, visits);
    if (!insertion) continue;
    reasons.push(...insertion.blocks.map((block) => ({ vehicle: id, ...block })));
    if (insertion.blocks.length === 0 && (!fits || insertion.extraCost < fits.extraCost)) fits = insertion;
    if (insertion.blocks.length === 1 && (!nearest || isNearer(insertion, nearest))) nearest = insertion;
  }
  return {
    reasons,
    ...(nearest && !fits ? { relaxation: toRelaxation(nearest) } : {}),
    ...(fits ? { fits: toPlace(fits) } : {}),
  };
}

const isNearer = (one: Insertion, other: Insertion): boolean =>
  one.effort !== other.effort ? one.effort < other.effort : one.extraCost < other.extraCost;

function toPlace({ vehicle, position, extraCost }: Insertion) {
  return { vehicle: vehicle.id, extra_cost: extraCost, position };
}

function toRelaxation(insertion: Insertion): Explanation["relaxation"] {
  const [block] = insertion.blocks;
  if (!block) return undefined;
  const { cause, shortfall, dimension } = block;
  return { ...toPlace(insertion), cause, by: shortfall, ...(dimension === undefined ? {} : { dimension }) };
}
