import { countDimensions } from "../host/amounts.ts";
import type { CostParts, Problem, Solution, SolutionRoute, UnassignedTask } from "../host/problem.ts";
import { mergeViolations } from "./merge-violations.ts";
import { findPlanViolations } from "./plan-violations.ts";
import { addAmounts } from "./route-report.ts";
import { getStepKey, type PlannedRoute, type PlannedStep, type Visit } from "./visits.ts";

/** Evaluates every route that has a step, lists what no route serves, and adds up. */
export function summarize(
  problem: Problem,
  visits: ReadonlyMap<string, Visit>,
  planned: readonly PlannedRoute[],
  evaluateRoute: (vehicle: number, steps: readonly PlannedStep[]) => SolutionRoute,
): Solution {
  const used = planned.filter(({ steps }) => steps.some(({ type }) => type !== "start" && type !== "end"));
  const routes = used.map(({ vehicle, steps }) => evaluateRoute(vehicle, steps));
  const served = new Set(routes.flatMap(({ steps }) => steps.map(getStepKey)));
  const out = [...visits.values()].filter((visit) => !served.has(getStepKey(visit)));
  const dimensions = countDimensions(problem);
  const sum = (read: (route: SolutionRoute) => number): number =>
    routes.reduce((total, route) => total + read(route), 0);
  return {
    code: 0,
    summary: {
      cost: sum((route) => route.cost),
      cost_parts: addCosts(routes.map((route) => route.cost_parts)),
      routes: routes.length,
      unassigned: out.length,
      delivery: addAmounts(
        routes.map((route) => route.delivery),
        dimensions,
      ),
      pickup: addAmounts(
        routes.map((route) => route.pickup),
        dimensions,
      ),
      setup: sum((route) => route.setup),
      service: sum((route) => route.service),
      duration: sum((route) => route.duration),
      distance: sum((route) => route.distance),
      waiting_time: sum((route) => route.waiting_time),
      priority: sum((route) => route.priority),
      lost_prizes: out.reduce((total, { type, task }) => total + (type === "delivery" ? 0 : (task.prize ?? 0)), 0),
      violations: mergeViolations([
        findPlanViolations(problem, visits, used),
        ...routes.map((route) => route.violations),
      ]),
    },
    unassigned: out.map(listUnassigned),
    routes,
  };
}

function listUnassigned({ type, id, service }: Visit): UnassignedTask {
  const { description, location, location_index } = service;
  return {
    id,
    type,
    ...(description === undefined ? {} : { description }),
    ...(location === undefined ? {} : { location }),
    ...(location_index === undefined ? {} : { location_index }),
  };
}

function addCosts(parts: readonly CostParts[]): CostParts {
  const total: CostParts = { fixed: 0, time: 0, distance: 0, tasks: 0, work: 0, soft: 0 };
  for (const part of parts) {
    total.fixed += part.fixed;
    total.time += part.time;
    total.distance += part.distance;
    total.tasks += part.tasks;
    total.work += part.work;
    total.soft += part.soft;
  }
  return total;
}
