/** Where one visit costs least in one route, without breaking a rule: cost first, feasibility only for what would win. */
import { at, realAt } from "./memory";
import {
  LIMITS, MANY_WINDOWS, MIXED_LOADS, SETUP, TIMED, VISIT_COSTS,
  between, capacity, costIn, costMultiplier, costOut, costPerTask, costPerTaskSecond, delivery, dimensions, distanceOut, durationIn, durationOut, features,
  fixedCost, has, inRow, inStride, maxDistance, maxTasks, maxTravelTime, outside, pickup, rowBytes, serviceOf, vehicles, visitLocation, visits,
} from "./problem";
import { SOFT_OUTSIDE } from "./prices";
import {
  ARC, DEPART, LATEST, NODE, PLACE, STOP_BYTES, TAIL, TRAVEL,
  arcSumOf, costOf, deliveredOf, earliestBegin, latestBegin, lengthOf, loadsAt, metresOf, pickedOf, stayOf, stopAt, travelOf, wideWindows,
} from "./routes";
import { simulateRoute, simulateWith, simulatedCost } from "./timing";

export const NOWHERE: f64 = 1e18;

/** Where the last search found its place: before stop `foundIndex`, a shipment's delivery before `foundOther` (old numbering). */
export let foundIndex: i32 = 0;
export let foundOther: i32 = 0;

export function setFound(index: i32, other: i32): void {
  foundIndex = index;
  foundOther = other;
}

/** Cost of serving one visit beside its arcs. */
export function visitCost(visit: i32, vehicle: i32): f64 {
  if (!has(VISIT_COSTS)) return 0;
  let cost = realAt(costPerTask, vehicle) + realAt(costPerTaskSecond, vehicle) * <f64>at(serviceOf(vehicle), visit);
  if (outside != 0 && load<u8>(outside + <usize>(visit * vehicles + vehicle)) != 0) cost += SOFT_OUTSIDE;
  return cost;
}

/** Least added cost of `visit` in the route, NOWHERE when it fits nowhere; index `banned` is not considered (0 for none). */
export function bestPlace(visit: i32, vehicle: i32, banned: i32): f64 {
  const plain = !has(MANY_WINDOWS | SETUP | MIXED_LOADS | LIMITS | TIMED);
  if (at(lengthOf, vehicle) >= at(maxTasks, vehicle)) return NOWHERE;
  if (!has(MIXED_LOADS)) {
    for (let d = 0; d < dimensions; d++) {
      const limit = at(capacity, vehicle * dimensions + d);
      if (at(deliveredOf, vehicle * dimensions + d) + at(delivery, visit * dimensions + d) > limit) return NOWHERE;
      if (at(pickedOf, vehicle * dimensions + d) + at(pickup, visit * dimensions + d) > limit) return NOWHERE;
    }
  }
  const arcs = plain ? plainPlace(visit, vehicle, banned) : generalPlace(visit, vehicle, banned);
  if (arcs == NOWHERE) return NOWHERE;
  const opening = at(lengthOf, vehicle) == 0 ? realAt(fixedCost, vehicle) : 0;
  return arcs + opening + visitCost(visit, vehicle);
}

/** One window, no setup, loads known to fit: two comparisons a position for most. */
function plainPlace(visit: i32, vehicle: i32, banned: i32): f64 {
  const place = at(visitLocation, visit);
  const row = <usize>((place >> 2) * rowBytes);
  const timeFrom = durationOut(vehicle) + row;
  const timeTo = inRow(durationIn(vehicle), place);
  const costFrom = costOut(vehicle) + row;
  const costTo = inRow(costIn(vehicle), place);
  const stride = inStride;
  const opens = at(wideWindows, 2 * visit);
  const closes = at(wideWindows, 2 * visit + 1);
  const stay = at(serviceOf(vehicle), visit);
  const first = stopAt(vehicle, 0);
  const last = first + <usize>(at(lengthOf, vehicle) * STOP_BYTES);
  const skipped = banned > 0 ? first + <usize>((banned - 1) * STOP_BYTES) : 0;
  let best = i32.MAX_VALUE;
  let found: usize = 0;
  for (let stop = first; stop <= last; stop += STOP_BYTES) {
    const here = <usize>(load<i32>(stop, PLACE) * stride);
    const next = <usize>load<i32>(stop, PLACE + STOP_BYTES);
    const added = load<i32>(costTo + here) + load<i32>(costFrom + next) - load<i32>(stop, ARC);
    if (added < best) {
      const arrival = load<i32>(stop, DEPART) + load<i32>(timeTo + here);
      if (arrival <= closes && max(arrival, opens) + stay + load<i32>(timeFrom + next) <= load<i32>(stop, LATEST + STOP_BYTES) && stop != skipped) {
        best = added;
        found = stop;
      }
    }
  }
  if (found == 0) return NOWHERE;
  foundIndex = <i32>((found - first) / STOP_BYTES) + 1;
  return <f64>best * <f64>at(costMultiplier, vehicle);
}

/** All windows, setup, loads both ways, limits; then the exact clock where the problem needs it. */
function generalPlace(visit: i32, vehicle: i32, banned: i32): f64 {
  const place = at(visitLocation, visit);
  const row = <usize>((place >> 2) * rowBytes);
  const timeFrom = durationOut(vehicle) + row;
  const timeTo = inRow(durationIn(vehicle), place);
  const costFrom = costOut(vehicle) + row;
  const costTo = inRow(costIn(vehicle), place);
  const stride = inStride;
  const timed = has(TIMED);
  const mixed = has(MIXED_LOADS);
  const limited = has(LIMITS);
  const multiplier = <f64>at(costMultiplier, vehicle);
  let softNow: f64 = 0;
  if (timed) {
    simulateRoute(vehicle);
    softNow = simulatedCost;
  }
  const count = at(lengthOf, vehicle);
  let best = NOWHERE;
  let stop = stopAt(vehicle, 0);
  for (let index = 1; index <= count + 1; index++, stop += STOP_BYTES) {
    if (index == banned) continue;
    const here = load<i32>(stop, PLACE);
    const next = load<i32>(stop, PLACE + STOP_BYTES);
    const added = load<i32>(costTo + <usize>(here * stride)) + load<i32>(costFrom + <usize>next) - load<i32>(stop, ARC);
    let cost = <f64>added * multiplier;
    if (cost >= best) continue;
    if (mixed && !loadsAllow(visit, vehicle, index - 1)) continue;
    const toward = load<i32>(timeTo + <usize>(here * stride));
    const begin = earliestBegin(visit, vehicle, load<i32>(stop, DEPART) + toward);
    if (begin > latestBegin(visit, vehicle, begin)) continue;
    const onward = load<i32>(timeFrom + <usize>next);
    const leaving = begin + stayOf(visit, vehicle, here != place);
    if (!reachesNext(stop, vehicle, here, place, next, leaving + onward)) continue;
    if (limited) {
      if (at(travelOf, vehicle) + toward + onward - load<i32>(stop, TRAVEL) > at(maxTravelTime, vehicle)) continue;
      if (!metresAllow(vehicle, here, place, next)) continue;
    }
    if (timed) {
      if (!simulateWith(vehicle, visit, index, -1, -1)) continue;
      cost += simulatedCost - softNow;
      if (cost >= best) continue;
    }
    best = cost;
    foundIndex = index;
  }
  return best;
}

/** Whether an arrival at the stop after `stop` is early enough; its setup may appear or vanish with its new predecessor. */
// @ts-ignore: decorator
@inline
export function reachesNext(stop: usize, vehicle: i32, here: i32, place: i32, next: i32, arrival: i32): bool {
  const following = stop + STOP_BYTES;
  if (!has(SETUP) || (here != next) == (place != next)) return arrival <= load<i32>(following, LATEST);
  const node = load<i32>(following, NODE);
  if (node < 0 || node >= visits) return arrival <= load<i32>(following, LATEST);
  return arrival <= latestBegin(node, vehicle, load<i32>(following, TAIL) - stayOf(node, vehicle, place != next));
}

/** Deliveries ride from the trip's begin to here, pickups from here to its end. */
// @ts-ignore: decorator
@inline
function loadsAllow(visit: i32, vehicle: i32, before: i32): bool {
  const loads = loadsAt(vehicle, before);
  for (let d = 0; d < dimensions; d++) {
    const limit = at(capacity, vehicle * dimensions + d);
    if (at(loads, 3 * d + 1) + at(delivery, visit * dimensions + d) > limit) return false;
    if (at(loads, 3 * d + 2) + at(pickup, visit * dimensions + d) > limit) return false;
  }
  return true;
}

// @ts-ignore: decorator
@inline
export function metresAllow(vehicle: i32, here: i32, place: i32, next: i32): bool {
  const metres = distanceOut(vehicle);
  if (metres == 0) return true;
  const added = between(metres, here, place) + between(metres, place, next) - between(metres, here, next);
  return at(metresOf, vehicle) + added <= at(maxDistance, vehicle);
}
