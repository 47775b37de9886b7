/**
 * Wishes about a route's shape: balance (the square of its active time, so that equal routes are cheapest) and contiguity
 * (no return to a place once it was left; depots do not count).
 */
import { at, put, reserve } from "./memory";
import {
  apart, balancing, between, contiguity, durationOut, locations, originalPlace, reloadLocation, vehicleEnd,
  vehicleStart, visits,
} from "./problem";
import { BALANCE, RETURN } from "./prices";
import { placeOf, stayOf } from "./routes";

/** Cost of the shape of the last route looked at. */
export let shapeCost: f64 = 0;

let leftAt: usize = 0;
let stamp: i32 = 0;

export function createShape(): void {
  leftAt = reserve(locations * 4);
}

/** Prices a sequence of nodes; false where a hard contiguity is broken. */
export function shapeFits(vehicle: i32, sequence: usize, count: i32): bool {
  shapeCost = 0;
  if (balancing > 0) {
    const active = activeTime(vehicle, sequence, count);
    shapeCost += active * active * BALANCE;
  }
  if (contiguity > 0) {
    const returns = returnsIn(vehicle, sequence, count);
    if (returns > 0 && contiguity == 2) return false;
    shapeCost += <f64>returns * RETURN;
  }
  return true;
}

/** Travel, setup and service of visits. */
function activeTime(vehicle: i32, sequence: usize, count: i32): f64 {
  const durations = durationOut(vehicle);
  let place = at(vehicleStart, vehicle);
  let sum = 0;
  for (let k = 0; k < count; k++) {
    const node = at(sequence, k);
    const here = placeOf(node, vehicle);
    sum += between(durations, place, here) + (node < visits ? stayOf(node, vehicle, apart(here, place)) : 0);
    place = here;
  }
  return <f64>(sum + between(durations, place, at(vehicleEnd, vehicle)));
}

function placeKey(place4: i32): i32 {
  return originalPlace == 0 ? place4 >> 2 : at(originalPlace, place4 >> 2);
}

function returnsIn(vehicle: i32, sequence: usize, count: i32): i32 {
  const start = at(vehicleStart, vehicle);
  const end = at(vehicleEnd, vehicle);
  const depot = at(reloadLocation, vehicle);
  stamp++;
  let standing = start;
  let returns = 0;
  for (let k = 0; k < count; k++) {
    const node = at(sequence, k);
    const here = placeOf(node, vehicle);
    if (!apart(here, standing)) continue;
    if (apart(standing, start) && apart(standing, end) && (depot < 0 || apart(standing, depot))) put(leftAt, placeKey(standing), stamp);
    standing = here;
    if (node < visits && at(leftAt, placeKey(here)) == stamp) returns++;
  }
  return returns;
}
