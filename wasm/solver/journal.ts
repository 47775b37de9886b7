/** Undo: routes as they were before the current step first touched them. */
import { at, put, putReal, realAt, reserve } from "./memory";
import { dimensions, reloadNodes, vehicles, visits } from "./problem";
import { activate, deactivate } from "./active-routes";
import { resetReloads } from "./reloads";
import { currentCost, routeCost, routeSoftCost, routeUnfit, setCurrentCost, setUnfit, unfitCount } from "./route-costs";
import {
  nodePosition, nodeRoute, routeArcs, routeDelivered, routeMeters, routePicked, routeStay, routeTravel, routeVersion,
} from "./routes";
import { besideBytes, loadsAt, makeRoom, NODE, routeLength, STOP_BYTES, STOP_SHIFT, stopAt } from "./stops";

let touchedAt: usize = 0;
let buffer: usize = 0;
let used: usize = 0;
let step: i32 = 0;
let savedCost: f64 = 0;
let savedUnfit: i32 = 0;

/** Routes touched in this step, in the order of touching. */
export let touchedRoutes: usize = 0;
export let touchedCount: i32 = 0;

export function createJournal(): void {
  touchedAt = reserve(vehicles * 4);
  touchedRoutes = reserve(vehicles * 4);
  buffer = reserve((visits + reloadNodes + 2 * vehicles) * (STOP_BYTES + besideBytes) + vehicles * (64 + dimensions * 8));
  step = 0;
}

export function beginStep(): void {
  step++;
  used = 0;
  touchedCount = 0;
  savedCost = currentCost;
  savedUnfit = unfitCount;
}

/** Whether the step has made a route break a rule: where leaving out a stop takes longer, removals alone can do it. */
// @ts-ignore: decorator
@inline
export function isStepFeasible(): bool {
  return unfitCount <= savedUnfit;
}

// @ts-ignore: decorator
@inline
export function touch(vehicle: i32): void {
  if (at(touchedAt, vehicle) != step) saveRoute(vehicle);
}

// @ts-ignore: decorator
@inline
export function isTouched(vehicle: i32): bool {
  return at(touchedAt, vehicle) == step;
}

function saveRoute(vehicle: i32): void {
  put(touchedAt, vehicle, step);
  put(touchedRoutes, touchedCount++, vehicle);
  const count = at(routeLength, vehicle);
  let to = buffer + used;
  store<i32>(to, vehicle, 0);
  store<i32>(to, count, 4);
  store<i32>(to, at(routeVersion, vehicle), 8);
  store<i32>(to, at(routeTravel, vehicle), 12);
  store<i32>(to, at(routeMeters, vehicle), 16);
  store<i32>(to, <i32>load<u8>(routeUnfit + <usize>vehicle), 20);
  store<f64>(to, realAt(routeArcs, vehicle), 24);
  store<f64>(to, realAt(routeCost, vehicle), 32);
  store<f64>(to, realAt(routeSoftCost, vehicle), 40);
  store<i32>(to, at(routeStay, vehicle), 48);
  to += 56;
  for (let d = 0; d < dimensions; d++) {
    store<i32>(to, at(routeDelivered, vehicle * dimensions + d));
    store<i32>(to, at(routePicked, vehicle * dimensions + d), 4);
    to += 8;
  }
  const bytes = <usize>(count + 2) << STOP_SHIFT;
  memory.copy(to, stopAt(vehicle, 0), bytes);
  to += bytes;
  if (besideBytes > 0) {
    memory.copy(to, loadsAt(vehicle, 0), <usize>((count + 1) * besideBytes));
    to += <usize>((count + 1) * besideBytes);
  }
  used = (to - buffer + 7) & ~7;
}

/** Whether every touched route has the stops it had, in their old order. */
export function stepChangedNothing(): bool {
  let from = buffer;
  for (let k = 0; k < touchedCount; k++) {
    const vehicle = load<i32>(from, 0);
    const count = load<i32>(from, 4);
    if (at(routeLength, vehicle) != count) return false;
    from += 56 + (<usize>dimensions << 3);
    let stop = stopAt(vehicle, 0);
    for (let index = count; index > 0; index--) {
      stop += STOP_BYTES;
      from += STOP_BYTES;
      if (load<i32>(stop, NODE) != load<i32>(from, NODE)) return false;
    }
    from += 2 * <usize>STOP_BYTES + (besideBytes > 0 ? <usize>((count + 1) * besideBytes) : 0);
    from = buffer + ((from - buffer + 7) & ~7);
  }
  return true;
}

/** Puts every touched route back, with its version, so that what was known of it is known again. */
export function undoStep(): void {
  for (let k = 0; k < touchedCount; k++) {
    const vehicle = at(touchedRoutes, k);
    const count = at(routeLength, vehicle);
    for (let stop = stopAt(vehicle, 0) + STOP_BYTES, left = count; left > 0; left--, stop += STOP_BYTES) {
      put(nodeRoute, load<i32>(stop, NODE), -1);
    }
  }
  let from = buffer;
  for (let k = 0; k < touchedCount; k++) {
    const vehicle = load<i32>(from, 0);
    const count = load<i32>(from, 4);
    if (count > 0) activate(vehicle);
    else deactivate(vehicle);
    put(routeLength, vehicle, count);
    makeRoom(vehicle, count);
    put(routeVersion, vehicle, load<i32>(from, 8));
    put(routeTravel, vehicle, load<i32>(from, 12));
    put(routeMeters, vehicle, load<i32>(from, 16));
    setUnfit(vehicle, load<i32>(from, 20));
    putReal(routeArcs, vehicle, load<f64>(from, 24));
    putReal(routeCost, vehicle, load<f64>(from, 32));
    putReal(routeSoftCost, vehicle, load<f64>(from, 40));
    put(routeStay, vehicle, load<i32>(from, 48));
    from += 56;
    for (let d = 0; d < dimensions; d++) {
      put(routeDelivered, vehicle * dimensions + d, load<i32>(from));
      put(routePicked, vehicle * dimensions + d, load<i32>(from, 4));
      from += 8;
    }
    const first = stopAt(vehicle, 0);
    const bytes = <usize>(count + 2) << STOP_SHIFT;
    memory.copy(first, from, bytes);
    from += bytes;
    if (besideBytes > 0) {
      memory.copy(loadsAt(vehicle, 0), from, <usize>((count + 1) * besideBytes));
      from += <usize>((count + 1) * besideBytes);
    }
    from = buffer + ((from - buffer + 7) & ~7);
    let stop = first + STOP_BYTES;
    for (let index = 1; index <= count; index++, stop += STOP_BYTES) {
      const node = load<i32>(stop, NODE);
      put(nodeRoute, node, vehicle);
      put(nodePosition, node, index);
    }
  }
  setCurrentCost(savedCost);
  resetReloads();
}
