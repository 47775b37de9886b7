/**
 * Everything the search needs to go on exactly as if it had not been interrupted, in 32-bit words: counters, generator, the
 * current plan in the order of its list of routes, the absent in their order, the best plan.
 */
import { at } from "./memory";
import { priority, prize, reloadNodes, vehicles, visits } from "./problem";
import { absentCount, absentList, addAbsent, clearAbsent, countAbsent } from "./absent";
import { activeCount, activeRoutes } from "./active-routes";
import { budget, iteration, unit } from "./annealing";
import {
  bestCost, bestMandatory, bestPriority, bestPrize, getBestFirst, getBestNext, restoreBest, setBestRoute,
} from "./best";
import { getLegsRoom, leg, legBegan, legLeast, mayHaveLegs, setLeg } from "./legs";
import { randomState, setRandomState } from "./random";
import { blinkIn, setBlinkIn } from "./recreate";
import { refresh } from "./refresh";
import { resetReloads } from "./reloads";
import { readPool, writePool } from "./route-pool";
import { insertNode, removeNodes } from "./routes";
import { setBudget, setProgress } from "./search";
import { nodeAt, routeLength } from "./stops";

let cursor: usize = 0;

function writeWord(value: i32): void {
  store<i32>(cursor, value);
  cursor += 4;
}
function writeReal(value: f64): void {
  store<f64>(cursor, value);
  cursor += 8;
}
function readWord(): i32 {
  const value = load<i32>(cursor);
  cursor += 4;
  return value;
}
function readReal(): f64 {
  const value = load<f64>(cursor);
  cursor += 8;
  return value;
}

/** Most bytes that a checkpoint takes. */
export function getCheckpointRoom(): i32 {
  return 12 * (visits + reloadNodes + vehicles) + 512 + getLegsRoom();
}

/** Returns the bytes written; the host reserves the size of `getCheckpointRoom`. */
export function writeCheckpoint(to: usize): i32 {
  cursor = to;
  writeReal(iteration);
  writeReal(budget);
  writeReal(unit);
  store<u64>(cursor, randomState);
  cursor += 8;
  writeReal(bestCost);
  writeReal(bestPrize);
  writeWord(bestPriority);
  writeWord(bestMandatory);
  writeWord(blinkIn);
  writeWord(activeCount);
  for (let k = 0; k < activeCount; k++) {
    const vehicle = at(activeRoutes, k);
    const count = at(routeLength, vehicle);
    writeWord(vehicle);
    writeWord(count);
    for (let index = 1; index <= count; index++) writeWord(nodeAt(vehicle, index));
  }
  writeWord(absentCount);
  for (let k = 0; k < absentCount; k++) writeWord(at(absentList, k));
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    const head = cursor;
    let count = 0;
    writeWord(0);
    for (let node = getBestFirst(vehicle); node >= 0; node = getBestNext(node)) {
      writeWord(node);
      count++;
    }
    store<i32>(head, count);
  }
  writeWord(leg);
  writeReal(legBegan);
  writeReal(legLeast);
  if (mayHaveLegs) cursor += writePool(cursor);
  return <i32>(cursor - to);
}

/** After `load` and the locked routes: replaces the plan by the checkpoint's. */
export function readCheckpoint(from: usize): void {
  cursor = from;
  const done = readReal();
  const total = readReal();
  const scale = readReal();
  setRandomState(load<u64>(cursor));
  cursor += 8;
  const cost = readReal();
  const prize = readReal();
  const priority = readWord();
  const mandatory = readWord();
  setBlinkIn(readWord());
  while (activeCount > 0) {
    const vehicle = at(activeRoutes, activeCount - 1);
    removeNodes(vehicle, 1, at(routeLength, vehicle));
    refresh(vehicle);
  }
  resetReloads();
  const routes = readWord();
  for (let k = 0; k < routes; k++) {
    const vehicle = readWord();
    const count = readWord();
    for (let index = 1; index <= count; index++) insertNode(vehicle, index, readWord());
    refresh(vehicle);
  }
  clearAbsent();
  const absent = readWord();
  for (let k = 0; k < absent; k++) addAbsent(readWord());
  countAbsent();
  restoreBest(cost, prize, priority, mandatory);
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    const count = readWord();
    setBestRoute(vehicle, cursor, count);
    cursor += <usize>count << 2;
  }
  const number = readWord();
  const began = readReal();
  setLeg(number, began, readReal());
  if (mayHaveLegs) cursor += readPool(cursor);
  setBudget(total);
  setProgress(done, scale);
}
