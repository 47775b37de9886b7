/** Which vehicles are in use and which are free. */
import { at, byteAt, put, reserve } from "./memory";
import { classes, classOffset, classVehicles, locked, vehicleClass, vehicles } from "./problem";
import { routeLength } from "./stops";

/** Routes in use (never locked ones), unordered, with each one's index in the list. */
export let activeRoutes: usize = 0;
export let activeCount: i32 = 0;
let activeIndex: usize = 0;

/** By class: index in `classVehicles` before which no vehicle is free. */
let freeHint: usize = 0;

export function createActiveRoutes(): void {
  activeRoutes = reserve(vehicles * 4);
  activeIndex = reserve(vehicles * 4);
  freeHint = reserve(classes * 4);
  for (let vehicle = 0; vehicle < vehicles; vehicle++) put(activeIndex, vehicle, -1);
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
