/** Problems in which no window, shift or limit can ever bind: clocks are not kept, and every check of one holds by the constants in the stops. */
import { at, put, putReal, realAt } from "./memory";
import {
  between, costMultiplier, dimensions, fixedCost, getCostsOut, getDurationsIn, getRowIn, getServiceRow, has, HORIZON,
  inStride, LIMITS, locations, MANY_WINDOWS, MIXED_LOADS, rowBytes, SETUP, shiftEnd, shiftStart, TIMED, vehicleClass,
  vehicleEnd, vehicles, vehicleStart, VISIT_COSTS, visitLocation, visits,
} from "./problem";
import { bookCost, bookInserted, setUnfit } from "./route-costs";
import { sumLoads } from "./route-loads";
import { nodePosition, nodeRoute, renewVersion, routeArcs } from "./routes";
import {
  ARC, BEGIN, DEPART, END_NODE, LATEST, makeRoom, NODE, PLACE, routeLength, START_NODE, STOP_BYTES, STOP_SHIFT, stopAt,
  TAIL,
} from "./stops";
import { wideWindows } from "./windows";

/** With any of these some clock may bind. */
const CLOCKED: i32 = SETUP | MANY_WINDOWS | MIXED_LOADS | LIMITS | VISIT_COSTS | TIMED;

export let timeless: bool = false;

export function createTimeless(): void {
  timeless = isClockUnbound();
}

/** Whether one vehicle could serve everything, by the longest legs, in every window and shift. */
function isClockUnbound(): bool {
  if (has(CLOCKED)) return false;
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

/** As `refresh`, without clocks. */
export function refreshTimeless(vehicle: i32): void {
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
  renewVersion(vehicle);
  putReal(routeArcs, vehicle, <f64>arcs);
  if (dimensions > 0) sumLoads(vehicle, count);
  const cost = count > 0 ? <f64>arcs * <f64>at(costMultiplier, vehicle) + realAt(fixedCost, vehicle) : 0;
  setUnfit(vehicle, 0);
  bookCost(vehicle, cost);
}

/** After one stop was put in. */
export function insertTimeless(vehicle: i32, index: i32): void {
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
