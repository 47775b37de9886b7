/** Puts the absent back, one after the other, each where it costs least; now and then a best place is overlooked. */
import { at, put, realAt, reserve } from "./memory";
import { classes, has, isShipment, OPTIONAL, prize, unassignedCost, vehicles } from "./problem";
import { absentCount, absentList, poolStart, settleAbsent } from "./absent";
import { activeCount, activeRoutes, findFreeVehicle } from "./active-routes";
import { temperature } from "./annealing";
import { getCachedPlace, recallPlace, searchPlace } from "./cache";
import { foundIndex, foundOther, NO_RELOAD, NOWHERE, RELOAD_AFTER, RELOAD_BEFORE } from "./found-place";
import { touch } from "./journal";
import { neighborAt, neighborCount } from "./neighbors";
import { logarithm, randomReal } from "./random";
import { refresh } from "./refresh";
import { refreshInserted } from "./refresh-inserted";
import { findFreeReload } from "./reloads";
import { currentCost } from "./route-costs";
import { insertNode, nodeRoute } from "./routes";
import { mark } from "./ruin";
import { routeLength } from "./stops";

/** Chance that the best place of a visit in a route is overlooked. */
const BLINK: f64 = 0.01;
/** From this many routes on, only routes of near visits are looked at. */
const MANY_ROUTES: i32 = 6;
const MAX_NEAR: i32 = 30;

/** Places still to look at before the next is overlooked. */
export let blinkIn: i32 = 1;
const BLINK_SCALE: f64 = -99.49916247342207; // 1 / ln(1 − BLINK)

/** By route (and −1): the number of the look-round that saw it last. */
let seenAt: usize = 0;
let seen: i32 = 0;
let nearList: usize = 0;

let overlooked: bool = false;
let bestCost: f64 = 0;
let bestVehicle: i32 = -1;
let bestIndex: i32 = 0;
let bestOther: i32 = 0;

export function createRecreate(): void {
  seenAt = reserve((vehicles + 1) * 4) + 4;
  nearList = reserve((MAX_NEAR + 1) * 4);
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
    if (bestVehicle < 0 || (has(OPTIONAL) && realAt(prize, visit) >= 0 && bestCost >= computeWorth(visit))) {
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
function computeWorth(visit: i32): f64 {
  return realAt(prize, visit) - temperature * logarithm(1 - randomReal());
}

/** Puts a task in, remembers the route first, and refreshes it. */
export function insertTask(visit: i32, vehicle: i32, index: i32, other: i32): void {
  touch(vehicle);
  if (isShipment(visit)) insertNode(vehicle, other, visit + 1);
  else if (other == RELOAD_AFTER) insertNode(vehicle, index, findFreeReload());
  insertNode(vehicle, index, visit);
  if (isShipment(visit) || other != NO_RELOAD) {
    if (other == RELOAD_BEFORE && !isShipment(visit)) insertNode(vehicle, index, findFreeReload());
    refresh(vehicle);
  } else refreshInserted(vehicle, index);
}

function findPlace(visit: i32): void {
  bestCost = NOWHERE;
  bestVehicle = -1;
  overlooked = false;
  if (activeCount <= MANY_ROUTES) considerAll(visit, activeRoutes, activeCount);
  else {
    considerAll(visit, nearList, listNearRoutes(visit));
    if (bestVehicle < 0) considerAll(visit, activeRoutes, activeCount);
  }
  for (let group = 0; group < classes; group++) {
    const vehicle = findFreeVehicle(group);
    if (vehicle >= 0) consider(visit, vehicle);
  }
}

/** Looks at a list of routes; mostly none of them is overlooked. */
function considerAll(visit: i32, list: usize, count: i32): void {
  if (blinkIn <= count) {
    for (let k = 0; k < count; k++) consider(visit, at(list, k));
    return;
  }
  blinkIn -= count;
  let least = NOWHERE;
  let found = -1;
  for (let k = 0; k < count; k++) {
    const vehicle = at(list, k);
    const cost = getCachedPlace(visit, vehicle);
    if (cost < least) {
      least = cost;
      found = vehicle;
    }
  }
  if (found < 0 || least >= bestCost) return;
  bestVehicle = found;
  bestCost = getCachedPlace(visit, found); // again, for two routes can have one entry
  recallPlace(visit, found);
  bestIndex = foundIndex;
  bestOther = foundOther;
}

/** Lists the routes of near visits, nearest first, each once; without a branch, for none could be foretold. */
function listNearRoutes(visit: i32): i32 {
  seen++;
  store<i32>(seenAt - 4, seen); // the route −1 of what is absent
  const near = min(MAX_NEAR, neighborCount);
  let count = 0;
  for (let rank = 0; rank < near; rank++) {
    const vehicle = at(nodeRoute, neighborAt(visit, rank));
    const mark = seenAt + (<usize>vehicle << 2);
    put(nearList, count, vehicle);
    count += i32(load<i32>(mark) != seen);
    store<i32>(mark, seen);
  }
  return count;
}

// @ts-ignore: decorator
@inline
function consider(visit: i32, vehicle: i32): void {
  const cost = getCachedPlace(visit, vehicle);
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
  const second = at(routeLength, vehicle) > 0 ? searchPlace(visit, vehicle, foundIndex) : NOWHERE;
  if (second < bestCost) {
    bestCost = second;
    bestVehicle = vehicle;
    bestIndex = foundIndex;
    bestOther = foundOther;
  }
}
