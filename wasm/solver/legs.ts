/**
 * A search with time for it runs in legs: a few starts from nothing, each cooled down, then several from the best plan, each
 * warmed up a little. Routes of good plans are kept in a pool; between legs the cheapest choice among them is tried as a plan.
 */
import { at, put } from "./memory";
import { changeBudget, reloadNodes, visits } from "./problem";
import { absentCost, absentCount, orderAbsent, poolEverything, saveAbsent, settleAbsent, undoAbsent } from "./absent";
import { activeCount, activeRoutes, findFreeVehicle } from "./active-routes";
import { budget, coolest, firstTemperature, iteration, setHot, warmest } from "./annealing";
import { currentIsBest, keepBest, returnToBest } from "./best";
import { keepChanges } from "./changes";
import { beginStep, isStepFeasible, touch, undoStep } from "./journal";
import { choose, chosen, chosenCount, clearChosen, createPartition, exchangeRoutes } from "./partition";
import { recreate } from "./recreate";
import { refresh } from "./refresh";
import { resetReloads } from "./reloads";
import { currentCost } from "./route-costs";
import {
  createRoutePool, findPooledRoute, getPooledClass, getPooledCount, getPooledNodes, getPoolRoom, poolPlan,
} from "./route-pool";
import { insertNode, nodeRoute } from "./routes";
import { isPinned, mark, removeMarked } from "./ruin";
import { nodeAt, routeLength } from "./stops";

const STARTS: i32 = 2;
const LEGS: i32 = 12;
/** Share of the budget of a start, and of the whole when the last leg is over. */
const START_SHARE: f64 = 0.23;
const LAST_SHARE: f64 = 0.985;
/** Last temperature of a leg from the best plan, in average cost of a visit. */
const COLD: f64 = 0.03;
/** Iterations a visit from which on there are legs. */
const MIN_ITERATIONS_PER_VISIT: f64 = 1000;
/** From this part of a leg on its plans go into the pool. */
const POOL_FROM: f64 = 0.4;
/** Routes looked at between two legs, for each iteration of the budget. */
const LOOKS_PER_ITERATION: f64 = 0.15;

/** Nothing is pinned and everything may change: every route can be taken apart. */
export let mayHaveLegs: bool = false;
export let leg: i32 = 0;
/** Iteration at which the leg began, and the least cost that was pooled in it. */
export let legBegan: f64 = 0;
export let legLeast: f64 = Infinity;

export function createLegs(): void {
  leg = 0;
  legBegan = 0;
  legLeast = Infinity;
  mayHaveLegs = changeBudget < 0;
  for (let visit = 0; visit < visits; visit++) if (isPinned(visit)) mayHaveLegs = false;
  if (!mayHaveLegs || reloadNodes > 0) return;
  createRoutePool();
  createPartition();
}

export function setLeg(number: i32, began: f64, least: f64): void {
  leg = number;
  legBegan = began;
  legLeast = least;
}

/** Bytes in a checkpoint. */
export function getLegsRoom(): i32 {
  return mayHaveLegs && reloadNodes == 0 ? getPoolRoom() : 0;
}

export function hasLegs(): bool {
  return mayHaveLegs && (leg > 0 || budget >= MIN_ITERATIONS_PER_VISIT * <f64>visits);
}

function getLegEnd(number: i32): f64 {
  if (number >= LEGS) return budget;
  if (number < STARTS) return budget * START_SHARE * <f64>(number + 1);
  const starts = START_SHARE * <f64>STARTS;
  return budget * (starts + ((LAST_SHARE - starts) * <f64>(number + 1 - STARTS)) / <f64>(LEGS - STARTS));
}

/** The leg's temperature now, in average cost of a visit. */
export function computeLegTemperature(): f64 {
  const done = max(0, min(1, (Math.floor((iteration - legBegan) / 64) * 64) / max(1, getLegEnd(leg) - legBegan)));
  if (leg < STARTS) return firstTemperature * Math.pow(coolest / firstTemperature, done);
  return leg < LEGS ? warmest * Math.pow(COLD / warmest, done) : coolest;
}

/** Every 512 iterations: pools a plan that is the leg's best so far, and begins the next leg when it is time for it. */
export function advanceLegs(): void {
  if (!hasLegs() || leg >= LEGS) return;
  const end = getLegEnd(leg);
  if (iteration - legBegan > POOL_FROM * (end - legBegan) && currentCost + absentCost < legLeast) {
    legLeast = currentCost + absentCost;
    poolPlan();
  }
  if (iteration < end) return;
  poolPlan();
  returnToBest();
  resetReloads();
  poolPlan();
  leg++;
  legBegan = iteration;
  legLeast = Infinity;
  if (leg < STARTS) startAgain();
  else combine();
}

/** Takes every route apart. The step stays open. */
function clearPlan(): void {
  beginStep();
  saveAbsent();
  poolEverything();
  for (let k = activeCount - 1; k >= 0; k--) {
    const vehicle = at(activeRoutes, k);
    touch(vehicle);
    for (let index = at(routeLength, vehicle); index >= 1; index--) mark(nodeAt(vehicle, index));
    removeMarked(vehicle);
  }
}

/** Puts in what is absent; answers whether the plan keeps the rules. */
function fillPlan(): bool {
  setHot();
  orderAbsent();
  recreate(Infinity);
  return isStepFeasible();
}

function startAgain(): void {
  clearPlan();
  if (fillPlan()) keepChanges();
  else {
    undoStep();
    undoAbsent();
  }
}

/** Exchanges routes of the best plan, which is the current one, for cheaper ones of the pool. */
function combine(): void {
  if (absentCount > 0 || reloadNodes > 0) return;
  clearChosen();
  for (let k = 0; k < activeCount; k++) {
    const route = findPooledRoute(at(activeRoutes, k));
    if (route < 0) return;
    choose(route);
  }
  if (!exchangeRoutes(currentCost, <i32>min(1e9, budget * LOOKS_PER_ITERATION))) return;
  clearPlan();
  for (let k = 0; k < chosenCount; k++) {
    const route = at(chosen, k);
    const vehicle = findFreeVehicle(getPooledClass(route));
    if (vehicle < 0) continue;
    touch(vehicle);
    const list = getPooledNodes(route);
    let index = 1;
    for (let n = 0; n < getPooledCount(route); n++) {
      const node = <i32>load<u16>(list + (<usize>n << 1));
      if (at(nodeRoute, node) >= 0) continue;
      insertNode(vehicle, index++, node);
      put(nodeRoute, node, vehicle);
    }
    if (index > 1) refresh(vehicle);
  }
  settleAbsent();
  if (fillPlan() && currentIsBest()) {
    keepChanges();
    keepBest();
  } else {
    undoStep();
    undoAbsent();
  }
}
