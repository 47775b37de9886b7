/**
 * The limits of a route's travel (feature `LIMITS`): for a route as it stands, and for one with something put in. A new limit of
 * this kind has its place in each of these functions.
 */
import { at } from "./memory";
import { between, getDistancesOut, getDurationsOut, maxDistance, maxTravelTime, visitLocation } from "./problem";
import { routeMeters, routeTravel } from "./routes";
import { PLACE, routeLength, STOP_BYTES, stopAt, TRAVEL } from "./stops";

/** Whether a route whose stops are up to date keeps its limits. */
export function keepsLimits(vehicle: i32): bool {
  return at(routeTravel, vehicle) <= at(maxTravelTime, vehicle) && at(routeMeters, vehicle) <= at(maxDistance, vehicle);
}

/** Meters of a route; 0 where no vehicle needs them. */
export function measureMeters(vehicle: i32): i32 {
  const meters = getDistancesOut(vehicle);
  if (meters == 0) return 0;
  let sum = 0;
  const count = at(routeLength, vehicle);
  for (let index = 0; index <= count; index++) {
    sum += between(meters, load<i32>(stopAt(vehicle, index), PLACE), load<i32>(stopAt(vehicle, index + 1), PLACE));
  }
  return sum;
}

/** With a visit at `place` after `stop`, `seconds` of travel from there and onward. */
// @ts-ignore: decorator
@inline
export function keepsLimitsWith(vehicle: i32, stop: usize, place: i32, seconds: i32): bool {
  if (at(routeTravel, vehicle) + seconds - load<i32>(stop, TRAVEL) > at(maxTravelTime, vehicle)) return false;
  const meters = getDistancesOut(vehicle);
  if (meters == 0) return true;
  const here = load<i32>(stop, PLACE);
  const next = load<i32>(stop, PLACE + STOP_BYTES);
  const added = between(meters, here, place) + between(meters, place, next) - between(meters, here, next);
  return at(routeMeters, vehicle) + added <= at(maxDistance, vehicle);
}

/** With two places after `stop`: by the depot the way may be much longer. */
export function keepsLimitsWithTwo(vehicle: i32, stop: usize, first: i32, second: i32): bool {
  const here = load<i32>(stop, PLACE);
  const next = load<i32>(stop, PLACE + STOP_BYTES);
  const durations = getDurationsOut(vehicle);
  const seconds = between(durations, here, first) + between(durations, first, second) + between(durations, second, next);
  if (at(routeTravel, vehicle) + seconds - load<i32>(stop, TRAVEL) > at(maxTravelTime, vehicle)) return false;
  const meters = getDistancesOut(vehicle);
  if (meters == 0) return true;
  const added = between(meters, here, first) + between(meters, first, second) + between(meters, second, next) - between(meters, here, next);
  return at(routeMeters, vehicle) + added <= at(maxDistance, vehicle);
}

/** With both ends of a shipment: the pickup before stop `index`, the delivery before stop `other`, both as numbered now. */
export function keepsLimitsWithPair(vehicle: i32, first: i32, second: i32, index: i32, other: i32): bool {
  const durations = getDurationsOut(vehicle);
  if (at(routeTravel, vehicle) + sumAdded(durations, vehicle, first, second, index, other) > at(maxTravelTime, vehicle)) return false;
  const meters = getDistancesOut(vehicle);
  return meters == 0 || at(routeMeters, vehicle) + sumAdded(meters, vehicle, first, second, index, other) <= at(maxDistance, vehicle);
}

/** What both ends add to the way, by a matrix. */
function sumAdded(matrix: usize, vehicle: i32, first: i32, second: i32, index: i32, other: i32): i32 {
  const from = at(visitLocation, first);
  const to = at(visitLocation, second);
  const here = load<i32>(stopAt(vehicle, index - 1), PLACE);
  const next = load<i32>(stopAt(vehicle, index), PLACE);
  if (index == other) return between(matrix, here, from) + between(matrix, from, to) + between(matrix, to, next) - between(matrix, here, next);
  const before = load<i32>(stopAt(vehicle, other - 1), PLACE);
  const after = load<i32>(stopAt(vehicle, other), PLACE);
  return between(matrix, here, from) + between(matrix, from, next) - between(matrix, here, next)
    + between(matrix, before, to) + between(matrix, to, after) - between(matrix, before, after);
}
