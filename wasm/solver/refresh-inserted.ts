/** Brings a route up to date into which one stop was put. */
import { at, put, putReal, realAt } from "./memory";
import {
  getCostsOut, getDurationsOut, getServiceRow, has, LIMITS, MANY_WINDOWS, MIXED_LOADS, rowBytes, SETUP, TIMED,
  VISIT_COSTS, visitLocation,
} from "./problem";
import { refresh } from "./refresh";
import {
  bookInserted, currentCost, routeCost, routeSoftCost, routeUnfit, setCurrentCost, setUnfit,
} from "./route-costs";
import { nodePosition, nodeRoute, routeStay, routeTravel } from "./routes";
import {
  ARC, BEGIN, DEPART, LATEST, NODE, PLACE, routeLength, STOP_BYTES, STOP_SHIFT, stopAt, TAIL, TRAVEL,
} from "./stops";
import { timedSoftCost, timeRoute } from "./stretches";
import { insertTimeless, timeless } from "./timeless";
import { wideWindows } from "./windows";

/** With any of these a route is brought up to date as a whole. */
const WHOLE: i32 = SETUP | MANY_WINDOWS | MIXED_LOADS | LIMITS | VISIT_COSTS;

/**
 * In plain problems only what changes is recomputed, forward until departures and backward until latest arrivals are what
 * they were.
 */
export function refreshInserted(vehicle: i32, index: i32): void {
  const count = at(routeLength, vehicle);
  if (timeless) {
    insertTimeless(vehicle, index);
    return;
  }
  if (has(WHOLE) || count == 1 || load<u8>(routeUnfit + <usize>vehicle) != 0) {
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
  setCurrentCost(currentCost + (timedSoftCost - before));
  putReal(routeCost, vehicle, realAt(routeCost, vehicle) + timedSoftCost - before);
}
