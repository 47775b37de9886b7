/**
 * The problem: never changes after loading. Names and meanings are those of `host/flat-problem.ts`; the host copies every
 * array into memory and hands over one header of 32-bit words, in the order of `host/kernel-layout.ts`.
 *
 * Locations are kept times four, as byte offsets into a matrix row. A missing start or end is an extra location
 * at no distance from everything, so that nothing in the hot loops asks for it.
 */
import { at, byteAt } from "./memory";

export const HORIZON: i32 = (1 << 28) - 1;
export const UNREACHABLE: i32 = 1 << 28;
/** A reload among `initialSteps`; breaks are below it and placed anew. */
export const INITIAL_RELOAD: i32 = -1;

export let visits: i32 = 0;
export let jobs: i32 = 0;
export let vehicles: i32 = 0;
export let dimensions: i32 = 0;
export let locations: i32 = 0;
export let rowBytes: i32 = 0;
export let classes: i32 = 0;

/** What the problem needs beyond the plain model: bits, see below. */
export let features: i32 = 0;
export const MANY_WINDOWS: i32 = 1;
export const SETUP: i32 = 2;
export const MIXED_LOADS: i32 = 4;
export const LIMITS: i32 = 8;
export const TIMED: i32 = 16;
export const VISIT_COSTS: i32 = 32;
export const INCOMPATIBLE: i32 = 64;
export const OPTIONAL: i32 = 128;
export const PRIORITIES: i32 = 256;
export const PAIRS: i32 = 512;
export const SHAPE: i32 = 1024;

/** Header words, in order. Pointers unless said otherwise. */
const enum Word {
  jobs, visits, vehicles, dimensions, locations, classes, features, // numbers
  durationOut, durationIn, distanceOut, distanceIn, costOut, costIn, // tables of pointers, one a matrix
  inStride, // number: 1 when `…In` are transposed (or symmetric) matrices, else locations
  visitLocation, windowOffset, windows, service, setup, graceEarly, graceLate, delivery, pickup, priority, prize, release, compatible, outside,
  vehicleStart, vehicleEnd, shiftStart, shiftEnd, vehicleGraceLate, capacity, vehicleType,
  vehicleDurations, vehicleDistances, vehicleCosts, costMultiplier, fixedCost, costPerTask, costPerTaskSecond, costPerWorkSecond,
  maxTasks, maxTravelTime, maxDistance, maxWorkTime, parkingTime, locked,
  breakOffset, breakService, breakWindowOffset, breakWindows,
  reloadLocation, reloadService, reloadMax, reloadCost, reloadWindowOffset, reloadWindows,
  classOf, classOffset, classVehicles,
  initialOffset, initialSteps, initialFixed,
  balancing, clustering, contiguity, depotRevisit, changeBudget, // numbers
  coordinates, unassignedCost, reloadNodes, originalPlace,
  delayedStart, // number
}

/** Vehicles leave as late as changes neither a window nor the end. */
export let delayedStart: bool = false;

let header: usize = 0;
let durationOutTable: usize = 0;
let durationInTable: usize = 0;
let distanceOutTable: usize = 0;
let distanceInTable: usize = 0;
let costOutTable: usize = 0;
let costInTable: usize = 0;
export let inStride: i32 = 1;
export let visitLocation: usize = 0;
export let windowOffset: usize = 0;
export let windows: usize = 0;
let serviceTable: usize = 0;
let setupTable: usize = 0;
export let graceEarly: usize = 0;
export let graceLate: usize = 0;
export let delivery: usize = 0;
export let pickup: usize = 0;
export let priority: usize = 0;
export let prize: usize = 0;
export let release: usize = 0;
export let compatible: usize = 0;
export let outside: usize = 0;
export let vehicleStart: usize = 0;
export let vehicleEnd: usize = 0;
export let shiftStart: usize = 0;
export let shiftEnd: usize = 0;
export let vehicleGraceLate: usize = 0;
export let capacity: usize = 0;
export let vehicleType: usize = 0;
let vehicleDurations: usize = 0;
let vehicleDistances: usize = 0;
let vehicleCosts: usize = 0;
export let costMultiplier: usize = 0;
export let fixedCost: usize = 0;
export let costPerTask: usize = 0;
export let costPerTaskSecond: usize = 0;
export let costPerWorkSecond: usize = 0;
export let maxTasks: usize = 0;
export let maxTravelTime: usize = 0;
export let maxDistance: usize = 0;
export let maxWorkTime: usize = 0;
export let parkingTime: usize = 0;
export let locked: usize = 0;
export let breakOffset: usize = 0;
export let breakService: usize = 0;
export let breakWindowOffset: usize = 0;
export let breakWindows: usize = 0;
export let reloadLocation: usize = 0;
export let reloadService: usize = 0;
export let reloadMax: usize = 0;
export let reloadCost: usize = 0;
export let reloadWindowOffset: usize = 0;
export let reloadWindows: usize = 0;
export let classOf: usize = 0;
export let classOffset: usize = 0;
export let classVehicles: usize = 0;
export let initialOffset: usize = 0;
export let initialSteps: usize = 0;
export let initialFixed: usize = 0;
export let balancing: i32 = 0;
export let clustering: i32 = 0;
export let contiguity: i32 = 0;
export let depotRevisit: i32 = 0;
export let changeBudget: i32 = -1;
export let coordinates: usize = 0;
/** Cost (f64 by visit) that the search charges for leaving a visit out; the best plan is chosen lexicographically. */
export let unassignedCost: usize = 0;
/** Ids visits…visits + reloadNodes − 1 are places for a reload in some route. */
export let reloadNodes: i32 = 0;

/** By location, where a depot has a location of its own: the place it stands for. Zero when none has. */
export let originalPlace: usize = 0;

function word(index: i32): i32 {
  return at(header, index);
}

function pointer(index: i32): usize {
  return <usize>at(header, index);
}

export function readProblem(from: usize): void {
  header = from;
  jobs = word(Word.jobs);
  visits = word(Word.visits);
  vehicles = word(Word.vehicles);
  dimensions = word(Word.dimensions);
  locations = word(Word.locations);
  rowBytes = locations << 2;
  classes = word(Word.classes);
  features = word(Word.features);
  durationOutTable = pointer(Word.durationOut);
  durationInTable = pointer(Word.durationIn);
  distanceOutTable = pointer(Word.distanceOut);
  distanceInTable = pointer(Word.distanceIn);
  costOutTable = pointer(Word.costOut);
  costInTable = pointer(Word.costIn);
  inStride = word(Word.inStride);
  visitLocation = pointer(Word.visitLocation);
  windowOffset = pointer(Word.windowOffset);
  windows = pointer(Word.windows);
  serviceTable = pointer(Word.service);
  setupTable = pointer(Word.setup);
  graceEarly = pointer(Word.graceEarly);
  graceLate = pointer(Word.graceLate);
  delivery = pointer(Word.delivery);
  pickup = pointer(Word.pickup);
  priority = pointer(Word.priority);
  prize = pointer(Word.prize);
  release = pointer(Word.release);
  compatible = pointer(Word.compatible);
  outside = pointer(Word.outside);
  vehicleStart = pointer(Word.vehicleStart);
  vehicleEnd = pointer(Word.vehicleEnd);
  shiftStart = pointer(Word.shiftStart);
  shiftEnd = pointer(Word.shiftEnd);
  vehicleGraceLate = pointer(Word.vehicleGraceLate);
  capacity = pointer(Word.capacity);
  vehicleType = pointer(Word.vehicleType);
  vehicleDurations = pointer(Word.vehicleDurations);
  vehicleDistances = pointer(Word.vehicleDistances);
  vehicleCosts = pointer(Word.vehicleCosts);
  costMultiplier = pointer(Word.costMultiplier);
  fixedCost = pointer(Word.fixedCost);
  costPerTask = pointer(Word.costPerTask);
  costPerTaskSecond = pointer(Word.costPerTaskSecond);
  costPerWorkSecond = pointer(Word.costPerWorkSecond);
  maxTasks = pointer(Word.maxTasks);
  maxTravelTime = pointer(Word.maxTravelTime);
  maxDistance = pointer(Word.maxDistance);
  maxWorkTime = pointer(Word.maxWorkTime);
  parkingTime = pointer(Word.parkingTime);
  locked = pointer(Word.locked);
  breakOffset = pointer(Word.breakOffset);
  breakService = pointer(Word.breakService);
  breakWindowOffset = pointer(Word.breakWindowOffset);
  breakWindows = pointer(Word.breakWindows);
  reloadLocation = pointer(Word.reloadLocation);
  reloadService = pointer(Word.reloadService);
  reloadMax = pointer(Word.reloadMax);
  reloadCost = pointer(Word.reloadCost);
  reloadWindowOffset = pointer(Word.reloadWindowOffset);
  reloadWindows = pointer(Word.reloadWindows);
  classOf = pointer(Word.classOf);
  classOffset = pointer(Word.classOffset);
  classVehicles = pointer(Word.classVehicles);
  initialOffset = pointer(Word.initialOffset);
  initialSteps = pointer(Word.initialSteps);
  initialFixed = pointer(Word.initialFixed);
  balancing = word(Word.balancing);
  clustering = word(Word.clustering);
  contiguity = word(Word.contiguity);
  depotRevisit = word(Word.depotRevisit);
  changeBudget = word(Word.changeBudget);
  coordinates = pointer(Word.coordinates);
  unassignedCost = pointer(Word.unassignedCost);
  reloadNodes = word(Word.reloadNodes);
  originalPlace = pointer(Word.originalPlace);
  delayedStart = word(Word.delayedStart) != 0;
}

// @ts-ignore: decorator
@inline
export function has(feature: i32): bool {
  return (features & feature) != 0;
}

/** Matrices of a vehicle: `…Out` is row-major by origin, `…In` by destination (see `inStride`). */
// @ts-ignore: decorator
@inline
export function durationOut(vehicle: i32): usize {
  return <usize>at(durationOutTable, at(vehicleDurations, vehicle));
}
// @ts-ignore: decorator
@inline
export function durationIn(vehicle: i32): usize {
  return <usize>at(durationInTable, at(vehicleDurations, vehicle));
}
// @ts-ignore: decorator
@inline
export function costOut(vehicle: i32): usize {
  return <usize>at(costOutTable, at(vehicleCosts, vehicle));
}
// @ts-ignore: decorator
@inline
export function costIn(vehicle: i32): usize {
  return <usize>at(costInTable, at(vehicleCosts, vehicle));
}
/** Zero when no vehicle needs metres. */
export function distanceOut(vehicle: i32): usize {
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
export function inRow(matrix: usize, place4: i32): usize {
  return inStride == 1 ? matrix + <usize>((place4 >> 2) * rowBytes) : matrix + <usize>place4;
}

// @ts-ignore: decorator
@inline
export function serviceOf(vehicle: i32): usize {
  return serviceTable + (<usize>(at(vehicleType, vehicle) * visits) << 2);
}
// @ts-ignore: decorator
@inline
export function setupOf(vehicle: i32): usize {
  return setupTable + (<usize>(at(vehicleType, vehicle) * visits) << 2);
}

// @ts-ignore: decorator
@inline
export function mayServe(visit: i32, vehicle: i32): bool {
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
export function partnerOf(visit: i32): i32 {
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
export function apart(from4: i32, to4: i32): bool {
  return from4 != to4 && (originalPlace == 0 || at(originalPlace, from4 >> 2) != at(originalPlace, to4 >> 2));
}
