/**
 * How long a route takes with one stop more, in O(1): a stretch of stops is summed up by the least time it takes, and by the
 * departures between which it takes no longer (time-window segments: Vidal et al. 2013, after Irnich 2008). The whole route's
 * first such departure and least time are the leaving and the work time of the exact clock. Where more decides (breaks,
 * several windows, grace, releases, reloads, contiguity) that clock (`timing.ts`) is used.
 *
 * Each stop keeps the stretch from the start to itself (its time, first and last departure) and the one from itself to the
 * end (time and first departure). The start keeps flags of the whole route instead of the latter.
 */
import { at, byteAt, realAt, reserve } from "./memory";
import {
  balancing, breakOffset, contiguity, costPerWorkSecond, graceEarly, graceLate, has, HORIZON, maxWorkTime, release,
  SHAPE, shiftEnd, shiftStart, vehicleGraceLate, vehicles, visits, windowOffset, windows,
} from "./problem";
import { BALANCE_PRICE, LATE_SECOND_PRICE } from "./prices";
import { BEGIN, DEPART, NODE, routeLength, STOP_BYTES, stopAt, stretchAt, TRAVEL } from "./stops";
import { simulatedCost, simulateRoute } from "./timing";

/** Offsets in what is kept by stop (20 bytes, `stops.ts`). */
const TO_TIME: usize = 0;
const TO_FIRST: usize = 4;
const TO_LAST: usize = 8;
const ON_TIME: usize = 12;
const ON_FIRST: usize = 16;
const FLAGS: usize = 12;

/** What makes a visit need the exact clock. */
const SOFT_OR_RELEASED: i32 = 1;
const SEVERAL_WINDOWS: i32 = 2;
const EVERYTHING: i32 = 255;

/** By visit: flags as above. By vehicle: flags that matter to it. */
let visitFlags: usize = 0;
let vehicleMask: usize = 0;

/** Of the stretch being put together: its least time, and between which departures it takes no more. */
let time: i32 = 0;
let first: i32 = 0;
let last: i32 = 0;

/** Cost of lateness, work time and balance of the route that was completed last. */
export let stretchCost: f64 = 0;

export function createStretches(): void {
  visitFlags = reserve(visits);
  vehicleMask = reserve(vehicles);
  for (let visit = 0; visit < visits; visit++) {
    let flags = 0;
    if (at(graceEarly, visit) + at(graceLate, visit) + at(release, visit) > 0) flags |= SOFT_OR_RELEASED;
    if (at(windowOffset, visit + 1) - at(windowOffset, visit) > 1) flags |= SEVERAL_WINDOWS;
    store<u8>(visitFlags + <usize>visit, <u8>flags);
  }
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    const timed = at(maxWorkTime, vehicle) < HORIZON || realAt(costPerWorkSecond, vehicle) > 0 || at(vehicleGraceLate, vehicle) > 0;
    const mask = timed ? SOFT_OR_RELEASED | SEVERAL_WINDOWS : SOFT_OR_RELEASED;
    const rests = at(breakOffset, vehicle + 1) > at(breakOffset, vehicle);
    store<u8>(vehicleMask + <usize>vehicle, <u8>(rests || (has(SHAPE) && contiguity > 0) ? EVERYTHING : mask));
  }
}

/** Cost that only the clock computes, of a route that came up to date, and whether it keeps to its work time. */
export let timedSoftCost: f64 = 0;

/** Sums up a route whose stops are up to date and in time, `active` its travel and service; by the exact clock where it must. */
export function timeRoute(vehicle: i32, count: i32, active: i32): bool {
  timedSoftCost = 0;
  if (!sumStretches(vehicle, count)) {
    if (count == 0) return true;
    const fits = simulateRoute(vehicle);
    timedSoftCost = simulatedCost;
    return fits;
  }
  if (count == 0) return true;
  beginStretch(vehicle, count);
  const fits = completeStretch(vehicle, count + 1, load<i32>(stopAt(vehicle, count), TRAVEL), active);
  if (fits) timedSoftCost = stretchCost;
  return fits;
}

/** Whether the vehicle's route with this visit is one that stretches can time. */
export function canSumStretches(vehicle: i32, visit: i32): bool {
  const mask = byteAt(vehicleMask, vehicle);
  return mask != EVERYTHING && ((load<i32>(stretchAt(vehicle, 0), FLAGS) | byteAt(visitFlags, visit)) & mask) == 0;
}

/** Whether stretches can say of the route with this visit all that matters, and no cost depends on it: work is limited, not paid. */
export function isOnlyWorkLimited(vehicle: i32, visit: i32): bool {
  return balancing == 0 && at(vehicleGraceLate, vehicle) == 0 && realAt(costPerWorkSecond, vehicle) == 0 && canSumStretches(vehicle, visit);
}

/** Sums up all stretches of a route whose stops are up to date. False where the exact clock must be used. */
function sumStretches(vehicle: i32, count: i32): bool {
  const mask = byteAt(vehicleMask, vehicle);
  if (mask == EVERYTHING) return false;
  let flags = 0;
  time = 0;
  first = at(shiftStart, vehicle);
  last = HORIZON;
  keepStretch(stretchAt(vehicle, 0));
  let stop = stopAt(vehicle, 0);
  for (let index = 1; index <= count; index++) {
    const travel = load<i32>(stop, TRAVEL);
    stop += STOP_BYTES;
    const node = load<i32>(stop, NODE);
    flags |= node < visits ? byteAt(visitFlags, node) : EVERYTHING;
    if ((flags & mask) != 0) break;
    extendStretch(node, travel, load<i32>(stop, DEPART) - load<i32>(stop, BEGIN));
    keepStretch(stretchAt(vehicle, index));
  }
  store<i32>(stretchAt(vehicle, 0), flags, FLAGS);
  if ((flags & mask) != 0) return false;
  let onward = 0;
  let from = 0;
  for (let index = count; index > 0; index--, stop -= STOP_BYTES) {
    const window = 2 * at(windowOffset, load<i32>(stop, NODE));
    const staying = load<i32>(stop, DEPART) - load<i32>(stop, BEGIN) + load<i32>(stop, TRAVEL);
    const waiting = max(0, from - staying - at(windows, window + 1));
    from = max(from - staying, at(windows, window)) - waiting;
    onward += staying + waiting;
    store<i32>(stretchAt(vehicle, index), onward, ON_TIME);
    store<i32>(stretchAt(vehicle, index), from, ON_FIRST);
  }
  return true;
}

// @ts-ignore: decorator
@inline
function keepStretch(record: usize): void {
  store<i32>(record, time, TO_TIME);
  store<i32>(record, first, TO_FIRST);
  store<i32>(record, last, TO_LAST);
}

/** Begins with the stretch from the start to the stop `index` (0: the start alone). */
// @ts-ignore: decorator
@inline
export function beginStretch(vehicle: i32, index: i32): void {
  const record = stretchAt(vehicle, index);
  time = load<i32>(record, TO_TIME);
  first = load<i32>(record, TO_FIRST);
  last = load<i32>(record, TO_LAST);
}

/** Goes on to a visit, `travel` away, that takes `stay`. */
// @ts-ignore: decorator
@inline
export function extendStretch(visit: i32, travel: i32, stay: i32): void {
  const window = 2 * at(windowOffset, visit);
  const ahead = time + travel;
  const waiting = max(0, at(windows, window) - ahead - last);
  first = max(at(windows, window) - ahead, first) - waiting;
  last = min(last, at(windows, window + 1) - ahead);
  time = ahead + waiting + stay;
}

/**
 * Goes on with the stretch from stop `index` to the end, `travel` away. False where that is more work than the vehicle may
 * do; windows and shift are known to be kept. `active` is the whole route's travel and service. Sets `stretchCost`.
 */
export function completeStretch(vehicle: i32, index: i32, travel: i32, active: i32): bool {
  let onward = 0;
  let from = 0;
  if (index <= at(routeLength, vehicle)) {
    const record = stretchAt(vehicle, index);
    onward = load<i32>(record, ON_TIME);
    from = load<i32>(record, ON_FIRST);
  }
  const ahead = time + travel;
  const waiting = max(0, from - ahead - last);
  const work = ahead + waiting + onward;
  if (work > at(maxWorkTime, vehicle)) return false;
  const end = max(from - ahead, first) - waiting + work;
  const late = max(0, end - at(shiftEnd, vehicle));
  stretchCost = Math.round(<f64>late * LATE_SECOND_PRICE + <f64>work * realAt(costPerWorkSecond, vehicle));
  if (balancing > 0) stretchCost = Math.round(stretchCost + <f64>active * <f64>active * BALANCE_PRICE);
  return true;
}

/** What is kept while another way to go on is tried. */
let keptTime: i32 = 0;
let keptFirst: i32 = 0;
let keptLast: i32 = 0;

export function markStretch(): void {
  keptTime = time;
  keptFirst = first;
  keptLast = last;
}

export function backToMark(): void {
  time = keptTime;
  first = keptFirst;
  last = keptLast;
}
