/**
 * The exact clock of one route, for everything that O(1) checks cannot say: breaks, release times, lateness at a price,
 * work-time limits and costs, and loads over reload trips. Linear in the route; used only for the few candidates that
 * would be the best by cost.
 */
import { at, put, putReal, realAt, reserve } from "./memory";
import {
  between, breakOffset, breakService, breakWindowOffset, breakWindows, capacity, computeStay, costPerWorkSecond,
  delayedStart, delivery, dimensions, getDurationsOut, getPlace, getServiceRow, graceEarly, graceLate, has, HORIZON,
  isApart, isPickupEnd, isShipment, jobs, maxWorkTime, pickup, release, reloadMax, reloadNodes, reloadWindowOffset,
  reloadWindows, rowBytes, SETUP, SHAPE, shiftEnd, shiftStart, vehicleEnd, vehicleGraceLate, vehicles, vehicleStart,
  visits, windowOffset, windows,
} from "./problem";
import { LATE_SECOND_PRICE } from "./prices";
import { isShapeAllowed, shapeCost } from "./shape";
import { NODE, routeLength, STOP_SHIFT, stopAt } from "./stops";

/** Of the last simulation: cost of lateness and work time, rounded to a unit. */
export let simulatedCost: f64 = 0;
/** Of the last simulation: when the vehicle leaves, and is back. */
export let simulatedStart: i32 = 0;
export let simulatedEnd: i32 = 0;

let sequence: usize = 0;
let sequenceLength: i32 = 0;
/** By number of breaks taken: when the last stop is left, when the next is reached; lateness until then, windows let pass. */
let clocks: usize = 0;
let arrivals: usize = 0;
let lates: usize = 0;
let passes: usize = 0;
/** One window a visit and no grace; something comes to the depot late. */
let plainWindows: bool = false;
let hasRelease: bool = false;
let deliveriesOnly: bool = false;
let maxBreaks: i32 = 0;

export function createTiming(): void {
  sequence = reserve((visits + reloadNodes + 4) * 4);
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    maxBreaks = max(maxBreaks, at(breakOffset, vehicle + 1) - at(breakOffset, vehicle));
  }
  arrivals = reserve((maxBreaks + 1) * 4);
  clocks = reserve((maxBreaks + 1) * 4);
  lates = reserve((maxBreaks + 1) * 8);
  passes = reserve((maxBreaks + 1) * 4);
  deliveriesOnly = jobs == visits;
  for (let k = 0; k < visits * dimensions; k++) if (at(pickup, k) > 0) deliveriesOnly = false;
  plainWindows = at(windowOffset, visits) == visits;
  for (let visit = 0; visit < visits; visit++) {
    if (at(graceEarly, visit) + at(graceLate, visit) > 0) plainWindows = false;
    if (at(release, visit) > 0) hasRelease = true;
  }
}

/** Simulates the route as it stands. */
export function simulateRoute(vehicle: i32): bool {
  return simulateWith(vehicle, -1, -1, -1, -1);
}

/** The route with `node` put in before stop `index` and, when given, `other` before stop `otherIndex` (≥ index, old numbering). */
export function simulateWith(vehicle: i32, node: i32, index: i32, other: i32, otherIndex: i32): bool {
  const count = at(routeLength, vehicle);
  let size = 0;
  let stop = stopAt(vehicle, 0);
  for (let k = 1; k <= count + 1; k++) {
    if (k == index) put(sequence, size++, node);
    if (k == otherIndex) put(sequence, size++, other);
    stop += <usize>1 << STOP_SHIFT;
    if (k <= count) put(sequence, size++, load<i32>(stop, NODE));
  }
  sequenceLength = size;
  if (size == 0) {
    simulatedCost = 0;
    return true;
  }
  simulatedCost = 0;
  if (!areTripLoadsFeasible(vehicle) || !isClockFeasible(vehicle)) return false;
  if (has(SHAPE)) {
    if (!isShapeAllowed(vehicle, sequence, size)) return false;
    simulatedCost = Math.round(simulatedCost + shapeCost);
  }
  return true;
}

/** Loads trip by trip: a trip starts with its deliveries aboard and ends by putting its pickups off; shipments stay. */
function areTripLoadsFeasible(vehicle: i32): bool {
  if (reloadNodes == 0) return true; // the insertion checks are exact then
  let reloads = 0;
  for (let k = 0; k < sequenceLength; k++) if (at(sequence, k) >= visits) reloads++;
  if (reloads > at(reloadMax, vehicle)) return false;
  if (deliveriesOnly) return true; // as above
  for (let d = 0; d < dimensions; d++) {
    const limit = at(capacity, vehicle * dimensions + d);
    let kept = 0;
    let from = 0;
    while (from < sequenceLength) {
      let to = from;
      let now = kept;
      while (to < sequenceLength && at(sequence, to) < visits) now += at(delivery, at(sequence, to++) * dimensions + d);
      if (now > limit) return false;
      for (let k = from; k < to; k++) {
        const node = at(sequence, k);
        now -= at(delivery, node * dimensions + d);
        if (!isShipment(node)) now += at(pickup, node * dimensions + d);
        else if (isPickupEnd(node)) {
          now += at(pickup, node * dimensions + d);
          kept += at(pickup, node * dimensions + d);
        } else {
          now -= at(pickup, (node - 1) * dimensions + d);
          kept -= at(pickup, (node - 1) * dimensions + d);
        }
        if (now > limit) return false;
      }
      from = to + 1;
    }
  }
  return true;
}

/** Latest release among the visits of the trip that begins at `from` in the sequence. */
function findTripRelease(from: i32): i32 {
  if (!hasRelease) return 0;
  let latest = 0;
  for (let k = from; k < sequenceLength && at(sequence, k) < visits; k++) latest = max(latest, at(release, at(sequence, k)));
  return latest;
}

let lateCost: f64 = 0;
/** How much later the vehicle could have left with the same end. */
let slackAtStart: i32 = 0;

/** Whether the time between leaving and returning is limited or paid. */
function countsWork(vehicle: i32): bool {
  return at(maxWorkTime, vehicle) < HORIZON || realAt(costPerWorkSecond, vehicle) > 0;
}

function isClockFeasible(vehicle: i32): bool {
  const first = max(at(shiftStart, vehicle), findTripRelease(0));
  const breaks = at(breakOffset, vehicle + 1) - at(breakOffset, vehicle);
  if (breaks > 0 && countsWork(vehicle)) {
    simulatedStart = findCheapestStart(vehicle, first);
    if (simulatedStart < 0) return false;
  } else {
    takenBefore = ANY;
    if (!runEither(vehicle, first)) return false;
    simulatedStart = first + slackAtStart;
    // who leaves later is not so early; without a reason to, a vehicle only saves itself the wait at its first stop
    if (anticipates && slackAtStart > 0 && (delayedStart || countsWork(vehicle))) runClock(vehicle, simulatedStart, true);
  }
  const work = simulatedEnd - simulatedStart;
  if (work > at(maxWorkTime, vehicle)) return false;
  simulatedCost = Math.round(lateCost * LATE_SECOND_PRICE + <f64>work * realAt(costPerWorkSecond, vehicle));
  return true;
}

/** Waiting for windows; where that makes something else too late, with the grace before them. */
function runEither(vehicle: i32, leaving: i32): bool {
  anticipates = false;
  if (runClock(vehicle, leaving, false)) return true;
  anticipates = !plainWindows;
  return anticipates && runClock(vehicle, leaving, true);
}

const NO_PLACE: f64 = 1e18;
/** `takenBefore`: as many breaks as are over when the vehicle leaves, or fewer. */
const ANY: i32 = -1;
/** Breaks taken before leaving: they are no work. */
let takenBefore: i32 = ANY;
let anticipates: bool = false;
/** Of all stops and breaks: how many of their windows were over. */
let windowsPassed: i32 = 0;

/**
 * With breaks: the departure that makes lateness and work cheapest, for every number of breaks taken before it; by halving
 * the latest one with the same end and windows and no more lateness, for all of them only grow with it. The vehicle does not leave later for a
 * break than it would without it (the evaluator's rule, too). −1 where no departure keeps every rule.
 */
function findCheapestStart(vehicle: i32, first: i32): i32 {
  const from = at(breakOffset, vehicle);
  const price = realAt(costPerWorkSecond, vehicle);
  let ready = at(shiftStart, vehicle);
  let best = NO_PLACE;
  let bestStart = -1;
  let bestEnd = 0;
  let bestLate: f64 = 0;
  for (let taken = 0; from + taken <= at(breakOffset, vehicle + 1); taken++) {
    if (taken > 0) ready = findBreakEnd(from + taken - 1, ready);
    if (ready > HORIZON) break;
    takenBefore = taken;
    if (!runEither(vehicle, first)) continue;
    const end = simulatedEnd;
    const late = lateCost;
    const windows = windowsPassed;
    let low = first;
    let high = end;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (runClock(vehicle, middle, anticipates) && simulatedEnd <= end && lateCost <= late && windowsPassed <= windows) low = middle;
      else high = middle - 1;
    }
    if (low < ready || end - low > at(maxWorkTime, vehicle)) continue;
    const lateness = anticipates && runClock(vehicle, low, true) ? lateCost : late; // who leaves later is not so early
    const cost = lateness * LATE_SECOND_PRICE + <f64>(end - low) * price;
    if (cost > best || (cost == best && end - low >= bestEnd - bestStart)) continue;
    best = cost;
    bestStart = low;
    bestEnd = end;
    bestLate = lateness;
  }
  simulatedEnd = bestEnd;
  lateCost = bestLate;
  return bestStart;
}

/** When a break is over that is begun as early as possible from `clock` on; HORIZON + 1 when it is too late for it. */
function findBreakEnd(which: i32, clock: i32): i32 {
  for (let w = at(breakWindowOffset, which); w < at(breakWindowOffset, which + 1); w++) {
    if (clock <= at(breakWindows, 2 * w + 1)) return max(clock, at(breakWindows, 2 * w)) + at(breakService, which);
  }
  return HORIZON + 1;
}

/**
 * Runs the clock from `leaving`. State k (0…breaks) is the earliest time with k breaks taken, for breaks may be taken
 * anywhere on the way; `anticipating` uses the grace before a window's start instead of waiting. At the end every break not
 * taken must still be possible: one that may begin when the vehicle is back is no part of the route.
 */
function runClock(vehicle: i32, leaving: i32, anticipating: bool): bool {
  const durations = getDurationsOut(vehicle);
  const breaks = at(breakOffset, vehicle + 1) - at(breakOffset, vehicle);
  if (breaks == 0) return runThrough(vehicle, leaving, anticipating);
  beginStates(vehicle, leaving, breaks);
  let place = at(vehicleStart, vehicle);
  for (let step = 0; step <= sequenceLength; step++) {
    const node = step < sequenceLength ? at(sequence, step) : -2;
    const here = node == -2 ? at(vehicleEnd, vehicle) : getPlace(node, vehicle);
    const travel = between(durations, place, here);
    for (let k = 0; k <= breaks; k++) put(arrivals, k, min(HORIZON + 1, at(clocks, k) + travel));
    advanceBreaks(vehicle, breaks);
    if (node == -2) break;
    const stay = computeStay(node, vehicle, isApart(here, place));
    // at a reload, what is loaded must have come to the depot
    const ready = node >= visits ? findTripRelease(step + 1) : 0;
    let some = false;
    for (let k = 0; k <= breaks; k++) {
      const arrival = at(arrivals, k);
      const begin = arrival > HORIZON ? HORIZON + 1 : findBegin(node, vehicle, max(arrival, ready), anticipating);
      if (begin <= HORIZON) {
        some = true;
        putReal(lates, k, realAt(lates, k) + <f64>beginCost);
        put(passes, k, at(passes, k) + beginWindow);
      }
      put(clocks, k, begin > HORIZON ? HORIZON + 1 : begin + stay);
    }
    if (!some) return false;
    place = here;
  }
  return finishRoute(vehicle, breaks);
}

/** Where the states begin: with the breaks that are over before the vehicle leaves. */
function beginStates(vehicle: i32, leaving: i32, breaks: i32): void {
  let ready = at(shiftStart, vehicle);
  for (let k = 0; k <= breaks; k++) {
    if (k > 0 && ready <= HORIZON) ready = findBreakEnd(at(breakOffset, vehicle) + k - 1, ready);
    put(clocks, k, (takenBefore == ANY ? k == 0 || ready <= leaving : k == takenBefore) ? leaving : HORIZON + 1);
    putReal(lates, k, 0);
    put(passes, k, 0);
  }
}

/** The earliest return with no break missed; of equal ones the least late. */
function finishRoute(vehicle: i32, breaks: i32): bool {
  const limit = at(shiftEnd, vehicle);
  const last = min(HORIZON, limit + at(vehicleGraceLate, vehicle));
  let end = last + 1;
  let closes = HORIZON + 1; // of the breaks not taken
  for (let k = breaks; k >= 0; k--) {
    const arrival = at(arrivals, k);
    const late = realAt(lates, k) + <f64>max(0, arrival - limit);
    if (arrival <= closes && (arrival < end || (arrival == end && arrival <= last && late <= lateCost))) {
      end = arrival;
      lateCost = late;
      windowsPassed = at(passes, k);
    }
    if (k > 0) closes = min(closes, getLastClose(at(breakOffset, vehicle) + k - 1));
  }
  simulatedEnd = end;
  slackAtStart = 0;
  return end <= last;
}

/** When a break's last window closes; one without windows is taken on any route. */
function getLastClose(which: i32): i32 {
  const closes = at(breakWindows, 2 * at(breakWindowOffset, which + 1) - 1);
  return closes < HORIZON ? closes : -1;
}

/** The clock of a vehicle without breaks: one state, and mostly one window a visit. */
function runThrough(vehicle: i32, leaving: i32, anticipating: bool): bool {
  const durations = getDurationsOut(vehicle);
  const service = getServiceRow(vehicle);
  let clock = leaving;
  let waited = 0;
  let slack = HORIZON;
  let place = at(vehicleStart, vehicle);
  let row = durations + <usize>((place >> 2) * rowBytes);
  lateCost = 0;
  for (let step = 0; step < sequenceLength; step++) {
    const node = at(sequence, step);
    const here = getPlace(node, vehicle);
    const arrival = clock + load<i32>(row + here);
    let begin: i32;
    if (plainWindows && node < visits) {
      const closes = at(windows, 2 * node + 1);
      if (arrival > closes) return false;
      begin = max(arrival, at(windows, 2 * node));
      slack = min(slack, waited + closes - arrival); // waiting included: begin − arrival + closes − begin
    } else {
      begin = findBegin(node, vehicle, node < visits || !hasRelease ? arrival : max(arrival, findTripRelease(step + 1)), anticipating);
      if (begin > HORIZON) return false;
      lateCost += <f64>beginCost;
      slack = min(slack, waited + (begin - arrival) + max(0, beginLimit - begin));
    }
    waited += begin - arrival;
    clock = begin + (node < visits && !has(SETUP) ? at(service, node) : computeStay(node, vehicle, isApart(here, place)));
    place = here;
    row = durations + <usize>((place >> 2) * rowBytes);
  }
  const arrival = clock + load<i32>(row + at(vehicleEnd, vehicle));
  const limit = at(shiftEnd, vehicle);
  if (arrival > limit + at(vehicleGraceLate, vehicle)) return false;
  lateCost += <f64>max(0, arrival - limit);
  slack = min(slack, waited + max(0, limit - arrival));
  simulatedEnd = arrival;
  slackAtStart = max(0, min(slack, waited));
  return true;
}

/** From `clocks` (departure from the last stop) and `arrivals` (at the next): every state may take its next break on the way. */
function advanceBreaks(vehicle: i32, breaks: i32): void {
  const from = at(breakOffset, vehicle);
  for (let k = 0; k < breaks; k++) {
    const clock = at(clocks, k);
    const arrival = at(arrivals, k);
    if (clock > HORIZON) continue;
    const which = from + k;
    for (let w = at(breakWindowOffset, which); w < at(breakWindowOffset, which + 1); w++) {
      if (clock > at(breakWindows, 2 * w + 1)) continue;
      const begin = max(clock, at(breakWindows, 2 * w));
      const rest = at(breakService, which);
      const after = max(arrival, begin) + rest;
      if (after < at(arrivals, k + 1) || (after == at(arrivals, k + 1) && realAt(lates, k) < realAt(lates, k + 1))) {
        put(arrivals, k + 1, after);
        put(clocks, k + 1, begin + rest);
        putReal(lates, k + 1, realAt(lates, k));
        put(passes, k + 1, at(passes, k) + w - at(breakWindowOffset, which));
      }
      break;
    }
  }
}

let beginCost: i32 = 0;
let beginLimit: i32 = 0;
let beginWindow: i32 = 0;

/** When service begins after an arrival, with grace; beyond every window HORIZON + 1. Sets its lateness, its window and the limit of a later begin. */
function findBegin(node: i32, vehicle: i32, arrival: i32, anticipating: bool): i32 {
  beginCost = 0;
  if (node >= visits) {
    for (let w = at(reloadWindowOffset, vehicle); w < at(reloadWindowOffset, vehicle + 1); w++) {
      beginLimit = at(reloadWindows, 2 * w + 1);
      beginWindow = w - at(reloadWindowOffset, vehicle);
      if (arrival <= beginLimit) return max(arrival, at(reloadWindows, 2 * w));
    }
    return HORIZON + 1;
  }
  const early = anticipating ? at(graceEarly, node) : 0;
  const late = at(graceLate, node);
  for (let w = at(windowOffset, node); w < at(windowOffset, node + 1); w++) {
    const opens = at(windows, 2 * w);
    const closes = at(windows, 2 * w + 1);
    if (arrival > closes + late) continue;
    // rather in the next window than late for this one
    if (arrival > closes && w + 1 < at(windowOffset, node + 1) && at(windows, 2 * w + 2) <= arrival) continue;
    const begin = max(arrival, opens - early);
    beginCost = max(0, opens - begin) + max(0, begin - closes);
    beginLimit = max(begin, closes);
    beginWindow = w - at(windowOffset, node);
    return begin;
  }
  return HORIZON + 1;
}
