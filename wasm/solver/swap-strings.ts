/**
 * Short strings change places: up to three stops of two routes are exchanged (or go over one way), a string moves within its
 * route, or a part of a route is turned round. Each try brings a stop next to a near one; the cost is checked first, then the
 * clock, so that most tries cost a few loads.
 */
import { at, put, realAt, reserve } from "./memory";
import {
  between, canServe, costMultiplier, delivery, dimensions, getCostsIn, getCostsOut, getDurationsOut, getServiceRow,
  has, MANY_WINDOWS, MIXED_LOADS, PAIRS, pickup, reloadNodes, SETUP, visitLocation,
} from "./problem";
import { canExchange, isRouteFeasible } from "./feasible";
import { touch } from "./journal";
import { neighborAt, neighborCount } from "./neighbors";
import { randomBelow } from "./random";
import { refresh } from "./refresh";
import { routeCost } from "./route-costs";
import { insertNode, nodePosition, nodeRoute, removeNodes } from "./routes";
import { isPinned } from "./ruin";
import { ARC, DEPART, LATEST, nodeAt, PLACE, routeLength, STOP_BYTES, stopAt } from "./stops";
import { wideWindows } from "./windows";

const MAX_NEAR: i32 = 20;
const MAX_STRING: i32 = 3;

/** Strings on the way, in the order in which they will be served. */
const leaving: usize = reserve((MAX_STRING + 1) * 4);
const coming: usize = reserve((MAX_STRING + 1) * 4);

/** Tries one exchange that puts a random near neighbor behind `seed`; `limit` is the most it may cost. False: nothing was changed, or undo. */
export function swapStrings(seed: i32, limit: f64): bool {
  if (neighborCount == 0 || reloadNodes > 0 || has(PAIRS) || isPinned(seed)) return false;
  const near = neighborAt(seed, randomBelow(min(MAX_NEAR, neighborCount)));
  const one = at(nodeRoute, seed);
  const other = at(nodeRoute, near);
  if (one < 0 || other < 0) return false;
  const draw = randomBelow(24);
  if (one == other) return draw < 12 ? turnPart(one, seed, near, limit) : moveString(one, seed, near, limit, draw);
  return exchange(one, other, seed, near, limit, draw);
}

/** Lists the string of `count` stops that begins at a position and goes on, or back when turned. False when a stop is pinned. */
function listString(into: usize, vehicle: i32, position: i32, count: i32, turned: bool): bool {
  for (let k = 0; k < count; k++) {
    const node = nodeAt(vehicle, turned ? position - k : position + k);
    if (isPinned(node)) return false;
    put(into, k, node);
  }
  return true;
}

/** Arc costs from a stop along a string to another stop. */
function sumAlong(costs: usize, from: usize, nodes: usize, count: i32, to: usize): i32 {
  let place = load<i32>(from, PLACE);
  let sum = 0;
  for (let k = 0; k < count; k++) {
    const next = at(visitLocation, at(nodes, k));
    sum += between(costs, place, next);
    place = next;
  }
  return sum + between(costs, place, load<i32>(to, PLACE));
}

function sumArcs(from: usize, to: usize): i32 {
  let sum = 0;
  for (let stop = from; stop < to; stop += STOP_BYTES) sum += load<i32>(stop, ARC);
  return sum;
}

/** Whether a string between two stops is in time, and what follows too. Where the clock is not that simple: true, it is checked after the move. */
function isInTime(vehicle: i32, from: usize, nodes: usize, count: i32, to: usize): bool {
  if (has(MANY_WINDOWS | SETUP)) return true;
  const durations = getDurationsOut(vehicle);
  const service = getServiceRow(vehicle);
  let clock = load<i32>(from, DEPART);
  let place = load<i32>(from, PLACE);
  for (let k = 0; k < count; k++) {
    const node = at(nodes, k);
    const next = at(visitLocation, node);
    clock += between(durations, place, next);
    if (clock > at(wideWindows, 2 * node + 1)) return false;
    clock = max(clock, at(wideWindows, 2 * node)) + at(service, node);
    place = next;
  }
  return clock + between(durations, place, load<i32>(to, PLACE)) <= load<i32>(to, LATEST);
}

/** The string behind `seed` (perhaps none) and the one that begins at `near` change places. */
function exchange(one: i32, other: i32, seed: i32, near: i32, limit: f64, draw: i32): bool {
  const turned = (draw & 1) != 0;
  const i = at(nodePosition, seed);
  const j = at(nodePosition, near);
  const away = min((draw >> 1) & 3, at(routeLength, one) - i);
  const here = min(1 + (draw >> 3), turned ? j : at(routeLength, other) + 1 - j);
  if (!listString(coming, other, j, here, turned)) return false;
  if (!listString(leaving, one, turned ? i + away : i + 1, away, turned)) return false;
  const low = turned ? j - here : j - 1;
  const before = stopAt(one, i);
  const after = stopAt(one, i + away + 1);
  const beforeOther = stopAt(other, low);
  const afterOther = stopAt(other, low + here + 1);
  let added = <f64>(sumAlong(getCostsOut(one), before, coming, here, after) - sumArcs(before, after)) * <f64>at(costMultiplier, one);
  if (away == 0 && here == at(routeLength, other)) added -= realAt(routeCost, other);
  else added += <f64>(sumAlong(getCostsOut(other), beforeOther, leaving, away, afterOther) - sumArcs(beforeOther, afterOther)) * <f64>at(costMultiplier, other);
  if (added >= limit) return false;
  if (!canCarryStrings(one, other, away, here)) return false;
  if (!isInTime(one, before, coming, here, after) || !isInTime(other, beforeOther, leaving, away, afterOther)) return false;
  for (let k = 0; k < here; k++) if (!canServe(at(coming, k), one)) return false;
  for (let k = 0; k < away; k++) if (!canServe(at(leaving, k), other)) return false;
  touch(one);
  touch(other);
  if (away > 0) removeNodes(one, i + 1, away);
  removeNodes(other, low + 1, here);
  for (let k = 0; k < here; k++) insertNode(one, i + 1 + k, at(coming, k));
  for (let k = 0; k < away; k++) insertNode(other, low + 1 + k, at(leaving, k));
  refresh(one);
  refresh(other);
  return isRouteFeasible(one) && isRouteFeasible(other);
}

/** Whether both vehicles could carry what they would have. */
function canCarryStrings(one: i32, other: i32, away: i32, here: i32): bool {
  if (has(MIXED_LOADS)) return true;
  for (let d = 0; d < dimensions; d++) {
    let delivered = 0;
    let picked = 0;
    for (let k = 0; k < here; k++) {
      delivered += at(delivery, at(coming, k) * dimensions + d);
      picked += at(pickup, at(coming, k) * dimensions + d);
    }
    for (let k = 0; k < away; k++) {
      delivered -= at(delivery, at(leaving, k) * dimensions + d);
      picked -= at(pickup, at(leaving, k) * dimensions + d);
    }
    if (!canExchange(one, other, d, delivered, picked)) return false;
  }
  return true;
}

/** The string that begins at `near` goes behind `seed` of the same route. */
function moveString(vehicle: i32, seed: i32, near: i32, limit: f64, draw: i32): bool {
  const turned = (draw & 1) != 0;
  const i = at(nodePosition, seed);
  const j = at(nodePosition, near);
  const here = min(1 + (draw >> 1) % MAX_STRING, turned ? j : at(routeLength, vehicle) + 1 - j);
  const low = turned ? j - here : j - 1;
  if (i >= low && i <= low + here) return false;
  if (!listString(coming, vehicle, j, here, turned)) return false;
  const costs = getCostsOut(vehicle);
  const gap = stopAt(vehicle, i);
  const before = stopAt(vehicle, low);
  const after = stopAt(vehicle, low + here + 1);
  const added = sumAlong(costs, gap, coming, here, gap + STOP_BYTES) - load<i32>(gap, ARC)
    + between(costs, load<i32>(before, PLACE), load<i32>(after, PLACE)) - sumArcs(before, after);
  if (<f64>added * <f64>at(costMultiplier, vehicle) >= limit) return false;
  touch(vehicle);
  removeNodes(vehicle, low + 1, here);
  const to = i < low ? i + 1 : i + 1 - here;
  for (let k = 0; k < here; k++) insertNode(vehicle, to + k, at(coming, k));
  refresh(vehicle);
  return isRouteFeasible(vehicle);
}

/** What lies between two stops of a route is served the other way round (2-opt). */
function turnPart(vehicle: i32, seed: i32, near: i32, limit: f64): bool {
  const low = min(at(nodePosition, seed), at(nodePosition, near));
  const high = max(at(nodePosition, seed), at(nodePosition, near));
  const costs = getCostsOut(vehicle);
  const before = stopAt(vehicle, low);
  const last = stopAt(vehicle, high);
  const first = load<i32>(before, PLACE + STOP_BYTES);
  let added = between(costs, load<i32>(before, PLACE), load<i32>(last, PLACE)) + between(costs, first, load<i32>(last, PLACE + STOP_BYTES))
    - load<i32>(before, ARC) - load<i32>(last, ARC);
  if (costs != getCostsIn(vehicle)) {
    for (let stop = before + STOP_BYTES; stop < last; stop += STOP_BYTES) {
      added += between(costs, load<i32>(stop, PLACE + STOP_BYTES), load<i32>(stop, PLACE)) - load<i32>(stop, ARC);
    }
  }
  if (high - low < 2 || <f64>added * <f64>at(costMultiplier, vehicle) >= limit) return false;
  for (let index = low + 1; index <= high; index++) if (isPinned(nodeAt(vehicle, index))) return false;
  touch(vehicle);
  for (let from = low + 1, to = high; from < to; from++, to--) {
    const node = nodeAt(vehicle, from);
    store<i32>(stopAt(vehicle, from), nodeAt(vehicle, to));
    store<i32>(stopAt(vehicle, to), node);
  }
  refresh(vehicle);
  return isRouteFeasible(vehicle);
}
