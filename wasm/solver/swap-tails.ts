/**
 * Two routes exchange what comes after a stop and before one of its neighbors (2-opt*): for tails longer than any string. The
 * cost and the clock are checked first, so that most tries cost a few loads.
 */
import { at, put, reserve } from "./memory";
import {
  between, canServe, costMultiplier, delivery, dimensions, getCostsOut, getDurationsOut, has, MIXED_LOADS, PAIRS,
  pickup, reloadNodes, vehicleClass, visits,
} from "./problem";
import { canExchange, isRouteFeasible } from "./feasible";
import { touch } from "./journal";
import { neighborAt, neighborCount } from "./neighbors";
import { randomBelow } from "./random";
import { refresh } from "./refresh";
import { insertNode, nodePosition, nodeRoute, removeNodes } from "./routes";
import { isPinned } from "./ruin";
import { ARC, DEPART, LATEST, nodeAt, PLACE, routeLength, STOP_BYTES, stopAt } from "./stops";

const MAX_NEAR: i32 = 20;

let left: usize = 0;
let right: usize = 0;

export function createTails(): void {
  left = reserve((visits + reloadNodes) * 4);
  right = reserve((visits + reloadNodes) * 4);
}

/** Tries the swap after `seed` and before a random near neighbor; `limit` is the most it may cost. False: nothing was changed, or undo. */
export function swapTails(seed: i32, limit: f64): bool {
  if (neighborCount == 0 || reloadNodes > 0 || has(PAIRS) || isPinned(seed)) return false;
  const near = neighborAt(seed, randomBelow(min(MAX_NEAR, neighborCount)));
  const one = at(nodeRoute, seed);
  const other = at(nodeRoute, near);
  if (one < 0 || other < 0 || one == other || at(vehicleClass, one) != at(vehicleClass, other)) return false;
  const after = at(nodePosition, seed);
  const before = at(nodePosition, near) - 1;
  const stop = stopAt(one, after);
  const stopBefore = stopAt(other, before);
  const costs = getCostsOut(one);
  const here = load<i32>(stop, PLACE);
  const next = load<i32>(stop, PLACE + STOP_BYTES);
  const place = load<i32>(stopBefore, PLACE);
  const there = load<i32>(stopBefore, PLACE + STOP_BYTES);
  const added = between(costs, here, there) + between(costs, place, next) - load<i32>(stop, ARC) - load<i32>(stopBefore, ARC);
  if (<f64>added * <f64>at(costMultiplier, one) >= limit) return false;
  const durations = getDurationsOut(one);
  if (load<i32>(stop, DEPART) + between(durations, here, there) > load<i32>(stopBefore, LATEST + STOP_BYTES)) return false;
  if (load<i32>(stopBefore, DEPART) + between(durations, place, next) > load<i32>(stop, LATEST + STOP_BYTES)) return false;
  if (!canTailMove(one, after, other) || !canTailMove(other, before, one)) return false;
  if (!canCarryTails(one, after, other, before)) return false;
  touch(one);
  touch(other);
  const mine = cutTail(one, after, left);
  const theirs = cutTail(other, before, right);
  appendNodes(one, right, theirs);
  appendNodes(other, left, mine);
  return isRouteFeasible(one) && isRouteFeasible(other);
}

/** Whether both routes could carry what they would have. */
function canCarryTails(one: i32, after: i32, other: i32, before: i32): bool {
  if (has(MIXED_LOADS)) return true;
  for (let d = 0; d < dimensions; d++) {
    const delivered = sumTail(delivery, other, before, d) - sumTail(delivery, one, after, d);
    const picked = sumTail(pickup, other, before, d) - sumTail(pickup, one, after, d);
    if (!canExchange(one, other, d, delivered, picked)) return false;
  }
  return true;
}

/** Amount in one dimension of what comes after a stop. */
function sumTail(amounts: usize, vehicle: i32, after: i32, d: i32): i32 {
  let sum = 0;
  const count = at(routeLength, vehicle);
  for (let index = after + 1; index <= count; index++) sum += at(amounts, nodeAt(vehicle, index) * dimensions + d);
  return sum;
}

function canTailMove(from: i32, after: i32, to: i32): bool {
  for (let index = after + 1; index <= at(routeLength, from); index++) {
    const node = nodeAt(from, index);
    if (isPinned(node) || !canServe(node, to)) return false;
  }
  return true;
}

function cutTail(vehicle: i32, after: i32, into: usize): i32 {
  const count = at(routeLength, vehicle) - after;
  for (let k = 0; k < count; k++) put(into, k, nodeAt(vehicle, after + 1 + k));
  if (count > 0) removeNodes(vehicle, after + 1, count);
  return count;
}

function appendNodes(vehicle: i32, from: usize, count: i32): void {
  for (let k = 0; k < count; k++) insertNode(vehicle, at(routeLength, vehicle) + 1, at(from, k));
  refresh(vehicle);
}
