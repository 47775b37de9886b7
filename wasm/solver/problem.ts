/**
 * The problem: never changes after loading. Its fields and constants are written by `wasm/build.mjs` from
 * `host/flat-problem.ts`, which says what each means; here is how the hot loops read them.
 *
 * Locations are kept times four, as byte offsets into a matrix row. A missing start or end is an extra location
 * at no distance from everything, so that nothing in the hot loops has to check for it.
 */
import { at, byteAt } from "./memory";
import {
  compatible, costInTable, costOutTable, distanceOutTable, durationInTable, durationOutTable, features, inStride, jobs,
  locations, originalPlace, parkingTime, readFields, reloadLocation, reloadService, serviceByType, SETUP, setupByType,
  vehicleCosts, vehicleDistances, vehicleDurations, vehicles, vehicleType, visitLocation, visits,
} from "../build/fields";

export * from "../build/fields";

/** Bytes of a matrix row. */
export let rowBytes: i32 = 0;

export function readProblem(header: usize): void {
  readFields(header);
  rowBytes = locations << 2;
}

// @ts-ignore: decorator
@inline
export function has(feature: i32): bool {
  return (features & feature) != 0;
}

/** Matrices of a vehicle: `…Out` is row-major by origin, `…In` by destination (see `inStride`). */
// @ts-ignore: decorator
@inline
export function getDurationsOut(vehicle: i32): usize {
  return <usize>at(durationOutTable, at(vehicleDurations, vehicle));
}
// @ts-ignore: decorator
@inline
export function getDurationsIn(vehicle: i32): usize {
  return <usize>at(durationInTable, at(vehicleDurations, vehicle));
}
// @ts-ignore: decorator
@inline
export function getCostsOut(vehicle: i32): usize {
  return <usize>at(costOutTable, at(vehicleCosts, vehicle));
}
// @ts-ignore: decorator
@inline
export function getCostsIn(vehicle: i32): usize {
  return <usize>at(costInTable, at(vehicleCosts, vehicle));
}
/** Zero when no vehicle needs meters. */
export function getDistancesOut(vehicle: i32): usize {
  const index = at(vehicleDistances, vehicle);
  return index < 0 ? 0 : <usize>at(distanceOutTable, index);
}

/** An entry of an `…Out` matrix; both places are byte offsets. */
// @ts-ignore: decorator
@inline
export function between(matrix: usize, from4: i32, to4: i32): i32 {
  assert(from4 >= 0 && from4 < rowBytes && to4 >= 0 && to4 < rowBytes);
  return load<i32>(matrix + <usize>((from4 >> 2) * rowBytes + to4));
}

/** Where row `place` of an `…In` matrix begins. */
// @ts-ignore: decorator
@inline
export function getRowIn(matrix: usize, place4: i32): usize {
  return inStride == 1 ? matrix + <usize>((place4 >> 2) * rowBytes) : matrix + <usize>place4;
}

// @ts-ignore: decorator
@inline
export function getServiceRow(vehicle: i32): usize {
  return serviceByType + (<usize>(at(vehicleType, vehicle) * visits) << 2);
}
// @ts-ignore: decorator
@inline
export function getSetupRow(vehicle: i32): usize {
  return setupByType + (<usize>(at(vehicleType, vehicle) * visits) << 2);
}

// @ts-ignore: decorator
@inline
export function canServe(visit: i32, vehicle: i32): bool {
  return byteAt(compatible, visit * vehicles + vehicle) != 0;
}

// @ts-ignore: decorator
@inline
export function isShipment(visit: i32): bool {
  return visit >= jobs && visit < visits;
}

/** The other end of a shipment. */
// @ts-ignore: decorator
@inline
export function getPartner(visit: i32): i32 {
  return ((visit - jobs) ^ 1) + jobs;
}

// @ts-ignore: decorator
@inline
export function isPickupEnd(visit: i32): bool {
  return ((visit - jobs) & 1) == 0;
}

/** Whether a vehicle that goes from one place (byte offset) to another stands elsewhere then. */
// @ts-ignore: decorator
@inline
export function isApart(from4: i32, to4: i32): bool {
  return from4 != to4 && (originalPlace == 0 || at(originalPlace, from4 >> 2) != at(originalPlace, to4 >> 2));
}

/** Place of a visit or a reload, as a byte offset in a matrix row. */
// @ts-ignore: decorator
@inline
export function getPlace(node: i32, vehicle: i32): i32 {
  return node < visits ? at(visitLocation, node) : at(reloadLocation, vehicle);
}

/** Service, with setup and parking where the vehicle comes from another place. */
// @ts-ignore: decorator
@inline
export function computeStay(node: i32, vehicle: i32, moved: bool): i32 {
  if (node >= visits) return at(reloadService, vehicle);
  const service = at(getServiceRow(vehicle), node);
  return moved && has(SETUP) ? service + at(getSetupRow(vehicle), node) + at(parkingTime, vehicle) : service;
}
