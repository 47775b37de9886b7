/** What the host sees. Everything lives in linear memory between calls; see `host/kernel.ts` for the face in TypeScript. */
import { put } from "./memory";
import { readProblem, reloadNodes, vehicles, visits } from "./problem";
import { createRoutes, currentCost } from "./routes";
import { createStretches } from "./stretches";
import { createTiming } from "./timing";
import { createPairInsertion } from "./pair-insertion";
import { createJournal } from "./journal";
import { createNeighbors } from "./neighbors";
import { createAbsent } from "./absent";
import { createCache } from "./cache";
import { createRuin } from "./ruin";
import { createRecreate, drawBlink } from "./recreate";
import { bestCost, getBestFirst, bestMandatory, getBestNext, bestPrize, createBest } from "./best";
import { chooseTemperatures, construct, iteration } from "./search";
import { createLegs } from "./legs";
import { createSwap } from "./swap-vehicles";
import { createTails } from "./swap-tails";
import { createStar } from "./swap-star";
import { createShape } from "./shape";
import { createChanges, recountChanges } from "./changes";
import { seedRandom } from "./random";
import { pinInitial, warmStart } from "./warm-start";
import { readCheckpoint } from "./checkpoint";

export { getCheckpointRoom, writeCheckpoint } from "./checkpoint";
export { reserve, getMemoryBytes } from "./memory";
export { setPrices } from "./prices";
export { setBudget, setTemperatures, search } from "./search";

const MAX_NEIGHBORS: i32 = 100;

/** Reads the problem and builds the empty plan; then `warmStart` steps, then `begin`. */
export function load(header: usize, seed: i32): void {
  readProblem(header);
  seedRandom(seed);
  createTiming();
  createStretches();
  createShape();
  createChanges();
  createPairInsertion(visits + reloadNodes);
  createRoutes();
  createAbsent();
  createJournal();
  createNeighbors(MAX_NEIGHBORS);
  createCache();
  createRuin();
  createRecreate();
  createSwap();
  createTails();
  createStar();
  createBest();
  drawBlink();
  chooseTemperatures();
}

/** Builds the first complete plan from the steps given, or from nothing. */
export function begin(): void {
  warmStart();
  createLegs();
  construct();
}

/** After `load`: the plan of a checkpoint instead of `begin`. */
export function resume(from: usize): void {
  pinInitial();
  createLegs();
  readCheckpoint(from);
  recountChanges();
}

export function getIterations(): f64 {
  return iteration;
}
export function getBestCost(): f64 {
  return bestCost + bestPrize;
}
export function getCurrentCost(): f64 {
  return currentCost;
}
export function countBestUnassigned(): i32 {
  return bestMandatory;
}

/** Writes the best plan: per vehicle its number of nodes, then the nodes (reloads as −1). Answers the words written. */
export function writeBest(to: usize): i32 {
  let word = 0;
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    const head = word++;
    let count = 0;
    for (let node = getBestFirst(vehicle); node >= 0; node = getBestNext(node)) {
      put(to, word++, node < visits ? node : -1);
      count++;
    }
    put(to, head, count);
  }
  return word;
}
