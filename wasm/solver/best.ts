/** The best plan so far, as lists of nodes, brought up to date only where routes changed since. */
import { at, put, reserve } from "./memory";
import { isPickupEnd, isShipment, priority, prize, reloadNodes, vehicles, visits } from "./problem";
import { absentMandatory, absentPriority, absentPrize, addAbsent, clearAbsent, countAbsent } from "./absent";
import { deactivate, sortActive } from "./active-routes";
import { refresh } from "./refresh";
import { currentCost } from "./route-costs";
import { insertNode, nodeRoute, routeVersion } from "./routes";
import { nodeAt, routeLength } from "./stops";

export let bestCost: f64 = 0;
export let bestPriority: i32 = 0;
export let bestMandatory: i32 = 0;
export let bestPrize: f64 = 0;
export let hasBest: bool = false;

let bestVersion: usize = 0;
let firstNode: usize = 0;
let nextNode: usize = 0;

export function createBest(): void {
  bestVersion = reserve(vehicles * 4);
  firstNode = reserve(vehicles * 4);
  nextNode = reserve((visits + reloadNodes) * 4);
  hasBest = false;
}

/** Lexicographic: priority left out, tasks left out, cost with lost prizes. */
export function currentIsBest(): bool {
  if (!hasBest) return true;
  if (absentPriority != bestPriority) return absentPriority < bestPriority;
  if (absentMandatory != bestMandatory) return absentMandatory < bestMandatory;
  return currentCost + absentPrize < bestCost + bestPrize - 1e-6;
}

export function keepBest(): void {
  hasBest = true;
  bestCost = currentCost;
  bestPriority = absentPriority;
  bestMandatory = absentMandatory;
  bestPrize = absentPrize;
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    if (at(bestVersion, vehicle) == at(routeVersion, vehicle)) continue;
    put(bestVersion, vehicle, at(routeVersion, vehicle));
    keepRoute(vehicle);
  }
}

/** After versions were numbered anew: nothing is known to be equal. */
export function forgetVersions(): void {
  memory.fill(bestVersion, 0, <usize>vehicles << 2);
}

function keepRoute(vehicle: i32): void {
  const count = at(routeLength, vehicle);
  let next = -1;
  for (let index = count; index >= 1; index--) {
    const node = nodeAt(vehicle, index);
    put(nextNode, node, next);
    next = node;
  }
  put(firstNode, vehicle, next);
}

/** First node of a route of the best plan, −1 when it is empty. */
export function getBestFirst(vehicle: i32): i32 {
  return at(firstNode, vehicle);
}

export function getBestNext(node: i32): i32 {
  return at(nextNode, node);
}

/** Makes the best plan the current one. */
export function returnToBest(): void {
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    if (at(bestVersion, vehicle) == at(routeVersion, vehicle)) continue;
    for (let index = 1; index <= at(routeLength, vehicle); index++) put(nodeRoute, nodeAt(vehicle, index), -1);
  }
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    if (at(bestVersion, vehicle) == at(routeVersion, vehicle)) continue;
    put(routeLength, vehicle, 0);
    deactivate(vehicle);
    let index = 1;
    for (let node = at(firstNode, vehicle); node >= 0; node = at(nextNode, node)) insertNode(vehicle, index++, node);
    refresh(vehicle);
    put(bestVersion, vehicle, at(routeVersion, vehicle));
  }
  sortActive();
  clearAbsent();
  for (let visit = 0; visit < visits; visit++) {
    if (at(nodeRoute, visit) < 0 && (!isShipment(visit) || isPickupEnd(visit))) addAbsent(visit);
  }
  countAbsent();
}

/** Takes over a best plan from a checkpoint; the lists follow by `setBestRoute`. */
export function restoreBest(cost: f64, prize: f64, priority: i32, mandatory: i32): void {
  hasBest = true;
  bestCost = cost;
  bestPrize = prize;
  bestPriority = priority;
  bestMandatory = mandatory;
  forgetVersions();
}

/** Sets one route of the best plan from a list of nodes. */
export function setBestRoute(vehicle: i32, nodes: usize, count: i32): void {
  let next = -1;
  for (let index = count - 1; index >= 0; index--) {
    const node = at(nodes, index);
    put(nextNode, node, next);
    next = node;
  }
  put(firstNode, vehicle, next);
}
