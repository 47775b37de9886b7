/** What the host sees. Everything lives in linear memory between calls; see `host/kernel.ts` for the face in TypeScript. */
import { put } from "./memory";
import { readProblem, reloadNodes, vehicles, visits } from "./problem";
import { createAbsent } from "./absent";
import { createActiveRoutes } from "./active-routes";
import { chooseTemperatures, iteration } from "./annealing";
import { bestCost, bestMandatory, bestPrize, createBest, getBestFirst, getBestNext } from "./best";
import { createCache } from "./cache";
import { createChanges, recountChanges } from "./changes";
import { readCheckpoint } from "./checkpoint";
import { createJournal } from "./journal";
import { createLegs } from "./legs";
import { createNeighbors } from "./neighbors";
import { createPairInsertion } from "./pair-insertion";
import { seedRandom } from "./random";
import { createRecreate, drawBlink } from "./recreate";
import { refreshAll } from "./refresh";
import { createRouteCosts, currentCost } from "./route-costs";
import { createRoutes } from "./routes";
import { createRuin } from "./ruin";
import { construct } from "./search";
import { createShape } from "./shape";
import { createStops } from "./stops";
import { createStretches } from "./stretches";
import { createStar } from "./swap-star";
import { createTails } from "./swap-tails";
import { createSwap } from "./swap-vehicles";
import { createTimeless } from "./timeless";
import { createTiming } from "./timing";
import { pinInitial, warmStart } from "./warm-start";
import { createWindows } from "./windows";

export { getCheckpointRoom, writeCheckpoint } from "./checkpoint";
export { reserve, getMemoryBytes } from "./memory";
export { setPrices } from "./prices";
export { setTemperatures } from "./annealing";
export { setBudget, search } from "./search";

const MAX_NEIGHBORS: i32 = 100;

/** Reads the problem and builds the empty plan; then `warmStart` steps, then `begin`. */
export function load(header: usize, seed: i32): void {
  readProblem(header);
  seedRandom(seed);
  createTiming();
  createWindows();
  createStretches();
  createShape();
  createChanges();
  createPairInsertion(visits + reloadNodes);
  createStops();
  createActiveRoutes();
  createRoutes();
  createRouteCosts();
  createTimeless();
  refreshAll();
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
