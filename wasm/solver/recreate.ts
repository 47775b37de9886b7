/** Puts the absent back, one after the other, each where it costs least; now and then a best place is overlooked. */
import { at, put, realAt, reserve } from "./memory";
import { OPTIONAL, classes, has, isShipment, prize, unassignedCost, vehicles } from "./problem";
import { neighbourAt, neighbourCount } from "./neighbours";
import { NOWHERE, NO_RELOAD, RELOAD_AFTER, RELOAD_BEFORE, foundIndex, foundOther } from "./insertion";
import { cachedPlace, freshPlace, recallPlace } from "./cache";
import { absentCount, absentList, poolStart, settleAbsent } from "./absent";
import { logarithm, randomReal } from "./random";
import { takeReload } from "./reloads";
import { temperature } from "./search";
import { touch } from "./journal";
import {
  activeCount, activeRoutes, currentCost, freeVehicle, insertNode, lengthOf, refresh, refreshInserted, routeOf,
} from "./routes";

/** Chance that the best place of a visit in a route is overlooked. */
const BLINK: f64 = 0.01;
/** From this many routes on, only routes of near visits are looked at. */
const MANY_ROUTES: i32 = 30;
const NEAR: i32 = 50;

/** Places still to look at before the next is overlooked. */
export let blinkIn: i32 = 1;
const BLINK_SCALE: f64 = -99.49916247342207; // 1 / ln(1 − BLINK)

let seenAt: usize = 0;
let seen: i32 = 0;

let overlooked: bool = false;
let bestCost: f64 = 0;
let bestVehicle: i32 = -1;
let bestIndex: i32 = 0;
let bestOther: i32 = 0;

export function createRecreate(): void {
  seenAt = reserve(vehicles * 4);
}

export function setBlinkIn(value: i32): void {
  blinkIn = value;
}

export function drawBlink(): void {
  blinkIn = 1 + <i32>(logarithm(1 - randomReal()) * BLINK_SCALE);
}

/** False as soon as the plan, with what stays out, costs `limit`: it only gets dearer from there. The step is to be undone then. */
export function recreate(limit: f64): bool {
  let lost: f64 = 0;
  for (let k = 0; k < poolStart; k++) lost += realAt(unassignedCost, at(absentList, k));
  for (let k = poolStart; k < absentCount; k++) {
    const visit = at(absentList, k);
    findPlace(visit);
    if (bestVehicle < 0 && overlooked) findPlace(visit);
    if (bestVehicle < 0 || (has(OPTIONAL) && realAt(prize, visit) >= 0 && bestCost >= worth(visit))) {
      lost += realAt(unassignedCost, visit);
      if (currentCost + lost >= limit) return false;
      continue;
    }
    if (currentCost + bestCost + lost >= limit) return false;
    insertTask(visit, bestVehicle, bestIndex, bestOther);
  }
  settleAbsent();
  return true;
}

/** What serving an optional task may cost now: its prize, and while the search is hot more, as for any other change. */
function worth(visit: i32): f64 {
  return realAt(prize, visit) - temperature * logarithm(1 - randomReal());
}

/** Puts a task in, remembers the route first, and refreshes it. */
export function insertTask(visit: i32, vehicle: i32, index: i32, other: i32): void {
  touch(vehicle);
  if (isShipment(visit)) insertNode(vehicle, other, visit + 1);
  else if (other == RELOAD_AFTER) insertNode(vehicle, index, takeReload());
  insertNode(vehicle, index, visit);
  if (isShipment(visit) || other != NO_RELOAD) {
    if (other == RELOAD_BEFORE && !isShipment(visit)) insertNode(vehicle, index, takeReload());
    refresh(vehicle);
  } else refreshInserted(vehicle, index);
}

function findPlace(visit: i32): void {
  bestCost = NOWHERE;
  bestVehicle = -1;
  overlooked = false;
  if (activeCount <= MANY_ROUTES) {
    for (let k = 0; k < activeCount; k++) consider(visit, at(activeRoutes, k));
  } else {
    seen++;
    const near = min(NEAR, neighbourCount);
    for (let rank = 0; rank < near; rank++) {
      const vehicle = at(routeOf, neighbourAt(visit, rank));
      if (vehicle < 0 || at(seenAt, vehicle) == seen) continue;
      put(seenAt, vehicle, seen);
      consider(visit, vehicle);
    }
    if (bestVehicle < 0) for (let k = 0; k < activeCount; k++) consider(visit, at(activeRoutes, k));
  }
  for (let group = 0; group < classes; group++) {
    const vehicle = freeVehicle(group);
    if (vehicle >= 0) consider(visit, vehicle);
  }
}

// @ts-ignore: decorator
@inline
function consider(visit: i32, vehicle: i32): void {
  const cost = cachedPlace(visit, vehicle);
  if (--blinkIn <= 0) {
    overlook(visit, vehicle, cost);
    return;
  }
  if (cost < bestCost) {
    bestCost = cost;
    bestVehicle = vehicle;
    recallPlace(visit, vehicle);
    bestIndex = foundIndex;
    bestOther = foundOther;
  }
}

/** The route's best place is not seen: its second best counts. */
function overlook(visit: i32, vehicle: i32, cost: f64): void {
  drawBlink();
  if (cost >= bestCost) return;
  overlooked = true;
  recallPlace(visit, vehicle);
  const second = at(lengthOf, vehicle) > 0 ? freshPlace(visit, vehicle, foundIndex) : NOWHERE;
  if (second < bestCost) {
    bestCost = second;
    bestVehicle = vehicle;
    bestIndex = foundIndex;
    bestOther = foundOther;
  }
}
