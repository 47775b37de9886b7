/** Simulated annealing over ruin and recreate. The clock has no say: everything follows from seed and iterations. */
import { at } from "./memory";
import { advanceLegs, hasLegs, computeLegTemperature } from "./legs";
import { swapStar } from "./swap-star";
import { swapStrings } from "./swap-strings";
import { swapTails } from "./swap-tails";
import { swapVehicles } from "./swap-vehicles";
import { classes, isPickupEnd, isShipment, visits } from "./problem";
import {
  absentCost, absentCount, addAbsent, choosePool, orderAbsent, saveAbsent, undoAbsent, poolEverything,
} from "./absent";
import { beginStep, stepChangedNothing, isStepFeasible, undoStep } from "./journal";
import { currentIsBest, forgetVersions, keepBest } from "./best";
import { isWithinChangeBudget, keepChanges, recountChanges } from "./changes";
import { isPinned, ruin } from "./ruin";
import { recreate } from "./recreate";
import { renewVersions } from "./cache";
import { forgetPooled } from "./route-pool";
import { logarithm, randomBelow, randomReal } from "./random";
import { currentCost, nextVersion, nodeRoute } from "./routes";

/** First and last temperature, in average cost of a visit. */
export let firstTemperature: f64 = 0.5;
export let coolest: f64 = 0.01;

export let iteration: f64 = 0;
export let budget: f64 = 100000;
/** Average cost of a visit in the first plan: the unit of temperatures. */
export let unit: f64 = 1;

export let temperature: f64 = 0;
let movable: i32 = 0;

/** Between unlike vehicles whole routes change hands, which costs more for a while than a stop in another place. */
export function chooseTemperatures(): void {
  if (classes > 1) setTemperatures(1, 0.03);
}

export function setTemperatures(first: f64, last: f64): void {
  firstTemperature = first;
  coolest = last;
}

export function setBudget(iterations: f64): void {
  budget = iterations;
  cool();
}

export function setProgress(done: f64, scale: f64): void {
  iteration = done;
  unit = scale;
  countMovable();
  cool();
}

function countMovable(): void {
  movable = 0;
  for (let visit = 0; visit < visits; visit++) if (!isPinned(visit)) movable++;
}

function cool(): void {
  if (hasLegs()) {
    temperature = unit * computeLegTemperature();
    return;
  }
  const done = min(1, (Math.floor(iteration / 64) * 64) / max(1, budget));
  temperature = unit * firstTemperature * Math.pow(coolest / firstTemperature, done);
}

/** While a plan is built from nothing, everything is worth its place. */
export function setHot(): void {
  temperature = 1e18;
}

/** The first plan: everything absent is put in, in the best of a few orders of insertion. */
export function construct(): void {
  for (let visit = 0; visit < visits; visit++) {
    if (at(nodeRoute, visit) < 0 && (!isShipment(visit) || isPickupEnd(visit))) addAbsent(visit);
  }
  beginStep();
  setHot();
  poolEverything();
  orderAbsent();
  recreate(Infinity);
  recountChanges();
  keepBest();
  unit = max(1, currentCost / <f64>max(1, visits - absentCount));
  setProgress(0, unit);
}

export function search(iterations: i32): void {
  if (movable == 0) {
    iteration += <f64>iterations;
    return;
  }
  for (let k = 0; k < iterations; k++) {
    if ((<i32>iteration & 511) == 0) advanceLegs();
    if ((<i32>iteration & 63) == 0) cool();
    step();
    iteration += 1;
  }
}

/** One step in so many lets two unlike vehicles swap routes; every step tries so often to let two routes swap their tails. */
const SWAP_EVERY: i32 = 50;
const TAIL_TRIES: i32 = 3;
const STRING_TRIES: i32 = 3;
const STAR_EVERY: i32 = 2;

/** Keeps or undoes a swap that was made (or could not be). */
function keepOrUndo(made: bool, limit: f64, before: f64): void {
  if (made && currentCost - before < limit && isStepFeasible() && isWithinChangeBudget()) {
    keepChanges();
    if (currentIsBest()) keepBest();
  } else undoStep();
}

function swapStep(): void {
  const before = currentCost;
  beginStep();
  keepOrUndo(swapVehicles(), -temperature * logarithm(1 - randomReal()), before);
}

/** Small moves, each from a stop of its own, all under one limit. */
function localMoves(): void {
  const limit = -temperature * logarithm(1 - randomReal());
  for (let k = 0; k < TAIL_TRIES; k++) {
    const before = currentCost;
    beginStep();
    keepOrUndo(swapTails(randomBelow(visits), limit), limit, before);
  }
  for (let k = 0; k < STRING_TRIES; k++) {
    const before = currentCost;
    beginStep();
    keepOrUndo(swapStrings(randomBelow(visits), limit), limit, before);
  }
  if (randomBelow(STAR_EVERY) == 0) {
    const before = currentCost;
    beginStep();
    keepOrUndo(swapStar(randomBelow(visits), limit), limit, before);
  }
}

function step(): void {
  if (nextVersion >= 0x40000000) {
    renewVersions();
    forgetVersions();
    forgetPooled();
  }
  if (classes > 1 && randomBelow(SWAP_EVERY) == 0) {
    swapStep();
    return;
  }
  let seed = randomBelow(visits);
  while (isPinned(seed)) seed = randomBelow(visits);
  localMoves();
  const before = currentCost;
  const limit = currentCost + absentCost - temperature * logarithm(1 - randomReal());
  beginStep();
  saveAbsent();
  choosePool(seed);
  ruin(seed, movable - absentCount);
  orderAbsent();
  const complete = recreate(limit);
  // what was put back as it was keeps its version, and with it what is known of its places
  if (complete && !(currentCost == before && stepChangedNothing()) && currentCost + absentCost < limit && isStepFeasible() && isWithinChangeBudget()) {
    keepChanges();
    if (currentIsBest()) keepBest();
  } else {
    undoStep();
    undoAbsent();
  }
}
