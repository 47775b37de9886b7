/**
 * Wishes about a route's shape: balance (the square of its active time, so that equal routes are cheapest) and contiguity
 * (no return to a place once it was left; depots do not count).
 */
import { at, put, reserve } from "./memory";
import {
  balancing, between, computeStay, contiguity, getDurationsOut, getPlace, isApart, locations, originalPlace,
  reloadLocation, vehicleEnd, vehicleStart, visits,
} from "./problem";
import { BALANCE_PRICE, RETURN_PRICE } from "./prices";

/** Cost of the shape of the last route looked at. */
export let shapeCost: f64 = 0;

let leftAt: usize = 0;
let stamp: i32 = 0;

export function createShape(): void {
  leftAt = reserve(locations * 4);
}

/** Prices a sequence of nodes; false where a hard contiguity is broken. */
export function isShapeAllowed(vehicle: i32, sequence: usize, count: i32): bool {
  shapeCost = 0;
  if (balancing > 0) {
    const active = sumActiveTime(vehicle, sequence, count);
    shapeCost += active * active * BALANCE_PRICE;
  }
  if (contiguity > 0) {
    const returns = countReturns(vehicle, sequence, count);
    if (returns > 0 && contiguity == 2) return false;
    shapeCost += <f64>returns * RETURN_PRICE;
  }
  return true;
}

/** Travel, setup and service of visits. */
function sumActiveTime(vehicle: i32, sequence: usize, count: i32): f64 {
  const durations = getDurationsOut(vehicle);
  let place = at(vehicleStart, vehicle);
  let sum = 0;
  for (let k = 0; k < count; k++) {
    const node = at(sequence, k);
    const here = getPlace(node, vehicle);
    sum += between(durations, place, here) + (node < visits ? computeStay(node, vehicle, isApart(here, place)) : 0);
    place = here;
  }
  return <f64>(sum + between(durations, place, at(vehicleEnd, vehicle)));
}

function getPlaceKey(place4: i32): i32 {
  return originalPlace == 0 ? place4 >> 2 : at(originalPlace, place4 >> 2);
}

function countReturns(vehicle: i32, sequence: usize, count: i32): i32 {
  const start = at(vehicleStart, vehicle);
  const end = at(vehicleEnd, vehicle);
  const depot = at(reloadLocation, vehicle);
  stamp++;
  let standing = start;
  let returns = 0;
  for (let k = 0; k < count; k++) {
    const node = at(sequence, k);
    const here = getPlace(node, vehicle);
    if (!isApart(here, standing)) continue;
    if (isApart(standing, start) && isApart(standing, end) && (depot < 0 || isApart(standing, depot))) put(leftAt, getPlaceKey(standing), stamp);
    standing = here;
    if (node < visits && at(leftAt, getPlaceKey(here)) == stamp) returns++;
  }
  return returns;
}
