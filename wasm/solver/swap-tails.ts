/**
 * Two routes exchange what comes after a stop and before one of its neighbours (2-opt*): for tails longer than any string. The
 * cost and the clock are asked first, so that most tries cost a few loads.
 */
import { at, put, reserve } from "./memory";
import {
  MIXED_LOADS, PAIRS, between, classOf, costMultiplier, costOut, delivery, dimensions, durationOut, has,
  mayServe, pickup, reloadNodes, visits,
} from "./problem";
import { neighbourAt, neighbourCount } from "./neighbours";
import { isPinned } from "./ruin";
import { randomBelow } from "./random";
import { touch } from "./journal";
import { exchangeFits, routeFits } from "./feasible";
import {
  ARC, DEPART, LATEST, PLACE, STOP_BYTES, insertNode, lengthOf, nodeAt, positionOf, refresh,
  removeNodes, routeOf, stopAt,
} from "./routes";

const NEAR: i32 = 20;

let left: usize = 0;
let right: usize = 0;

export function createTails(): void {
  left = reserve((visits + reloadNodes) * 4);
  right = reserve((visits + reloadNodes) * 4);
}

/** Tries the swap after `seed` and before a random near neighbour; `limit` is the most it may cost. False: nothing was changed, or undo. */
export function swapTails(seed: i32, limit: f64): bool {
  if (neighbourCount == 0 || reloadNodes > 0 || has(PAIRS) || isPinned(seed)) return false;
  const near = neighbourAt(seed, randomBelow(min(NEAR, neighbourCount)));
  const one = at(routeOf, seed);
  const other = at(routeOf, near);
  if (one < 0 || other < 0 || one == other || at(classOf, one) != at(classOf, other)) return false;
  const after = at(positionOf, seed);
  const before = at(positionOf, near) - 1;
  const stop = stopAt(one, after);
  const stopBefore = stopAt(other, before);
  const costs = costOut(one);
  const here = load<i32>(stop, PLACE);
  const next = load<i32>(stop, PLACE + STOP_BYTES);
  const place = load<i32>(stopBefore, PLACE);
  const there = load<i32>(stopBefore, PLACE + STOP_BYTES);
  const added = between(costs, here, there) + between(costs, place, next) - load<i32>(stop, ARC) - load<i32>(stopBefore, ARC);
  if (<f64>added * <f64>at(costMultiplier, one) >= limit) return false;
  const durations = durationOut(one);
  if (load<i32>(stop, DEPART) + between(durations, here, there) > load<i32>(stopBefore, LATEST + STOP_BYTES)) return false;
  if (load<i32>(stopBefore, DEPART) + between(durations, place, next) > load<i32>(stop, LATEST + STOP_BYTES)) return false;
  if (!tailMoves(one, after, other) || !tailMoves(other, before, one)) return false;
  if (!tailsFit(one, after, other, before)) return false;
  touch(one);
  touch(other);
  const mine = take(one, after, left);
  const theirs = take(other, before, right);
  give(one, right, theirs);
  give(other, left, mine);
  return routeFits(one) && routeFits(other);
}

/** Whether both routes could carry what they would have. */
function tailsFit(one: i32, after: i32, other: i32, before: i32): bool {
  if (has(MIXED_LOADS)) return true;
  for (let d = 0; d < dimensions; d++) {
    const delivered = tailSum(delivery, other, before, d) - tailSum(delivery, one, after, d);
    const picked = tailSum(pickup, other, before, d) - tailSum(pickup, one, after, d);
    if (!exchangeFits(one, other, d, delivered, picked)) return false;
  }
  return true;
}

/** Amount in one dimension of what comes after a stop. */
function tailSum(amounts: usize, vehicle: i32, after: i32, d: i32): i32 {
  let sum = 0;
  const count = at(lengthOf, vehicle);
  for (let index = after + 1; index <= count; index++) sum += at(amounts, nodeAt(vehicle, index) * dimensions + d);
  return sum;
}

function tailMoves(from: i32, after: i32, to: i32): bool {
  for (let index = after + 1; index <= at(lengthOf, from); index++) {
    const node = nodeAt(from, index);
    if (isPinned(node) || !mayServe(node, to)) return false;
  }
  return true;
}

function take(vehicle: i32, after: i32, into: usize): i32 {
  const count = at(lengthOf, vehicle) - after;
  for (let k = 0; k < count; k++) put(into, k, nodeAt(vehicle, after + 1 + k));
  if (count > 0) removeNodes(vehicle, after + 1, count);
  return count;
}

function give(vehicle: i32, from: usize, count: i32): void {
  for (let k = 0; k < count; k++) insertNode(vehicle, at(lengthOf, vehicle) + 1, at(from, k));
  refresh(vehicle);
}
