/**
 * Where a shipment costs least in one route: every place of the pickup whose own added cost can still win, and from there
 * the places of the delivery as long as clock and load allow.
 */
import { at, put, realAt, reserve } from "./memory";
import {
  between, capacity, computeStay, costMultiplier, dimensions, getCostsIn, getCostsOut, getDurationsIn, getDurationsOut,
  getRowIn, has, inStride, isApart, LIMITS, maxTasks, pickup, rowBytes, SETUP, TIMED, visitLocation,
} from "./problem";
import { NOWHERE, setFound } from "./found-place";
import { canReachNext, computeOpeningCost, computeVisitCost } from "./insertion";
import { keepsLimitsWithPair } from "./limits";
import { routeSoftCost } from "./route-costs";
import { countVisits, routeStay, routeTravel } from "./routes";
import { ARC, DEPART, LATEST, loadsAt, NODE, PLACE, routeLength, STOP_BYTES, stopAt, TRAVEL } from "./stops";
import {
  backToMark, beginStretch, canSumStretches, completeStretch, extendStretch, markStretch, stretchCost,
} from "./stretches";
import { simulatedCost, simulateWith } from "./timing";
import { findEarliestBegin, findLatestBegin } from "./windows";

/** By place between two stops: arc cost that the delivery adds there. */
let deliveryAdds: usize = 0;

export function createPairInsertion(nodes: i32): void {
  deliveryAdds = reserve((nodes + 4) * 4);
}

/** Least added cost of the shipment picked up at `first`; pairs of places with pickup before stop `banned` are left out. */
export function findBestPair(first: i32, vehicle: i32, banned: i32): f64 {
  const count = at(routeLength, vehicle);
  if (countVisits(vehicle) + 2 > at(maxTasks, vehicle)) return NOWHERE;
  for (let d = 0; d < dimensions; d++) {
    if (at(pickup, first * dimensions + d) > at(capacity, vehicle * dimensions + d)) return NOWHERE;
  }
  const second = first + 1;
  const from = at(visitLocation, first);
  const to = at(visitLocation, second);
  const stride = inStride;
  const multiplier = <f64>at(costMultiplier, vehicle);
  const costs = getCostsOut(vehicle);
  const costFromFirst = costs + <usize>((from >> 2) * rowBytes);
  const costFromSecond = costs + <usize>((to >> 2) * rowBytes);
  const costToFirst = getRowIn(getCostsIn(vehicle), from);
  const costToSecond = getRowIn(getCostsIn(vehicle), to);
  const durations = getDurationsOut(vehicle);
  const timeFromFirst = durations + <usize>((from >> 2) * rowBytes);
  const timeFromSecond = durations + <usize>((to >> 2) * rowBytes);
  const timeToFirst = getRowIn(getDurationsIn(vehicle), from);
  const timeToSecond = getRowIn(getDurationsIn(vehicle), to);
  const start = stopAt(vehicle, 0);
  const direct = load<i32>(costFromFirst + <usize>to);
  let least = i32.MAX_VALUE;
  let stop = start;
  for (let index = 1; index <= count + 1; index++, stop += STOP_BYTES) {
    const here = load<i32>(stop, PLACE);
    const next = load<i32>(stop, PLACE + STOP_BYTES);
    const adds = load<i32>(costToSecond + <usize>(here * stride)) + load<i32>(costFromSecond + <usize>next) - load<i32>(stop, ARC);
    put(deliveryAdds, index, adds);
    least = min(least, adds);
  }
  const timed = has(TIMED);
  const summed = timed && !has(SETUP) && canSumStretches(vehicle, first) && canSumStretches(vehicle, second);
  const staying = at(routeStay, vehicle) + computeStay(first, vehicle, true) + computeStay(second, vehicle, true);
  const limited = has(LIMITS);
  const softNow = realAt(routeSoftCost, vehicle);
  let best = NOWHERE;
  stop = start;
  for (let index = 1; index <= count + 1; index++, stop += STOP_BYTES) {
    if (index == banned) continue;
    const here = load<i32>(stop, PLACE);
    const next = load<i32>(stop, PLACE + STOP_BYTES);
    const arc = load<i32>(stop, ARC);
    const costHereFirst = load<i32>(costToFirst + <usize>(here * stride));
    const addsFirst = costHereFirst + load<i32>(costFromFirst + <usize>next) - arc;
    const addsBoth = costHereFirst + direct + load<i32>(costFromSecond + <usize>next) - arc;
    const separate = <f64>(addsFirst + least) * multiplier < best;
    const together = <f64>addsBoth * multiplier < best;
    if (!separate && !together) continue;
    const begin = findEarliestBegin(first, vehicle, load<i32>(stop, DEPART) + load<i32>(timeToFirst + <usize>(here * stride)));
    if (begin > findLatestBegin(first, vehicle, begin)) continue;
    if (!canCarryShipment(first, vehicle, index - 1)) continue;
    const leaving = begin + computeStay(first, vehicle, isApart(here, from));
    if (together) {
      const beginSecond = findEarliestBegin(second, vehicle, leaving + load<i32>(timeFromFirst + <usize>to));
      if (beginSecond <= findLatestBegin(second, vehicle, beginSecond)) {
        const leavingSecond = beginSecond + computeStay(second, vehicle, isApart(from, to));
        if (canReachNext(stop, vehicle, here, to, next, leavingSecond + load<i32>(timeFromSecond + <usize>next))) {
          let cost = <f64>addsBoth * multiplier;
          if (!limited || keepsLimitsWithPair(vehicle, first, second, index, index)) {
            if (summed) {
              const toward = load<i32>(timeToFirst + <usize>(here * stride));
              const across = load<i32>(timeFromFirst + <usize>to);
              const onward = load<i32>(timeFromSecond + <usize>next);
              beginStretch(vehicle, index - 1);
              extendStretch(first, toward, leaving - begin);
              extendStretch(second, across, leavingSecond - beginSecond);
              const active = at(routeTravel, vehicle) + toward + across + onward - load<i32>(stop, TRAVEL) + staying;
              cost = completeStretch(vehicle, index, onward, active) ? cost + stretchCost - softNow : NOWHERE;
            } else if (timed) {
              cost = simulateWith(vehicle, first, index, second, index) ? cost + simulatedCost - softNow : NOWHERE;
            }
            if (cost < best) {
              best = cost;
              setFound(index, index);
            }
          }
        }
      }
    }
    if (!separate) continue;
    let clock = leaving;
    let place = from;
    let after = stop + STOP_BYTES;
    let traveled = at(routeTravel, vehicle) - load<i32>(stop, TRAVEL);
    if (summed) {
      const toward = load<i32>(timeToFirst + <usize>(here * stride));
      beginStretch(vehicle, index - 1);
      extendStretch(first, toward, leaving - begin);
      traveled += toward + load<i32>(timeFromFirst + <usize>next);
    }
    for (let k = index; k <= count; k++, after += STOP_BYTES) {
      // the vehicle, with the shipment aboard, now serves stop k
      const at4 = load<i32>(after, PLACE);
      const node = load<i32>(after, NODE);
      const arrival = clock + between(durations, place, at4);
      if (k == index) {
        if (!canReachNext(stop, vehicle, here, from, next, arrival)) break;
      } else if (arrival > load<i32>(after, LATEST)) break;
      if (!canCarryShipment(first, vehicle, k)) break;
      const stay = computeStay(node, vehicle, isApart(place, at4));
      clock = findEarliestBegin(node, vehicle, arrival) + stay;
      if (summed) extendStretch(node, between(durations, place, at4), stay);
      place = at4;
      let cost = <f64>(addsFirst + at(deliveryAdds, k + 1)) * multiplier;
      if (cost >= best) continue;
      const following = load<i32>(after, PLACE + STOP_BYTES);
      const beginSecond = findEarliestBegin(second, vehicle, clock + load<i32>(timeToSecond + <usize>(at4 * stride)));
      if (beginSecond > findLatestBegin(second, vehicle, beginSecond)) continue;
      const leavingSecond = beginSecond + computeStay(second, vehicle, isApart(at4, to));
      if (!canReachNext(after, vehicle, at4, to, following, leavingSecond + load<i32>(timeFromSecond + <usize>following))) continue;
      if (limited && !keepsLimitsWithPair(vehicle, first, second, index, k + 1)) continue;
      if (summed) {
        const across = load<i32>(timeToSecond + <usize>(at4 * stride));
        const onward = load<i32>(timeFromSecond + <usize>following);
        markStretch();
        extendStretch(second, across, leavingSecond - beginSecond);
        const active = traveled + across + onward - load<i32>(after, TRAVEL) + staying;
        const fits = completeStretch(vehicle, k + 1, onward, active);
        backToMark();
        if (!fits) continue;
        cost += stretchCost - softNow;
        if (cost >= best) continue;
      } else if (timed) {
        if (!simulateWith(vehicle, first, index, second, k + 1)) continue;
        cost += simulatedCost - softNow;
        if (cost >= best) continue;
      }
      best = cost;
      setFound(index, k + 1);
    }
  }
  if (best == NOWHERE) return NOWHERE;
  return best + computeOpeningCost(vehicle) + computeVisitCost(first, vehicle) + computeVisitCost(second, vehicle);
}

// @ts-ignore: decorator
@inline
function canCarryShipment(first: i32, vehicle: i32, index: i32): bool {
  const loads = loadsAt(vehicle, index);
  for (let d = 0; d < dimensions; d++) {
    if (at(loads, 3 * d) + at(pickup, first * dimensions + d) > at(capacity, vehicle * dimensions + d)) return false;
  }
  return true;
}

