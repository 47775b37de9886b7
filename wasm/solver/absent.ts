/** Visits in no route (a shipment by its pickup), what leaving them out costs, and the order in which they are put back. */
import { at, put, realAt, reserve } from "./memory";
import {
  between, capacity, delivery, dimensions, getCostsOut, has, isPickupEnd, isShipment, pickup, PRIORITIES, priority,
  prize, unassignedCost, vehicleStart, visitLocation, visits, windowOffset,
} from "./problem";
import { neighborAt, neighborCount } from "./neighbors";
import { chosen } from "./partition";
import { nextRandom, randomBelow } from "./random";
import { nodeRoute } from "./routes";
import { wideWindows } from "./windows";

export let absentList: usize = 0;
export let absentCount: i32 = 0;
/** Sum of what the absent cost the search. */
export let absentCost: f64 = 0;
/** For the lexicographic comparison: priorities left out, mandatory tasks left out, prizes lost. */
export let absentPriority: i32 = 0;
export let absentMandatory: i32 = 0;
export let absentPrize: f64 = 0;

let wanted: usize = 0;
let windowed: bool = false;
let savedList: usize = 0;
let savedCount: i32 = 0;
let keys: usize = 0;
let size: usize = 0;

export function createAbsent(): void {
  absentList = reserve(visits * 4);
  savedList = reserve(visits * 4);
  keys = reserve(visits * 8);
  size = reserve(visits * 4);
  wanted = reserve(visits);
  windowed = hasWindow();
  for (let visit = 0; visit < visits; visit++) put(size, visit, computeRelativeSize(visit));
}

/** Whether some visit has less than the whole day: only then orders by window mean something. */
function hasWindow(): bool {
  let opens = i32.MAX_VALUE;
  let closes = 0;
  for (let k = 0; k < at(windowOffset, visits); k++) {
    opens = min(opens, at(wideWindows, 2 * k));
    closes = max(closes, at(wideWindows, 2 * k + 1));
  }
  for (let k = 0; k < at(windowOffset, visits); k++) {
    if (at(wideWindows, 2 * k) > opens || at(wideWindows, 2 * k + 1) < closes) return true;
  }
  return false;
}

/** Amount of a visit against the largest capacity, in thousandths, the tightest dimension. */
function computeRelativeSize(visit: i32): i32 {
  let most = 0;
  for (let d = 0; d < dimensions; d++) {
    const amount = max(at(delivery, visit * dimensions + d), at(pickup, visit * dimensions + d));
    most = max(most, <i32>((<i64>amount * 100000) / <i64>max(1, at(capacity, d))));
  }
  return most;
}

export function addAbsent(visit: i32): void {
  put(absentList, absentCount++, visit);
}

export function saveAbsent(): void {
  savedCount = absentCount;
  memory.copy(savedList, absentList, <usize>absentCount << 2);
}

/** With this many absent or more, a step looks at those near its seed only. */
const MANY_ABSENT: i32 = 24;
const MAX_NEAR_ABSENT: i32 = 60;

/** Where in the list begins what this step tries to put in: everything, or the absent near the seed and what is removed next. */
export let poolStart: i32 = 0;

export function choosePool(seed: i32): void {
  poolStart = 0;
  if (absentCount < MANY_ABSENT) return;
  let chosen = 0;
  const near = min(MAX_NEAR_ABSENT, neighborCount);
  for (let rank = -1; rank < near && chosen < MANY_ABSENT; rank++) {
    const visit = rank < 0 ? seed : getTask(neighborAt(seed, rank));
    if (at(nodeRoute, visit) >= 0 || visit != getTask(visit)) continue;
    store<u8>(wanted + <usize>visit, 1);
    chosen++;
  }
  let end = absentCount;
  for (let k = absentCount - 1; k >= 0; k--) {
    const visit = at(absentList, k);
    if (load<u8>(wanted + <usize>visit) == 0) continue;
    store<u8>(wanted + <usize>visit, 0);
    end--;
    put(absentList, k, at(absentList, end));
    put(absentList, end, visit);
  }
  poolStart = end;
}

export function poolEverything(): void {
  poolStart = 0;
}

// @ts-ignore: decorator
@inline
function getTask(visit: i32): i32 {
  return isShipment(visit) && !isPickupEnd(visit) ? visit - 1 : visit;
}

export function undoAbsent(): void {
  absentCount = savedCount;
  memory.copy(absentList, savedList, <usize>absentCount << 2);
  countAbsent();
}

/** Drops from the list what has a route again, and sums up the rest. */
export function settleAbsent(): void {
  let kept = 0;
  for (let k = 0; k < absentCount; k++) {
    const visit = at(absentList, k);
    if (at(nodeRoute, visit) < 0) put(absentList, kept++, visit);
  }
  absentCount = kept;
  countAbsent();
}

export function clearAbsent(): void {
  absentCount = 0;
  countAbsent();
}

export function countAbsent(): void {
  absentCost = 0;
  absentPriority = 0;
  absentMandatory = 0;
  absentPrize = 0;
  for (let k = 0; k < absentCount; k++) {
    const visit = at(absentList, k);
    absentCost += realAt(unassignedCost, visit);
    const worth = realAt(prize, visit);
    if (worth < 0) {
      absentMandatory++;
      absentPriority += at(priority, visit);
    } else absentPrize += worth;
  }
}

/** Where some stay out: one order in so many by priority for the room that it takes, and one without a look at priorities. */
const SCARCE_ORDERS: i32 = 8;
const BY_ROOM: i32 = 0;
const UNRANKED: i32 = 1;

/**
 * Sorts the absent for reinsertion by a rule drawn at random; higher priority first where there are priorities, but not
 * always where some stay out: two small ones can be worth more than the one in their place.
 */
export function orderAbsent(): void {
  if (absentCount - poolStart < 2) return;
  const rank = has(PRIORITIES) && savedCount > 0 ? randomBelow(SCARCE_ORDERS) : SCARCE_ORDERS;
  const draw = randomBelow(windowed ? 17 : 11);
  const costs = getCostsOut(0);
  const home = at(vehicleStart, 0);
  for (let k = poolStart; k < absentCount; k++) {
    const visit = at(absentList, k);
    let key: i32;
    if (draw < 4) key = <i32>(nextRandom() >>> 4);
    else if (draw < 8) key = -at(size, visit);
    else if (draw < 10) key = -between(costs, home, at(visitLocation, visit));
    else if (draw < 11) key = between(costs, home, at(visitLocation, visit));
    else if (draw < 13) key = at(wideWindows, 2 * at(windowOffset, visit) + 1) - at(wideWindows, 2 * at(windowOffset, visit));
    else if (draw < 15) key = at(wideWindows, 2 * at(windowOffset, visit));
    else key = -at(wideWindows, 2 * at(windowOffset, visit) + 1);
    let long = <i64>key << 16;
    if (rank == BY_ROOM) long -= min<i64>((<i64>at(priority, visit) << 20) / <i64>max(1, at(size, visit)), 1 << 20) << 42;
    else if (has(PRIORITIES) && rank != UNRANKED) long -= <i64>at(priority, visit) << 52;
    store<i64>(keys + (<usize>k << 3), long + <i64>k);
  }
  sortByKeys();
}

function sortByKeys(): void {
  let gap = 1;
  while (gap < absentCount - poolStart) gap = 3 * gap + 1;
  for (; gap > 0; gap = gap / 3) {
    for (let k = poolStart + gap; k < absentCount; k++) {
      const key = load<i64>(keys + (<usize>k << 3));
      const visit = at(absentList, k);
      let to = k;
      while (to >= poolStart + gap && load<i64>(keys + (<usize>(to - gap) << 3)) > key) {
        store<i64>(keys + (<usize>to << 3), load<i64>(keys + (<usize>(to - gap) << 3)));
        put(absentList, to, at(absentList, to - gap));
        to -= gap;
      }
      store<i64>(keys + (<usize>to << 3), key);
      put(absentList, to, visit);
    }
  }
}
