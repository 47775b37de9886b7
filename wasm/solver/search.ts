/** Simulated annealing over ruin and recreate. The clock has no say: everything follows from seed and iterations. */
import { at } from "./memory";
import { classes, isPickupEnd, isShipment, visits } from "./problem";
import {
  absentCost, absentCount, addAbsent, choosePool, orderAbsent, poolEverything, saveAbsent, undoAbsent,
} from "./absent";
import {
  computeTemperature, countIterations, hasSizes, iteration, setDone, setHot, setTemperature, setTotal, temperature, unit,
} from "./annealing";
import { currentIsBest, forgetVersions, keepBest } from "./best";
import { renewVersions } from "./cache";
import { isWithinChangeBudget, keepChanges, recountChanges } from "./changes";
import { beginStep, isStepFeasible, stepChangedNothing, undoStep } from "./journal";
import { advanceLegs, computeLegTemperature, hasLegs } from "./legs";
import { logarithm, randomBelow, randomReal } from "./random";
import { recreate } from "./recreate";
import { currentCost } from "./route-costs";
import { forgetPooled } from "./route-pool";
import { nextVersion, nodeRoute } from "./routes";
import { isPinned, ruin } from "./ruin";
import { swapStar } from "./swap-star";
import { swapStrings } from "./swap-strings";
import { swapTails } from "./swap-tails";
import { swapVehicles } from "./swap-vehicles";

let movable: i32 = 0;

export function setBudget(iterations: f64): void {
  setTotal(iterations);
  cool();
}

export function setProgress(done: f64, scale: f64): void {
  setDone(done, scale);
  countMovable();
  cool();
}

function countMovable(): void {
  movable = 0;
  for (let visit = 0; visit < visits; visit++) if (!isPinned(visit)) movable++;
}

function cool(): void {
  setTemperature(hasLegs() ? unit * computeLegTemperature() : computeTemperature());
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
  setProgress(0, max(1, currentCost / <f64>max(1, visits - absentCount)));
}

export function search(iterations: i32): void {
  if (movable == 0) {
    countIterations(iterations);
    return;
  }
  for (let k = 0; k < iterations; k++) {
    if ((<i32>iteration & 511) == 0) advanceLegs();
    if ((<i32>iteration & 63) == 0) cool();
    step();
    countIterations(1);
  }
}

/** One step in so many lets two unlike vehicles swap routes; every other tries so often to let two routes swap their tails. */
const SWAP_EVERY: i32 = 50;
const SWAP_SIZES_EVERY: i32 = 12;
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
  const swapsVehicles = classes > 1 && randomBelow(hasSizes ? SWAP_SIZES_EVERY : SWAP_EVERY) == 0;
  let seed = randomBelow(visits);
  while (isPinned(seed)) seed = randomBelow(visits);
  if (!swapsVehicles) localMoves();
  const before = currentCost;
  const limit = currentCost + absentCost - temperature * logarithm(1 - randomReal());
  beginStep();
  saveAbsent();
  choosePool(seed);
  if (swapsVehicles) swapVehicles();
  else ruin(seed, movable - absentCount);
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
