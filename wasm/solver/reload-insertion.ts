/** Where a visit costs least in one route together with a new reload beside it. */
import { at, realAt } from "./memory";
import {
  between, capacity, computeStay, costMultiplier, delivery, dimensions, getCostsOut, getDurationsOut, has, isApart,
  LIMITS, reloadCost, reloadLocation, reloadService, SETUP, visitLocation, visits,
} from "./problem";
import { RELOAD_AFTER, RELOAD_BEFORE, setFound } from "./found-place";
import { keepsLimitsWithTwo } from "./limits";
import { findFreeReload } from "./reloads";
import { routePicked } from "./routes";
import { ARC, DEPART, LATEST, loadsAt, NODE, PLACE, routeLength, STOP_BYTES, stopAt } from "./stops";
import { simulatedCost, simulateWith } from "./timing";
import { findEarliestBegin, findLatestBegin } from "./windows";

/** Together with a trip of its own, begun or ended by a new reload beside the visit: only where that is still cheaper. */
export function findReloadPlace(visit: i32, vehicle: i32, banned: i32, limit: f64, softNow: f64): f64 {
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
    if (index > 1 && load<i32>(stop, NODE) < visits && (!limited || keepsLimitsWithTwo(vehicle, stop, depot, place))) {
      let cost = <f64>(between(costs, here, depot) + fromDepot + between(costs, place, next) - arc) * multiplier + price;
      if (cost < best && canTripTake(visit, vehicle, index - 1, false) && simulateWith(vehicle, reload, index, visit, index)) {
        cost += simulatedCost - softNow;
        if (cost < best) {
          best = cost;
          setFound(index, RELOAD_BEFORE);
        }
      }
    }
    if (index <= count && load<i32>(stop, NODE + STOP_BYTES) < visits && (!limited || keepsLimitsWithTwo(vehicle, stop, place, depot))) {
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

/**
 * What the clock and the deliveries say before the exact clock is used: the trip that the visit ends (or begins) at a new
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
