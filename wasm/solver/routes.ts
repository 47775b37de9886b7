/** What is known of each route of the plan being worked on, where each node stands, and putting nodes in and taking them out. */
import { at, put, reserve } from "./memory";
import { dimensions, reloadNodes, vehicles, visits } from "./problem";
import { activate, deactivate } from "./active-routes";
import { makeRoom, NODE, nodeAt, routeLength, STOP_BYTES, STOP_SHIFT, stopAt } from "./stops";

/** Sums of arc costs (before the vehicle's multiplier), of travel, and of meters. */
export let routeArcs: usize = 0;
export let routeTravel: usize = 0;
/** Service and setup of a route's visits; kept where the exact clock is needed. */
export let routeStay: usize = 0;
export let routeMeters: usize = 0;

/** Unique over all routes: what was found out of a route is right as long as it has this version. */
export let routeVersion: usize = 0;
export let nextVersion: i32 = 1;

/** vehicle × dimensions: all deliveries, all pickups of the route. */
export let routeDelivered: usize = 0;
export let routePicked: usize = 0;

/** By visit and reload node: vehicle (−1 when in none) and position in the route (1…length). */
export let nodeRoute: usize = 0;
export let nodePosition: usize = 0;

export function createRoutes(): void {
  const nodes = visits + reloadNodes;
  routeArcs = reserve(vehicles * 8);
  routeTravel = reserve(vehicles * 4);
  routeStay = reserve(vehicles * 4);
  routeMeters = reserve(vehicles * 4);
  routeVersion = reserve(vehicles * 4);
  routeDelivered = reserve(vehicles * dimensions * 4);
  routePicked = reserve(vehicles * dimensions * 4);
  nodeRoute = reserve(nodes * 4);
  nodePosition = reserve(nodes * 4);
  for (let node = 0; node < nodes; node++) put(nodeRoute, node, -1);
}

export function setNextVersion(version: i32): void {
  nextVersion = version;
}

// @ts-ignore: decorator
@inline
export function renewVersion(vehicle: i32): void {
  put(routeVersion, vehicle, nextVersion++);
}

/** Visits of a route, reloads not counted. */
export function countVisits(vehicle: i32): i32 {
  return reloadNodes == 0 ? at(routeLength, vehicle) : countWithoutReloads(vehicle);
}

function countWithoutReloads(vehicle: i32): i32 {
  let count = 0;
  for (let index = at(routeLength, vehicle); index >= 1; index--) if (nodeAt(vehicle, index) < visits) count++;
  return count;
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
