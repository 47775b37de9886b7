/** Where one visit costs least in one route, without breaking a rule: cost first, feasibility only for what would win. */
import { at, realAt } from "./memory";
import {
  capacity, computeStay, costMultiplier, costPerTask, costPerTaskSecond, delivery, dimensions, fixedCost, getCostsIn,
  getCostsOut, getDurationsIn, getDurationsOut, getRowIn, getServiceRow, has, inStride, isApart, LIMITS, MANY_WINDOWS,
  maxTasks, maxWorkTime, MIXED_LOADS, outside, pickup, reloadLocation, reloadNodes, rowBytes, SETUP, TIMED, vehicles,
  VISIT_COSTS, visitLocation, visits,
} from "./problem";
import { OUTSIDE_PRICE } from "./prices";
import { NO_RELOAD, NOWHERE, setFound } from "./found-place";
import { keepsLimitsWith } from "./limits";
import { findReloadPlace } from "./reload-insertion";
import { routeSoftCost } from "./route-costs";
import { countVisits, routeDelivered, routePicked, routeStay, routeTravel } from "./routes";
import {
  ARC, DEPART, LATEST, loadsAt, NODE, PLACE, routeLength, STOP_BYTES, STOP_SHIFT, stopAt, TAIL, TRAVEL,
} from "./stops";
import {
  beginStretch, canSumStretches, completeStretch, extendStretch, isOnlyWorkLimited, stretchCost,
} from "./stretches";
import { timeless } from "./timeless";
import { simulatedCost, simulateWith } from "./timing";
import { findEarliestBegin, findLatestBegin, wideWindows } from "./windows";

/** Cost of serving one visit beside its arcs. */
export function computeVisitCost(visit: i32, vehicle: i32): f64 {
  if (!has(VISIT_COSTS)) return 0;
  let cost = realAt(costPerTask, vehicle) + realAt(costPerTaskSecond, vehicle) * <f64>at(getServiceRow(vehicle), visit);
  if (outside != 0 && load<u8>(outside + <usize>(visit * vehicles + vehicle)) != 0) cost += OUTSIDE_PRICE;
  return cost;
}

/** What an empty vehicle costs when it gets its first stop; standing idle it does not pay its way from start to end. */
export function computeOpeningCost(vehicle: i32): f64 {
  if (at(routeLength, vehicle) > 0) return 0;
  return realAt(fixedCost, vehicle) + <f64>load<i32>(stopAt(vehicle, 0), ARC) * <f64>at(costMultiplier, vehicle);
}

/** Least added cost of `visit` in the route, NOWHERE when it fits nowhere; index `banned` is not considered (0 for none). */
export function findBestPlace(visit: i32, vehicle: i32, banned: i32): f64 {
  const summed = has(TIMED) && isOnlyWorkLimited(vehicle, visit);
  const plain = !has(MANY_WINDOWS | SETUP | MIXED_LOADS | LIMITS) && (summed || !has(TIMED));
  if (countVisits(vehicle) >= at(maxTasks, vehicle)) return NOWHERE;
  if (!has(MIXED_LOADS)) {
    for (let d = 0; d < dimensions; d++) {
      const limit = at(capacity, vehicle * dimensions + d);
      if (at(routeDelivered, vehicle * dimensions + d) + at(delivery, visit * dimensions + d) > limit) return NOWHERE;
      if (at(routePicked, vehicle * dimensions + d) + at(pickup, visit * dimensions + d) > limit) return NOWHERE;
    }
  }
  const arcs = timeless && banned == 0 ? findTimelessPlace(visit, vehicle) : plain ? findPlainPlace(visit, vehicle, banned, summed) : findGeneralPlace(visit, vehicle, banned);
  if (arcs == NOWHERE) return NOWHERE;
  return arcs + computeOpeningCost(vehicle) + computeVisitCost(visit, vehicle);
}

/** Every place is as feasible as the next: the cheapest without a branch. */
function findTimelessPlace(visit: i32, vehicle: i32): f64 {
  const place = at(visitLocation, visit);
  const costFrom = getCostsOut(vehicle) + <usize>((place >> 2) * rowBytes);
  const costTo = getRowIn(getCostsIn(vehicle), place);
  const stride = inStride;
  const first = stopAt(vehicle, 0);
  const last = first + (<usize>at(routeLength, vehicle) << STOP_SHIFT);
  const symmetric = costFrom == costTo;
  let toward = load<i32>(costTo + <usize>(load<i32>(first, PLACE) * stride));
  // cost and index in one number
  let best = i64.MAX_VALUE;
  for (let stop = first; stop <= last; stop += STOP_BYTES) {
    const next = load<i32>(stop, PLACE + STOP_BYTES);
    const onward = load<i32>(costFrom + <usize>next);
    const key = (<i64>(toward + onward - load<i32>(stop, ARC)) << 32) | <i64>(stop - first);
    best = select<i64>(key, best, key < best);
    toward = symmetric ? onward : load<i32>(costTo + <usize>(next * stride));
  }
  setFound((<i32>best >> STOP_SHIFT) + 1, NO_RELOAD);
  return <f64>(best >> 32) * <f64>at(costMultiplier, vehicle);
}

/** One window, no setup, loads known to fit: two comparisons a position for most; work time only where it is limited. */
function findPlainPlace(visit: i32, vehicle: i32, banned: i32, summed: bool): f64 {
  const place = at(visitLocation, visit);
  const row = <usize>((place >> 2) * rowBytes);
  const timeFrom = getDurationsOut(vehicle) + row;
  const timeTo = getRowIn(getDurationsIn(vehicle), place);
  const costFrom = getCostsOut(vehicle) + row;
  const costTo = getRowIn(getCostsIn(vehicle), place);
  const stride = inStride;
  const opens = at(wideWindows, 2 * visit);
  const closes = at(wideWindows, 2 * visit + 1);
  const stay = at(getServiceRow(vehicle), visit);
  const first = stopAt(vehicle, 0);
  const last = first + <usize>(at(routeLength, vehicle) * STOP_BYTES);
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
        if (summed) {
          const index = <i32>((stop - first) >> STOP_SHIFT);
          beginStretch(vehicle, index);
          extendStretch(visit, load<i32>(timeTo + here), stay);
          if (!completeStretch(vehicle, index + 1, load<i32>(timeFrom + next), 0)) continue;
        }
        best = added;
        found = stop;
      }
    }
  }
  if (found == 0) return NOWHERE;
  setFound(<i32>((found - first) / STOP_BYTES) + 1, NO_RELOAD);
  return <f64>best * <f64>at(costMultiplier, vehicle);
}

/** All windows, setup, loads both ways, limits; then the exact clock where the problem needs it. */
function findGeneralPlace(visit: i32, vehicle: i32, banned: i32): f64 {
  const place = at(visitLocation, visit);
  const row = <usize>((place >> 2) * rowBytes);
  const timeFrom = getDurationsOut(vehicle) + row;
  const timeTo = getRowIn(getDurationsIn(vehicle), place);
  const costFrom = getCostsOut(vehicle) + row;
  const costTo = getRowIn(getCostsIn(vehicle), place);
  const stride = inStride;
  const timed = has(TIMED);
  const summed = timed && canSumStretches(vehicle, visit);
  const mixed = has(MIXED_LOADS);
  const limited = has(LIMITS);
  const multiplier = <f64>at(costMultiplier, vehicle);
  const softNow = realAt(routeSoftCost, vehicle);
  // travel and service are work whatever the order
  const busy = at(routeTravel, vehicle) + at(routeStay, vehicle) + at(getServiceRow(vehicle), visit);
  const count = at(routeLength, vehicle);
  let best = NOWHERE;
  let stop = stopAt(vehicle, 0);
  for (let index = 1; index <= count + 1; index++, stop += STOP_BYTES) {
    if (index == banned) continue;
    const here = load<i32>(stop, PLACE);
    const next = load<i32>(stop, PLACE + STOP_BYTES);
    const added = load<i32>(costTo + <usize>(here * stride)) + load<i32>(costFrom + <usize>next) - load<i32>(stop, ARC);
    let cost = <f64>added * multiplier;
    if (cost >= best) continue;
    if (mixed && !canCarryAt(visit, vehicle, index - 1)) continue;
    const toward = load<i32>(timeTo + <usize>(here * stride));
    const begin = findEarliestBegin(visit, vehicle, load<i32>(stop, DEPART) + toward);
    if (begin > findLatestBegin(visit, vehicle, begin)) continue;
    const onward = load<i32>(timeFrom + <usize>next);
    const leaving = begin + computeStay(visit, vehicle, isApart(here, place));
    if (!canReachNext(stop, vehicle, here, place, next, leaving + onward)) continue;
    if (limited && !keepsLimitsWith(vehicle, stop, place, toward + onward)) continue;
    if (timed) {
      if (busy + toward + onward - load<i32>(stop, TRAVEL) > at(maxWorkTime, vehicle)) continue;
      if (summed && (!has(SETUP) || isApart(here, next) == isApart(place, next))) {
        const stay = leaving - begin;
        beginStretch(vehicle, index - 1);
        extendStretch(visit, toward, stay);
        const active = at(routeTravel, vehicle) + toward + onward - load<i32>(stop, TRAVEL) + at(routeStay, vehicle) + stay;
        if (!completeStretch(vehicle, index, onward, active)) continue;
        cost += stretchCost - softNow;
      } else {
        if (!simulateWith(vehicle, visit, index, -1, -1)) continue;
        cost += simulatedCost - softNow;
      }
      if (cost >= best) continue;
    }
    best = cost;
    setFound(index, NO_RELOAD);
  }
  if (reloadNodes > 0 && at(reloadLocation, vehicle) >= 0 && count > 0) best = findReloadPlace(visit, vehicle, banned, best, softNow);
  return best;
}

/** Whether an arrival at the stop after `stop` is early enough; its setup may appear or vanish with its new predecessor. */
// @ts-ignore: decorator
@inline
export function canReachNext(stop: usize, vehicle: i32, here: i32, place: i32, next: i32, arrival: i32): bool {
  const following = stop + STOP_BYTES;
  if (!has(SETUP) || isApart(here, next) == isApart(place, next)) return arrival <= load<i32>(following, LATEST);
  const node = load<i32>(following, NODE);
  if (node < 0 || node >= visits) return arrival <= load<i32>(following, LATEST);
  return arrival <= findLatestBegin(node, vehicle, load<i32>(following, TAIL) - computeStay(node, vehicle, isApart(place, next)));
}

/** Deliveries ride from the trip's begin to here, pickups from here to its end. */
// @ts-ignore: decorator
@inline
function canCarryAt(visit: i32, vehicle: i32, before: i32): bool {
  const loads = loadsAt(vehicle, before);
  for (let d = 0; d < dimensions; d++) {
    const limit = at(capacity, vehicle * dimensions + d);
    if (at(loads, 3 * d + 1) + at(delivery, visit * dimensions + d) > limit) return false;
    if (at(loads, 3 * d + 2) + at(pickup, visit * dimensions + d) > limit) return false;
  }
  return true;
}

