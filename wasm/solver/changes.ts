/**
 * The change budget: of the tasks a vehicle came with, those are unchanged that it still serves in the old order (the longest
 * common subsequence); all others count.
 */
import { at, put, reserve } from "./memory";
import { changeBudget, initialOffset, initialSteps, vehicles, visits } from "./problem";
import { touchedCount, touchedRoutes } from "./journal";
import { nodeAt, routeLength } from "./stops";

let vehicleChanges: usize = 0;
let visitHome: usize = 0;
let visitRank: usize = 0;
let tops: usize = 0;
let pending: usize = 0;
let total: i32 = 0;

export function createChanges(): void {
  if (changeBudget < 0) return;
  vehicleChanges = reserve(vehicles * 4);
  pending = reserve(vehicles * 4);
  visitHome = reserve(visits * 4);
  visitRank = reserve(visits * 4);
  tops = reserve((visits + 1) * 4);
  for (let visit = 0; visit < visits; visit++) put(visitHome, visit, -1);
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    for (let k = at(initialOffset, vehicle); k < at(initialOffset, vehicle + 1); k++) {
      const visit = at(initialSteps, k);
      if (visit < 0) continue;
      put(visitHome, visit, vehicle);
      put(visitRank, visit, k);
    }
  }
}

/** Tasks of the given plan that this vehicle no longer serves in the old order. */
function countChanges(vehicle: i32): i32 {
  let given = 0;
  for (let k = at(initialOffset, vehicle); k < at(initialOffset, vehicle + 1); k++) if (at(initialSteps, k) >= 0) given++;
  let piles = 0;
  for (let index = 1; index <= at(routeLength, vehicle); index++) {
    const node = nodeAt(vehicle, index);
    if (node >= visits || at(visitHome, node) != vehicle) continue;
    const rank = at(visitRank, node);
    let low = 0;
    let high = piles;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(tops, middle) < rank) low = middle + 1;
      else high = middle;
    }
    put(tops, low, rank);
    if (low == piles) piles++;
  }
  return given - piles;
}

/** Counts every route afresh: after a plan was taken over as a whole. */
export function recountChanges(): void {
  if (changeBudget < 0) return;
  total = 0;
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    put(vehicleChanges, vehicle, countChanges(vehicle));
    total += at(vehicleChanges, vehicle);
  }
}

/** Whether the step's routes keep the plan within the budget, or at least nearer to it than before. */
export function isWithinChangeBudget(): bool {
  if (changeBudget < 0) return true;
  let after = total;
  for (let k = 0; k < touchedCount; k++) {
    const vehicle = at(touchedRoutes, k);
    const now = countChanges(vehicle);
    put(pending, k, now);
    after += now - at(vehicleChanges, vehicle);
  }
  return after <= max(changeBudget, total);
}

/** The step is taken: its counts hold. */
export function keepChanges(): void {
  if (changeBudget < 0) return;
  for (let k = 0; k < touchedCount; k++) {
    const vehicle = at(touchedRoutes, k);
    total += at(pending, k) - at(vehicleChanges, vehicle);
    put(vehicleChanges, vehicle, at(pending, k));
  }
}
