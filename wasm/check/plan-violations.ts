import { isFixed } from "../host/lock-checks.ts";
import type { Problem, Vehicle, Violation } from "../host/problem.ts";
import { getStepKey, type PlannedRoute, type PlannedStep, type Visit } from "./visits.ts";

/** What only the plan as a whole can break: locks, fixed steps, one vehicle or task twice, the change budget. */
export function findPlanViolations(
  problem: Problem,
  visits: ReadonlyMap<string, Visit>,
  routes: readonly PlannedRoute[],
): Violation[] {
  const byVehicle = new Map(routes.map((route) => [route.vehicle, route.steps]));
  const broken =
    routes.length -
    byVehicle.size +
    doubled(visits, routes) +
    sum(problem.vehicles, (vehicle) => brokenLocks(vehicle, byVehicle.get(vehicle.id) ?? []));
  const found: Violation[] = broken > 0 ? [{ cause: "invalid_vehicle_state", amount: broken }] : [];
  const budget = problem.options?.change_budget;
  if (budget !== undefined) {
    const changes = sum(problem.vehicles, (vehicle) => changedTasks(vehicle, byVehicle.get(vehicle.id) ?? []));
    if (changes > budget) found.push({ cause: "change_budget", amount: changes - budget });
  }
  return found;
}

const sum = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((total, item) => total + read(item), 0);

const isTask = ({ type }: PlannedStep): boolean => type === "job" || type === "pickup" || type === "delivery";

/** Visits that are in more than one route; within one route the route itself reports them. */
function doubled(visits: ReadonlyMap<string, Visit>, routes: readonly PlannedRoute[]): number {
  const seen = new Set<string>();
  let count = 0;
  for (const { steps } of routes) {
    const here = new Set(steps.map(getStepKey).filter((key) => visits.has(key)));
    for (const key of here) {
      if (seen.has(key)) count++;
      seen.add(key);
    }
  }
  return count;
}

/** Fixed tasks that left their vehicle or their order; for a locked vehicle also whatever joined it. */
function brokenLocks(vehicle: Vehicle, steps: readonly PlannedStep[]): number {
  const fixed = (vehicle.steps ?? []).filter((step) => isTask(step) && isFixed(vehicle, step)).map(getStepKey);
  const now = steps.filter(isTask).map(getStepKey);
  const kept = keptInOrder(fixed, now);
  const joined = vehicle.locked ? now.filter((key) => !fixed.includes(key)).length : 0;
  return fixed.length - kept + joined;
}

/** Tasks of the given plan that are no longer on this vehicle in the old order. */
function changedTasks(vehicle: Vehicle, steps: readonly PlannedStep[]): number {
  const given = (vehicle.steps ?? []).filter(isTask).map(getStepKey);
  return given.length - keptInOrder(given, steps.filter(isTask).map(getStepKey));
}

/** How many of `before` are in `after` in the same order: the longest common subsequence of two lists without doubles. */
function keptInOrder(before: readonly string[], after: readonly string[]): number {
  const position = new Map(before.map((key, index) => [key, index]));
  return findLongestIncreasing(after.flatMap((key) => position.get(key) ?? []));
}

/** Length of the longest strictly increasing subsequence, in O(n log n): piles whose tops stay sorted. */
export function findLongestIncreasing(values: readonly number[]): number {
  const tops: number[] = [];
  for (const value of values) {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tops[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    tops[low] = value;
  }
  return tops.length;
}
