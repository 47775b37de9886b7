/**
 * The plan being worked on: one contiguous array of stops a route, first the start, then visits (and reloads), then the
 * end. Each stop carries what O(1) insertion checks need: earliest departure, latest arrival, the arc to the next stop;
 * where loads change both ways also the load on leaving and the largest load before and after it in the trip.
 */
import { at, byteAt, put, putReal, realAt, reserve } from "./memory";
import {
  isApart, HORIZON, LIMITS, MANY_WINDOWS, MIXED_LOADS, SETUP, TIMED, VISIT_COSTS, between, vehicleClass, classOffset,
  classVehicles, classes, costMultiplier, getCostsOut, costPerTask, costPerTaskSecond, delivery, dimensions, getDistancesOut,
  getDurationsIn, getDurationsOut, fixedCost, graceEarly, graceLate, has, getRowIn, inStride, isPickupEnd, isShipment, locations, locked, maxDistance, maxTravelTime,
  outside, parkingTime, pickup, reloadCost, reloadLocation, reloadNodes, reloadService, reloadWindowOffset,
  reloadWindows, rowBytes, getServiceRow, getSetupRow, shiftEnd, shiftStart, vehicleEnd, vehicleGraceLate, vehicleStart,
  vehicles, visitLocation, visits, windowOffset, windows,
} from "./problem";
import { OUTSIDE_PRICE } from "./prices";
import { STRETCH_BYTES, timedSoftCost, timeRoute } from "./stretches";

/** What a plain route has not: with none of it a route is kept up to date stop by stop. */
const CLOCKED: i32 = SETUP | MANY_WINDOWS | MIXED_LOADS | LIMITS | VISIT_COSTS;

export const STOP_SHIFT: i32 = 5;
export const STOP_BYTES: i32 = 32;
/** Offsets in a stop. */
export const NODE: usize = 0;
export const PLACE: usize = 4;
export const DEPART: usize = 8;
export const LATEST: usize = 12;
export const ARC: usize = 16;
export const TRAVEL: usize = 20;
export const BEGIN: usize = 24;
/** Latest departure that keeps the rest feasible. */
export const TAIL: usize = 28;

export const START_NODE: i32 = -1;
export const END_NODE: i32 = -2;

export let routeStops: usize = 0;
export let routeLength: usize = 0;
let routeRoom: usize = 0;
export let routeLoads: usize = 0;
export let routeArcs: usize = 0;
export let routeTravel: usize = 0;
/** Service and setup of a route's visits; kept where the exact clock is needed. */
export let routeStay: usize = 0;
export let routeMeters: usize = 0;
export let routeVersion: usize = 0;
export let routeCost: usize = 0;
/** The part of the cost that only the exact clock knows: lateness, work time. */
export let routeSoftCost: usize = 0;
/** vehicle × dimensions: all deliveries, all pickups of the route. */
export let routeDelivered: usize = 0;
export let routePicked: usize = 0;
/** By visit and reload node: vehicle (−1 when in none) and position in the route (1…length). */
export let nodeRoute: usize = 0;
export let nodePosition: usize = 0;
/** Windows widened by grace; hard ones where there is none. */
export let wideWindows: usize = 0;

/** No window, shift or limit can ever bind: clocks are not kept, and every check of one holds by the constants in the stops. */
export let timeless: bool = false;

/** By vehicle: 1 where the route breaks a rule of time or limit, as locked ones may, or any when leaving a stop out takes longer. */
export let routeUnfit: usize = 0;
export let unfitCount: i32 = 0;

export let currentCost: f64 = 0;
export let nextVersion: i32 = 1;

/** Routes in use (never locked ones), unordered, with each one's index in the list. */
export let activeRoutes: usize = 0;
export let activeCount: i32 = 0;
let activeIndex: usize = 0;
/** By class: index in `classVehicles` before which no vehicle is free. */
let freeHint: usize = 0;

/** Bytes a stop beside the stop itself: its loads, then its stretches. */
export let besideBytes: i32 = 0;
let loadBytes: i32 = 0;
let freeChunks: usize = 0;

export function setCurrentCost(cost: f64): void {
  currentCost = cost;
}

export function setNextVersion(version: i32): void {
  nextVersion = version;
}

export function createRoutes(): void {
  const nodes = visits + reloadNodes;
  routeStops = reserve(vehicles * 4);
  routeLength = reserve(vehicles * 4);
  routeRoom = reserve(vehicles * 4);
  routeLoads = reserve(vehicles * 4);
  routeArcs = reserve(vehicles * 8);
  routeTravel = reserve(vehicles * 4);
  routeStay = reserve(vehicles * 4);
  routeMeters = reserve(vehicles * 4);
  routeVersion = reserve(vehicles * 4);
  routeCost = reserve(vehicles * 8);
  routeSoftCost = reserve(vehicles * 8);
  routeUnfit = reserve(vehicles);
  routeDelivered = reserve(vehicles * dimensions * 4);
  routePicked = reserve(vehicles * dimensions * 4);
  nodeRoute = reserve(nodes * 4);
  nodePosition = reserve(nodes * 4);
  activeRoutes = reserve(vehicles * 4);
  activeIndex = reserve(vehicles * 4);
  freeHint = reserve(classes * 4);
  freeChunks = reserve(32 * 4);
  loadBytes = has(MIXED_LOADS) ? dimensions * 12 : 0;
  besideBytes = loadBytes + (has(TIMED) ? STRETCH_BYTES : 0);
  for (let node = 0; node < nodes; node++) put(nodeRoute, node, -1);
  widenWindows();
  timeless = isClockUnbound();
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    put(activeIndex, vehicle, -1);
    refresh(vehicle);
  }
}

function widenWindows(): void {
  const count = at(windowOffset, visits);
  wideWindows = reserve(count * 8);
  for (let visit = 0; visit < visits; visit++) {
    for (let k = at(windowOffset, visit); k < at(windowOffset, visit + 1); k++) {
      put(wideWindows, 2 * k, max(0, at(windows, 2 * k) - at(graceEarly, visit)));
      put(wideWindows, 2 * k + 1, min(HORIZON, at(windows, 2 * k + 1) + at(graceLate, visit)));
    }
  }
}

/** Whether one vehicle could serve everything, by the longest legs, in every window and shift. */
function isClockUnbound(): bool {
  if (has(CLOCKED | TIMED)) return false;
  let latest: f64 = 0;
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    if (vehicle > 0 && at(vehicleClass, vehicle) == at(vehicleClass, vehicle - 1)) continue;
    let longest = findLongestLeg(vehicle, at(vehicleEnd, vehicle));
    for (let visit = 0; visit < visits; visit++) {
      longest += findLongestLeg(vehicle, at(visitLocation, visit)) + <f64>at(getServiceRow(vehicle), visit);
      if (at(wideWindows, 2 * visit) > at(shiftStart, vehicle)) return false;
    }
    latest = max(latest, <f64>at(shiftStart, vehicle) + longest);
  }
  for (let visit = 0; visit < visits; visit++) if (<f64>at(wideWindows, 2 * visit + 1) < latest) return false;
  for (let vehicle = 0; vehicle < vehicles; vehicle++) if (<f64>at(shiftEnd, vehicle) < latest) return false;
  return true;
}

/** The longest leg to a place. */
function findLongestLeg(vehicle: i32, place: i32): f64 {
  const row = getRowIn(getDurationsIn(vehicle), place);
  let longest = 0;
  for (let from = 0; from < locations; from++) longest = max(longest, load<i32>(row + <usize>((from << 2) * inStride)));
  return <f64>longest;
}

// @ts-ignore: decorator
@inline
export function stopAt(vehicle: i32, index: i32): usize {
  assert(index >= 0 && index <= at(routeLength, vehicle) + 1);
  return <usize>at(routeStops, vehicle) + (<usize>index << STOP_SHIFT);
}

// @ts-ignore: decorator
@inline
export function nodeAt(vehicle: i32, index: i32): i32 {
  return load<i32>(stopAt(vehicle, index), NODE);
}

// @ts-ignore: decorator
@inline
export function loadsAt(vehicle: i32, index: i32): usize {
  return <usize>at(routeLoads, vehicle) + <usize>(index * besideBytes);
}

/** What `stretches.ts` keeps of a stop; where the exact clock may be needed. */
// @ts-ignore: decorator
@inline
export function stretchAt(vehicle: i32, index: i32): usize {
  return loadsAt(vehicle, index) + <usize>loadBytes;
}

/** Room for `length` stops between start and end; what was there is kept. Chunks are powers of two and reused by size. */
export function makeRoom(vehicle: i32, length: i32): void {
  const room = at(routeRoom, vehicle);
  if (length + 2 <= room) return;
  let size = 4;
  while ((1 << size) < length + 2) size++;
  const stops = allocateChunk(size);
  if (room > 0) {
    memory.copy(stops, <usize>at(routeStops, vehicle), <usize>room << STOP_SHIFT);
    freeChunk(<usize>at(routeStops, vehicle), room);
  }
  put(routeStops, vehicle, <i32>stops);
  put(routeLoads, vehicle, <i32>(stops + (<usize>1 << (size + STOP_SHIFT))));
  put(routeRoom, vehicle, 1 << size);
}

function allocateChunk(size: i32): usize {
  const chunk = <usize>at(freeChunks, size);
  if (chunk == 0) return reserve((STOP_BYTES + besideBytes) << size);
  put(freeChunks, size, load<i32>(chunk));
  return chunk;
}

function freeChunk(chunk: usize, room: i32): void {
  const size = ctz(room);
  store<i32>(chunk, at(freeChunks, size));
  put(freeChunks, size, <i32>chunk);
}

/** Place of a visit or a reload, as a byte offset in a matrix row. */
// @ts-ignore: decorator
@inline
export function getPlace(node: i32, vehicle: i32): i32 {
  return node < visits ? at(visitLocation, node) : at(reloadLocation, vehicle);
}

/** Earliest begin at or after `arrival`; beyond the last window simply `arrival`. Windows of grace count. */
export function findEarliestBegin(node: i32, vehicle: i32, arrival: i32): i32 {
  let list = wideWindows;
  let from: i32, to: i32;
  if (node < visits) {
    from = at(windowOffset, node);
    to = at(windowOffset, node + 1);
  } else {
    list = reloadWindows;
    from = at(reloadWindowOffset, vehicle);
    to = at(reloadWindowOffset, vehicle + 1);
  }
  for (let k = from; k < to; k++) {
    if (arrival <= at(list, 2 * k + 1)) return max(arrival, at(list, 2 * k));
  }
  return arrival;
}

/** Latest begin not after `limit` within a window; −1 when there is none. */
export function findLatestBegin(node: i32, vehicle: i32, limit: i32): i32 {
  let list = wideWindows;
  let from: i32, to: i32;
  if (node < visits) {
    from = at(windowOffset, node);
    to = at(windowOffset, node + 1);
  } else {
    list = reloadWindows;
    from = at(reloadWindowOffset, vehicle);
    to = at(reloadWindowOffset, vehicle + 1);
  }
  for (let k = to - 1; k >= from; k--) {
    if (limit >= at(list, 2 * k)) return min(limit, at(list, 2 * k + 1));
  }
  return -1;
}

/** Service, with setup and parking where the vehicle comes from another place. */
// @ts-ignore: decorator
@inline
export function computeStay(node: i32, vehicle: i32, moved: bool): i32 {
  if (node >= visits) return at(reloadService, vehicle);
  const service = at(getServiceRow(vehicle), node);
  return moved && has(SETUP) ? service + at(getSetupRow(vehicle), node) + at(parkingTime, vehicle) : service;
}

/** Recomputes everything derived of a route whose nodes changed, gives it a new version and books its cost. */
export function refresh(vehicle: i32): void {
  if (timeless) {
    refreshTimeless(vehicle);
    return;
  }
  const count = at(routeLength, vehicle);
  makeRoom(vehicle, count);
  const first = stopAt(vehicle, 0);
  const last = first + (<usize>(count + 1) << STOP_SHIFT);
  const durations = getDurationsOut(vehicle);
  const costs = getCostsOut(vehicle);
  const service = getServiceRow(vehicle);
  const simple = !has(SETUP | MANY_WINDOWS) && reloadNodes == 0;
  const home = at(vehicleStart, vehicle);
  store<i32>(first, START_NODE, NODE);
  store<i32>(first, home, PLACE);
  let depart = at(shiftStart, vehicle);
  store<i32>(first, depart, BEGIN);
  store<i32>(first, depart, DEPART);
  let place = home;
  let arcs: i64 = 0;
  let travelled = 0;
  let staying: i64 = 0;
  let previous = first;
  let durationRow = durations + <usize>((place >> 2) * rowBytes);
  let costRow = costs + <usize>((place >> 2) * rowBytes);
  let index = 1;
  for (let stop = first + STOP_BYTES; stop < last; stop += STOP_BYTES) {
    const node = load<i32>(stop, NODE);
    const here = getPlace(node, vehicle);
    const travel = load<i32>(durationRow + here);
    const arc = load<i32>(costRow + here);
    store<i32>(previous, arc, ARC);
    store<i32>(previous, travel, TRAVEL);
    arcs += arc;
    travelled += travel;
    let begin: i32, stay: i32;
    if (simple) {
      begin = max(depart + travel, at(wideWindows, 2 * node));
      stay = at(service, node);
    } else {
      begin = findEarliestBegin(node, vehicle, depart + travel);
      stay = computeStay(node, vehicle, isApart(here, place));
    }
    depart = begin + stay;
    if (node < visits) staying += stay;
    store<i32>(stop, here, PLACE);
    store<i32>(stop, begin, BEGIN);
    store<i32>(stop, depart, DEPART);
    put(nodeRoute, node, vehicle);
    put(nodePosition, node, index++);
    place = here;
    const row = <usize>((place >> 2) * rowBytes);
    durationRow = durations + row;
    costRow = costs + row;
    previous = stop;
  }
  const end = at(vehicleEnd, vehicle);
  const travel = load<i32>(durationRow + end);
  const arc = load<i32>(costRow + end);
  store<i32>(previous, arc, ARC);
  store<i32>(previous, travel, TRAVEL);
  store<i32>(last, END_NODE, NODE);
  store<i32>(last, end, PLACE);
  store<i32>(last, depart + travel, BEGIN);
  store<i32>(last, depart + travel, DEPART);
  arcs += arc;
  travelled += travel;
  let latest = at(shiftEnd, vehicle) + at(vehicleGraceLate, vehicle);
  store<i32>(last, latest, LATEST);
  store<i32>(last, latest, TAIL);
  for (let stop = last - STOP_BYTES; stop > first; stop -= STOP_BYTES) {
    const tail = latest - load<i32>(stop, TRAVEL);
    store<i32>(stop, tail, TAIL);
    const node = load<i32>(stop, NODE);
    const stay = load<i32>(stop, DEPART) - load<i32>(stop, BEGIN);
    latest = simple ? min(tail - stay, at(wideWindows, 2 * node + 1)) : findLatestBegin(node, vehicle, tail - stay);
    if (latest < load<i32>(stop, BEGIN)) latest = -HORIZON; // the route is late here: nothing may join it
    store<i32>(stop, latest, LATEST);
  }
  store<i32>(first, latest - load<i32>(first, TRAVEL), TAIL);
  store<i32>(first, latest - load<i32>(first, TRAVEL), LATEST);
  put(routeVersion, vehicle, nextVersion++);
  putReal(routeArcs, vehicle, <f64>arcs);
  put(routeTravel, vehicle, travelled);
  put(routeStay, vehicle, <i32>staying);
  if (has(LIMITS)) put(routeMeters, vehicle, measureMeters(vehicle));
  if (dimensions > 0) sumLoads(vehicle, count);
  let fits = count == 0 || latest - load<i32>(first, TRAVEL) >= at(shiftStart, vehicle);
  if (has(LIMITS) && (travelled > at(maxTravelTime, vehicle) || at(routeMeters, vehicle) > at(maxDistance, vehicle))) fits = count == 0;
  let cost: f64 = 0;
  if (count > 0) {
    cost = <f64>arcs * <f64>at(costMultiplier, vehicle) + realAt(fixedCost, vehicle);
    if (has(VISIT_COSTS)) cost += sumVisitCosts(vehicle, count, <f64>staying);
  }
  if (has(TIMED)) {
    fits = timeRoute(vehicle, count, travelled + <i32>staying) && fits;
    const soft = fits ? timedSoftCost : 0;
    cost += soft;
    putReal(routeSoftCost, vehicle, soft);
  }
  setUnfit(vehicle, fits ? 0 : 1);
  currentCost += cost - realAt(routeCost, vehicle);
  putReal(routeCost, vehicle, cost);
}

/** The same without clocks. */
function refreshTimeless(vehicle: i32): void {
  const count = at(routeLength, vehicle);
  makeRoom(vehicle, count);
  const first = stopAt(vehicle, 0);
  const start = at(shiftStart, vehicle);
  const costs = getCostsOut(vehicle);
  const last = first + (<usize>(count + 1) << STOP_SHIFT);
  store<i32>(first, START_NODE, NODE);
  store<i32>(last, END_NODE, NODE);
  let arcs: i64 = 0;
  let here = at(vehicleStart, vehicle);
  let index = 0;
  for (let stop = first; stop <= last; stop += STOP_BYTES) {
    store<i32>(stop, here, PLACE);
    store<i32>(stop, start, DEPART);
    store<i32>(stop, start, BEGIN);
    store<i32>(stop, HORIZON, LATEST);
    store<i32>(stop, HORIZON, TAIL);
    if (stop == last) break;
    let next = at(vehicleEnd, vehicle);
    if (index < count) {
      const node = load<i32>(stop, NODE + STOP_BYTES);
      next = at(visitLocation, node);
      put(nodeRoute, node, vehicle);
      put(nodePosition, node, ++index);
    }
    const arc = load<i32>(costs + <usize>((here >> 2) * rowBytes + next));
    store<i32>(stop, arc, ARC);
    arcs += arc;
    here = next;
  }
  put(routeVersion, vehicle, nextVersion++);
  putReal(routeArcs, vehicle, <f64>arcs);
  if (dimensions > 0) sumLoads(vehicle, count);
  const cost = count > 0 ? <f64>arcs * <f64>at(costMultiplier, vehicle) + realAt(fixedCost, vehicle) : 0;
  setUnfit(vehicle, 0);
  currentCost += cost - realAt(routeCost, vehicle);
  putReal(routeCost, vehicle, cost);
}

/** After one stop was put in. */
function insertTimeless(vehicle: i32, index: i32): void {
  const count = at(routeLength, vehicle);
  if (count == 1) {
    refreshTimeless(vehicle);
    return;
  }
  const stop = stopAt(vehicle, index);
  const node = load<i32>(stop, NODE);
  const previous = stop - STOP_BYTES;
  const here = at(visitLocation, node);
  const costs = getCostsOut(vehicle);
  const toward = between(costs, load<i32>(previous, PLACE), here);
  const onward = between(costs, here, load<i32>(stop, PLACE + STOP_BYTES));
  const added = toward + onward - load<i32>(previous, ARC);
  store<i32>(previous, toward, ARC);
  memory.copy(stop + DEPART, previous + DEPART, <usize>STOP_BYTES - DEPART); // clocks are the same everywhere
  store<i32>(stop, here, PLACE);
  store<i32>(stop, onward, ARC);
  put(nodeRoute, node, vehicle);
  let after = stop;
  for (let position = index; position <= count; position++, after += STOP_BYTES) put(nodePosition, load<i32>(after, NODE), position);
  bookInserted(vehicle, node, added);
}

/** Version, loads and cost of a plain route that got one visit more. */
function bookInserted(vehicle: i32, node: i32, added: i32): void {
  put(routeVersion, vehicle, nextVersion++);
  putReal(routeArcs, vehicle, realAt(routeArcs, vehicle) + <f64>added);
  for (let d = 0; d < dimensions; d++) {
    const entry = vehicle * dimensions + d;
    put(routeDelivered, entry, at(routeDelivered, entry) + at(delivery, node * dimensions + d));
    put(routePicked, entry, at(routePicked, entry) + at(pickup, node * dimensions + d));
  }
  const cost = <f64>added * <f64>at(costMultiplier, vehicle);
  currentCost += cost;
  putReal(routeCost, vehicle, realAt(routeCost, vehicle) + cost);
}

/**
 * The same after one stop was put in, in plain problems: only what changes is recomputed, forward until departures and
 * backward until latest arrivals are what they were.
 */
export function refreshInserted(vehicle: i32, index: i32): void {
  const count = at(routeLength, vehicle);
  if (timeless) {
    insertTimeless(vehicle, index);
    return;
  }
  if (has(CLOCKED) || count == 1 || load<u8>(routeUnfit + <usize>vehicle) != 0) {
    refresh(vehicle);
    return;
  }
  const first = stopAt(vehicle, 0);
  const last = first + (<usize>(count + 1) << STOP_SHIFT);
  const stop = first + (<usize>index << STOP_SHIFT);
  const previous = stop - STOP_BYTES;
  const node = load<i32>(stop, NODE);
  const here = at(visitLocation, node);
  const service = getServiceRow(vehicle);
  const rowBefore = <usize>((load<i32>(previous, PLACE) >> 2) * rowBytes + here);
  const rowHere = <usize>((here >> 2) * rowBytes + load<i32>(stop, PLACE + STOP_BYTES));
  const durations = getDurationsOut(vehicle);
  const costs = getCostsOut(vehicle);
  const toward = load<i32>(durations + rowBefore);
  const onward = load<i32>(durations + rowHere);
  const arcToward = load<i32>(costs + rowBefore);
  const arcOnward = load<i32>(costs + rowHere);
  const added = arcToward + arcOnward - load<i32>(previous, ARC);
  put(routeTravel, vehicle, at(routeTravel, vehicle) + toward + onward - load<i32>(previous, TRAVEL));
  store<i32>(previous, arcToward, ARC);
  store<i32>(previous, toward, TRAVEL);
  store<i32>(stop, arcOnward, ARC);
  store<i32>(stop, onward, TRAVEL);
  store<i32>(stop, here, PLACE);
  put(nodeRoute, node, vehicle);
  put(nodePosition, node, index);
  let begin = max(load<i32>(previous, DEPART) + toward, at(wideWindows, 2 * node));
  let depart = begin + at(service, node);
  store<i32>(stop, begin, BEGIN);
  store<i32>(stop, depart, DEPART);
  let position = index + 1;
  let after = stop + STOP_BYTES;
  for (; after < last; after += STOP_BYTES) {
    const other = load<i32>(after, NODE);
    put(nodePosition, other, position++);
    begin = max(depart + load<i32>(after - STOP_BYTES, TRAVEL), at(wideWindows, 2 * other));
    if (begin == load<i32>(after, BEGIN)) break;
    depart = begin + at(service, other);
    store<i32>(after, begin, BEGIN);
    store<i32>(after, depart, DEPART);
  }
  if (after < last) {
    for (after += STOP_BYTES; after < last; after += STOP_BYTES) put(nodePosition, load<i32>(after, NODE), position++);
  } else {
    store<i32>(last, depart + load<i32>(last - STOP_BYTES, TRAVEL), BEGIN);
    store<i32>(last, depart + load<i32>(last - STOP_BYTES, TRAVEL), DEPART);
  }
  let latest = load<i32>(stop, LATEST + STOP_BYTES);
  let before = stop;
  for (; before > first; before -= STOP_BYTES) {
    const tail = latest - load<i32>(before, TRAVEL);
    if (before != stop && tail == load<i32>(before, TAIL)) break;
    store<i32>(before, tail, TAIL);
    latest = min(tail - (load<i32>(before, DEPART) - load<i32>(before, BEGIN)), at(wideWindows, 2 * load<i32>(before, NODE) + 1));
    store<i32>(before, latest, LATEST);
  }
  if (before == first) {
    store<i32>(first, latest - load<i32>(first, TRAVEL), TAIL);
    store<i32>(first, latest - load<i32>(first, TRAVEL), LATEST);
  }
  bookInserted(vehicle, node, added);
  if (has(TIMED)) retime(vehicle, count, node);
}

/** The soft cost of a route in time, and its fitness, after one stop more. */
function retime(vehicle: i32, count: i32, node: i32): void {
  put(routeStay, vehicle, at(routeStay, vehicle) + at(getServiceRow(vehicle), node));
  const before = realAt(routeSoftCost, vehicle);
  if (!timeRoute(vehicle, count, at(routeTravel, vehicle) + at(routeStay, vehicle))) setUnfit(vehicle, 1);
  putReal(routeSoftCost, vehicle, timedSoftCost);
  currentCost += timedSoftCost - before;
  putReal(routeCost, vehicle, realAt(routeCost, vehicle) + timedSoftCost - before);
}

export function setUnfit(vehicle: i32, unfit: i32): void {
  unfitCount += unfit - <i32>load<u8>(routeUnfit + <usize>vehicle);
  store<u8>(routeUnfit + <usize>vehicle, <u8>unfit);
}

function sumVisitCosts(vehicle: i32, count: i32, staying: f64): f64 {
  let cost = realAt(costPerTask, vehicle) * <f64>count + realAt(costPerTaskSecond, vehicle) * staying;
  for (let index = 1; index <= count; index++) {
    const node = nodeAt(vehicle, index);
    if (node >= visits) cost += realAt(reloadCost, vehicle) - realAt(costPerTask, vehicle);
    else if (outside != 0 && load<u8>(outside + <usize>(node * vehicles + vehicle)) != 0) cost += OUTSIDE_PRICE;
  }
  return cost;
}

function measureMeters(vehicle: i32): i32 {
  const metres = getDistancesOut(vehicle);
  if (metres == 0) return 0;
  let sum = 0;
  const count = at(routeLength, vehicle);
  for (let index = 0; index <= count; index++) {
    sum += between(metres, load<i32>(stopAt(vehicle, index), PLACE), load<i32>(stopAt(vehicle, index + 1), PLACE));
  }
  return sum;
}

function sumLoads(vehicle: i32, count: i32): void {
  if (dimensions == 1 && !has(MIXED_LOADS)) {
    let delivered = 0;
    let picked = 0;
    let stop = stopAt(vehicle, 0);
    for (let left = count; left > 0; left--) {
      stop += STOP_BYTES;
      const node = load<i32>(stop, NODE);
      delivered += at(delivery, node);
      picked += at(pickup, node);
    }
    put(routeDelivered, vehicle, delivered);
    put(routePicked, vehicle, picked);
    return;
  }
  for (let d = 0; d < dimensions; d++) {
    let delivered = 0;
    let picked = 0;
    for (let index = 1; index <= count; index++) {
      const node = nodeAt(vehicle, index);
      if (node >= visits) continue;
      delivered += at(delivery, node * dimensions + d);
      picked += at(pickup, node * dimensions + d);
    }
    put(routeDelivered, vehicle * dimensions + d, delivered);
    put(routePicked, vehicle * dimensions + d, picked);
    if (has(MIXED_LOADS)) followLoads(vehicle, count, d);
  }
}

/** Load on leaving each stop, and its running maximum from the trip's begin and to the trip's end. Trips end at reloads. */
function followLoads(vehicle: i32, count: i32, d: i32): void {
  let aboard = 0; // shipments on the way, kept through reloads
  let index = 0;
  while (index <= count) {
    let tripEnd = index + 1;
    let carried = 0; // deliveries still to make in this trip
    while (tripEnd <= count && nodeAt(vehicle, tripEnd) < visits) {
      carried += at(delivery, nodeAt(vehicle, tripEnd) * dimensions + d);
      tripEnd++;
    }
    let taken = 0;
    let highest = 0;
    for (let k = index; k < tripEnd; k++) {
      const node = nodeAt(vehicle, k);
      if (k > index) {
        carried -= at(delivery, node * dimensions + d);
        if (!isShipment(node)) taken += at(pickup, node * dimensions + d);
        else if (isPickupEnd(node)) aboard += at(pickup, node * dimensions + d);
        else aboard -= at(pickup, (node - 1) * dimensions + d);
      }
      const now = carried + taken + aboard;
      highest = max(highest, now);
      const loads = loadsAt(vehicle, k);
      put(loads, 3 * d, now);
      put(loads, 3 * d + 1, highest);
    }
    highest = 0;
    for (let k = tripEnd - 1; k >= index; k--) {
      const loads = loadsAt(vehicle, k);
      highest = max(highest, at(loads, 3 * d));
      put(loads, 3 * d + 2, highest);
    }
    index = tripEnd;
  }
}

/** Opens a gap before `index` and puts the node there; the route must be refreshed afterwards. */
export function insertNode(vehicle: i32, index: i32, node: i32): void {
  const count = at(routeLength, vehicle);
  assert(index >= 1 && index <= count + 1);
  makeRoom(vehicle, count + 1);
  const stop = stopAt(vehicle, index);
  memory.copy(stop + STOP_BYTES, stop, <usize>(count + 2 - index) << STOP_SHIFT);
  put(routeLength, vehicle, count + 1);
  store<i32>(stop, node, NODE);
  if (count == 0) activate(vehicle);
}

/** Takes `amount` stops out from `index` on; their routes become −1. */
export function removeNodes(vehicle: i32, index: i32, amount: i32): void {
  const count = at(routeLength, vehicle);
  assert(index >= 1 && index + amount <= count + 1);
  const stop = stopAt(vehicle, index);
  for (let k = 0; k < amount; k++) put(nodeRoute, load<i32>(stop + (<usize>k << STOP_SHIFT), NODE), -1);
  memory.copy(stop, stop + (<usize>amount << STOP_SHIFT), <usize>(count + 2 - index - amount) << STOP_SHIFT);
  put(routeLength, vehicle, count - amount);
  if (count == amount) deactivate(vehicle);
}

export function activate(vehicle: i32): void {
  if (byteAt(locked, vehicle) != 0 || at(activeIndex, vehicle) >= 0) return;
  put(activeIndex, vehicle, activeCount);
  put(activeRoutes, activeCount++, vehicle);
}

export function deactivate(vehicle: i32): void {
  const index = at(activeIndex, vehicle);
  if (index < 0) return;
  const moved = at(activeRoutes, --activeCount);
  put(activeRoutes, index, moved);
  put(activeIndex, moved, index);
  put(activeIndex, vehicle, -1);
  const group = at(vehicleClass, vehicle);
  put(freeHint, group, 0);
}

/** An empty vehicle of the class, the lowest; −1 when all are in use. */
export function findFreeVehicle(group: i32): i32 {
  const from = at(classOffset, group);
  const to = at(classOffset, group + 1);
  let k = from + at(freeHint, group);
  for (; k < to; k++) {
    const vehicle = at(classVehicles, k);
    if (at(routeLength, vehicle) == 0 && byteAt(locked, vehicle) == 0) break;
  }
  put(freeHint, group, k - from);
  return k < to ? at(classVehicles, k) : -1;
}

/** The list of routes in use in order of vehicles, so that it follows from the plan alone. */
export function sortActive(): void {
  activeCount = 0;
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    put(activeIndex, vehicle, -1);
    if (at(routeLength, vehicle) > 0) activate(vehicle);
  }
}
