/** Brings a route up to date whose stops were changed: clocks, arcs, loads, limits and cost. */
import { at, put, putReal, realAt } from "./memory";
import {
  computeStay, costMultiplier, dimensions, fixedCost, getCostsOut, getDurationsOut, getPlace, getServiceRow, has,
  HORIZON, isApart, LIMITS, MANY_WINDOWS, reloadNodes, rowBytes, SETUP, shiftEnd, shiftStart, TIMED, vehicleEnd,
  vehicleGraceLate, vehicles, vehicleStart, VISIT_COSTS, visits,
} from "./problem";
import { keepsLimits, measureMeters } from "./limits";
import { bookCost, routeSoftCost, setUnfit, sumVisitCosts } from "./route-costs";
import { sumLoads } from "./route-loads";
import { nodePosition, nodeRoute, renewVersion, routeArcs, routeMeters, routeStay, routeTravel } from "./routes";
import {
  ARC, BEGIN, DEPART, END_NODE, LATEST, makeRoom, NODE, PLACE, routeLength, START_NODE, STOP_BYTES, STOP_SHIFT, stopAt,
  TAIL, TRAVEL,
} from "./stops";
import { timedSoftCost, timeRoute } from "./stretches";
import { refreshTimeless, timeless } from "./timeless";
import { findEarliestBegin, findLatestBegin, wideWindows } from "./windows";

/** Recomputes everything about a route, gives it a new version and books its cost. */
export function refresh(vehicle: i32): void {
  if (timeless) {
    refreshTimeless(vehicle);
    return;
  }
  const count = at(routeLength, vehicle);
  makeRoom(vehicle, count);
  const first = stopAt(vehicle, 0);
  const last = first + (<usize>(count + 1) << STOP_SHIFT);
  const durations = getDurationsOut(vehicle);
  const costs = getCostsOut(vehicle);
  const service = getServiceRow(vehicle);
  const simple = !has(SETUP | MANY_WINDOWS) && reloadNodes == 0;
  const home = at(vehicleStart, vehicle);
  store<i32>(first, START_NODE, NODE);
  store<i32>(first, home, PLACE);
  let depart = at(shiftStart, vehicle);
  store<i32>(first, depart, BEGIN);
  store<i32>(first, depart, DEPART);
  let place = home;
  let arcs: i64 = 0;
  let traveled = 0;
  let staying: i64 = 0;
  let previous = first;
  let durationRow = durations + <usize>((place >> 2) * rowBytes);
  let costRow = costs + <usize>((place >> 2) * rowBytes);
  let index = 1;
  for (let stop = first + STOP_BYTES; stop < last; stop += STOP_BYTES) {
    const node = load<i32>(stop, NODE);
    const here = getPlace(node, vehicle);
    const travel = load<i32>(durationRow + here);
    const arc = load<i32>(costRow + here);
    store<i32>(previous, arc, ARC);
    store<i32>(previous, travel, TRAVEL);
    arcs += arc;
    traveled += travel;
    let begin: i32, stay: i32;
    if (simple) {
      begin = max(depart + travel, at(wideWindows, 2 * node));
      stay = at(service, node);
    } else {
      begin = findEarliestBegin(node, vehicle, depart + travel);
      stay = computeStay(node, vehicle, isApart(here, place));
    }
    depart = begin + stay;
    if (node < visits) staying += stay;
    store<i32>(stop, here, PLACE);
    store<i32>(stop, begin, BEGIN);
    store<i32>(stop, depart, DEPART);
    put(nodeRoute, node, vehicle);
    put(nodePosition, node, index++);
    place = here;
    const row = <usize>((place >> 2) * rowBytes);
    durationRow = durations + row;
    costRow = costs + row;
    previous = stop;
  }
  const end = at(vehicleEnd, vehicle);
  const travel = load<i32>(durationRow + end);
  const arc = load<i32>(costRow + end);
  store<i32>(previous, arc, ARC);
  store<i32>(previous, travel, TRAVEL);
  store<i32>(last, END_NODE, NODE);
  store<i32>(last, end, PLACE);
  store<i32>(last, depart + travel, BEGIN);
  store<i32>(last, depart + travel, DEPART);
  arcs += arc;
  traveled += travel;
  let latest = at(shiftEnd, vehicle) + at(vehicleGraceLate, vehicle);
  store<i32>(last, latest, LATEST);
  store<i32>(last, latest, TAIL);
  for (let stop = last - STOP_BYTES; stop > first; stop -= STOP_BYTES) {
    const tail = latest - load<i32>(stop, TRAVEL);
    store<i32>(stop, tail, TAIL);
    const node = load<i32>(stop, NODE);
    const stay = load<i32>(stop, DEPART) - load<i32>(stop, BEGIN);
    latest = simple ? min(tail - stay, at(wideWindows, 2 * node + 1)) : findLatestBegin(node, vehicle, tail - stay);
    if (latest < load<i32>(stop, BEGIN)) latest = -HORIZON; // the route is late here: nothing may join it
    store<i32>(stop, latest, LATEST);
  }
  store<i32>(first, latest - load<i32>(first, TRAVEL), TAIL);
  store<i32>(first, latest - load<i32>(first, TRAVEL), LATEST);
  renewVersion(vehicle);
  putReal(routeArcs, vehicle, <f64>arcs);
  put(routeTravel, vehicle, traveled);
  put(routeStay, vehicle, <i32>staying);
  if (has(LIMITS)) put(routeMeters, vehicle, measureMeters(vehicle));
  if (dimensions > 0) sumLoads(vehicle, count);
  let fits = count == 0 || latest - load<i32>(first, TRAVEL) >= at(shiftStart, vehicle);
  if (has(LIMITS) && !keepsLimits(vehicle)) fits = count == 0;
  let cost: f64 = 0;
  if (count > 0) {
    cost = <f64>arcs * <f64>at(costMultiplier, vehicle) + realAt(fixedCost, vehicle);
    if (has(VISIT_COSTS)) cost += sumVisitCosts(vehicle, count, <f64>staying);
  }
  if (has(TIMED)) {
    fits = timeRoute(vehicle, count, traveled + <i32>staying) && fits;
    const soft = fits ? timedSoftCost : 0;
    cost += soft;
    putReal(routeSoftCost, vehicle, soft);
  }
  setUnfit(vehicle, fits ? 0 : 1);
  bookCost(vehicle, cost);
}

/** All routes, before there is a plan. */
export function refreshAll(): void {
  for (let vehicle = 0; vehicle < vehicles; vehicle++) refresh(vehicle);
}
