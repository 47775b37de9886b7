/**
 * Two vehicles of different classes exchange their routes, or one hands its route to an idle one: strings alone cannot, for
 * half a route on either vehicle is no better than before. What a vehicle cannot take is left for others.
 */
import { at, byteAt, put, reserve } from "./memory";
import { canServe, locked, reloadNodes, vehicleClass, vehicles, visits } from "./problem";
import { activeCount, activeRoutes } from "./active-routes";
import { isRouteFeasible } from "./feasible";
import { touch } from "./journal";
import { randomBelow } from "./random";
import { refresh } from "./refresh";
import { insertNode, removeNodes } from "./routes";
import { isPinned, mark, removeMarked } from "./ruin";
import { nodeAt, routeLength } from "./stops";

let left: usize = 0;
let right: usize = 0;

export function createSwap(): void {
  left = reserve((visits + reloadNodes) * 4);
  right = reserve((visits + reloadNodes) * 4);
}

/** Swaps the routes of a random vehicle in use and a random other one; what does not fit becomes absent. */
export function swapVehicles(): void {
  if (activeCount == 0) return;
  const one = at(activeRoutes, randomBelow(activeCount));
  const other = randomBelow(vehicles);
  if (at(vehicleClass, one) == at(vehicleClass, other) || byteAt(locked, other) != 0) return;
  if (!isFree(one) || !isFree(other)) return;
  touch(one);
  touch(other);
  const here = cutRoute(one, left);
  const there = cutRoute(other, right);
  appendNodes(one, right, there);
  appendNodes(other, left, here);
  trimRoute(one);
  trimRoute(other);
}

function isFree(vehicle: i32): bool {
  for (let index = 1; index <= at(routeLength, vehicle); index++) {
    const node = nodeAt(vehicle, index);
    if (node >= visits || isPinned(node)) return false;
  }
  return true;
}

/** Takes out what the vehicle may not serve, then stops from either end, which others pass, until the rest fits. */
function trimRoute(vehicle: i32): void {
  for (let index = 1; index <= at(routeLength, vehicle); index++) {
    const node = nodeAt(vehicle, index);
    if (!canServe(node, vehicle)) mark(node);
  }
  removeMarked(vehicle);
  while (at(routeLength, vehicle) > 0 && !isRouteFeasible(vehicle)) {
    mark(nodeAt(vehicle, randomBelow(2) == 0 ? 1 : at(routeLength, vehicle)));
    removeMarked(vehicle);
  }
}

function cutRoute(vehicle: i32, into: usize): i32 {
  const count = at(routeLength, vehicle);
  for (let index = 1; index <= count; index++) put(into, index - 1, nodeAt(vehicle, index));
  if (count > 0) removeNodes(vehicle, 1, count);
  return count;
}

function appendNodes(vehicle: i32, from: usize, count: i32): void {
  for (let index = 1; index <= count; index++) insertNode(vehicle, index, at(from, index - 1));
  refresh(vehicle);
}
