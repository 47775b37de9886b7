/** Where one visit costs least in one route, without breaking a rule: cost first, feasibility only for what would win. */
import { at, realAt } from "./memory";
import {
  isApart, LIMITS, MANY_WINDOWS, MIXED_LOADS, SETUP, TIMED, VISIT_COSTS, between, capacity, getCostsIn, costMultiplier,
  getCostsOut, costPerTask, costPerTaskSecond, delivery, dimensions, getDistancesOut, getDurationsIn, getDurationsOut, fixedCost,
  has, getRowIn, inStride, maxDistance, maxTasks, maxTravelTime, maxWorkTime, outside, pickup, reloadCost,
  reloadLocation, reloadNodes, reloadService, rowBytes, getServiceRow, vehicles, visitLocation, visits,
} from "./problem";
import { OUTSIDE_PRICE } from "./prices";
import {
  ARC, DEPART, LATEST, NODE, PLACE, STOP_BYTES, STOP_SHIFT, TAIL, TRAVEL, routeDelivered, findEarliestBegin, findLatestBegin, routeLength,
  loadsAt, routeMeters, routePicked, routeSoftCost, computeStay, routeStay, stopAt, timeless, routeTravel, wideWindows,
} from "./routes";
import { findFreeReload, visitsOnly } from "./reloads";
import { beginStretch, completeStretch, extendStretch, isOnlyWorkLimited, stretchCost, canSumStretches } from "./stretches";
import { simulateWith, simulatedCost } from "./timing";

/** For a job, `foundOther` says whether a new reload comes with it. */
export const NO_RELOAD: i32 = 0;
export const RELOAD_BEFORE: i32 = 1;
export const RELOAD_AFTER: i32 = 2;

export const NOWHERE: f64 = 1e18;

/** Where the last search found its place: before stop `foundIndex`, a shipment's delivery before `foundOther` (old numbering). */
export let foundIndex: i32 = 0;
export let foundOther: i32 = 0;

export function setFound(index: i32, other: i32): void {
  foundIndex = index;
  foundOther = other;
}

/** Cost of serving one visit beside its arcs. */
export function computeVisitCost(visit: i32, vehicle: i32): f64 {
  if (!has(VISIT_COSTS)) return 0;
  let cost = realAt(costPerTask, vehicle) + realAt(costPerTaskSecond, vehicle) * <f64>at(getServiceRow(vehicle), visit);
  if (outside != 0 && load<u8>(outside + <usize>(visit * vehicles + vehicle)) != 0) cost += OUTSIDE_PRICE;
  return cost;
}

/** Visits of a route, reloads not counted. */
export function countVisits(vehicle: i32): i32 {
  return reloadNodes == 0 ? at(routeLength, vehicle) : visitsOnly(vehicle);
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
    if (limited) {
      if (at(routeTravel, vehicle) + toward + onward - load<i32>(stop, TRAVEL) > at(maxTravelTime, vehicle)) continue;
      if (!metresAllow(vehicle, here, place, next)) continue;
    }
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
    foundIndex = index;
  }
  foundOther = NO_RELOAD;
  if (reloadNodes > 0 && at(reloadLocation, vehicle) >= 0 && count > 0) best = findReloadPlace(visit, vehicle, banned, best, softNow);
  return best;
}

/**
 * What the clock and the deliveries say before the exact clock is asked: the trip that the visit ends (or begins) at a new
 * reload has room for it, and the visit is reached in its windows.
 */
function canTripTake(visit: i32, vehicle: i32, before: i32, ends: bool): bool {
  const stop = stopAt(vehicle, before);
  const here = load<i32>(stop, PLACE);
  const place = at(visitLocation, visit);
  const depot = at(reloadLocation, vehicle);
  const next = load<i32>(stop, PLACE + STOP_BYTES);
  const durations = getDurationsOut(vehicle);
  const pause = at(reloadService, vehicle);
  let clock = load<i32>(stop, DEPART);
  clock += ends ? between(durations, here, place) : between(durations, here, depot) + pause + between(durations, depot, place);
  clock = findEarliestBegin(visit, vehicle, clock);
  if (clock > findLatestBegin(visit, vehicle, clock)) return false;
  clock += computeStay(visit, vehicle, !ends || isApart(here, place));
  clock += ends ? between(durations, place, depot) + pause + between(durations, depot, next) : between(durations, place, next);
  if (clock > load<i32>(stop, LATEST + STOP_BYTES) && !has(SETUP)) return false;
  const loads = loadsAt(vehicle, before);
  for (let d = 0; d < dimensions; d++) {
    if (at(routePicked, vehicle * dimensions + d) > 0) continue;
    const riding = ends ? at(loads, 3 * d + 1) - at(loads, 3 * d) : at(loads, 3 * d);
    if (riding + at(delivery, visit * dimensions + d) > at(capacity, vehicle * dimensions + d)) return false;
  }
  return true;
}

/** Whether the limits of travel allow two stops more after `stop`: by the depot the way may be much longer. */
function wayAllows(vehicle: i32, stop: usize, first: i32, second: i32): bool {
  const here = load<i32>(stop, PLACE);
  const next = load<i32>(stop, PLACE + STOP_BYTES);
  const durations = getDurationsOut(vehicle);
  const seconds = between(durations, here, first) + between(durations, first, second) + between(durations, second, next);
  if (at(routeTravel, vehicle) + seconds - load<i32>(stop, TRAVEL) > at(maxTravelTime, vehicle)) return false;
  const metres = getDistancesOut(vehicle);
  if (metres == 0) return true;
  const added = between(metres, here, first) + between(metres, first, second) + between(metres, second, next) - between(metres, here, next);
  return at(routeMeters, vehicle) + added <= at(maxDistance, vehicle);
}

/** Together with a trip of its own, begun or ended by a new reload beside the visit: only where that is still cheaper. */
function findReloadPlace(visit: i32, vehicle: i32, banned: i32, limit: f64, softNow: f64): f64 {
  const reload = findFreeReload();
  if (reload < 0) return limit;
  const costs = getCostsOut(vehicle);
  const place = at(visitLocation, visit);
  const depot = at(reloadLocation, vehicle);
  const multiplier = <f64>at(costMultiplier, vehicle);
  const price = realAt(reloadCost, vehicle);
  const count = at(routeLength, vehicle);
  const toDepot = between(costs, place, depot);
  const fromDepot = between(costs, depot, place);
  const limited = has(LIMITS);
  let best = limit;
  let stop = stopAt(vehicle, 0);
  for (let index = 1; index <= count + 1; index++, stop += STOP_BYTES) {
    if (index == banned) continue;
    const here = load<i32>(stop, PLACE);
    const next = load<i32>(stop, PLACE + STOP_BYTES);
    const arc = load<i32>(stop, ARC);
    if (index > 1 && load<i32>(stop, NODE) < visits && (!limited || wayAllows(vehicle, stop, depot, place))) {
      let cost = <f64>(between(costs, here, depot) + fromDepot + between(costs, place, next) - arc) * multiplier + price;
      if (cost < best && canTripTake(visit, vehicle, index - 1, false) && simulateWith(vehicle, reload, index, visit, index)) {
        cost += simulatedCost - softNow;
        if (cost < best) {
          best = cost;
          setFound(index, RELOAD_BEFORE);
        }
      }
    }
    if (index <= count && load<i32>(stop, NODE + STOP_BYTES) < visits && (!limited || wayAllows(vehicle, stop, place, depot))) {
      let cost = <f64>(between(costs, here, place) + toDepot + between(costs, depot, next) - arc) * multiplier + price;
      if (cost < best && canTripTake(visit, vehicle, index - 1, true) && simulateWith(vehicle, visit, index, reload, index)) {
        cost += simulatedCost - softNow;
        if (cost < best) {
          best = cost;
          setFound(index, RELOAD_AFTER);
        }
      }
    }
  }
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

// @ts-ignore: decorator
@inline
export function metresAllow(vehicle: i32, here: i32, place: i32, next: i32): bool {
  const metres = getDistancesOut(vehicle);
  if (metres == 0) return true;
  const added = between(metres, here, place) + between(metres, place, next) - between(metres, here, next);
  return at(routeMeters, vehicle) + added <= at(maxDistance, vehicle);
}
