/**
 * Two stops of two routes change places, each going to the best place of the other route and not only to the one that comes
 * free (SWAP*, Vidal 2022). All pairs of two near routes are weighed by cost; the best is made, and then checked by the clock.
 */
import { at, put, reserve } from "./memory";
import {
  between, canServe, costMultiplier, delivery, dimensions, getCostsIn, getCostsOut, getDurationsOut, getRowIn,
  getServiceRow, has, inStride, MANY_WINDOWS, MIXED_LOADS, PAIRS, pickup, reloadNodes, rowBytes, SETUP, visitLocation,
  visits,
} from "./problem";
import { canExchange, isRouteFeasible } from "./feasible";
import { touch } from "./journal";
import { neighborAt, neighborCount } from "./neighbors";
import { randomBelow } from "./random";
import { refresh } from "./refresh";
import { insertNode, nodePosition, nodeRoute, removeNodes } from "./routes";
import { isPinned } from "./ruin";
import { ARC, DEPART, LATEST, NODE, nodeAt, PLACE, routeLength, STOP_BYTES, STOP_SHIFT, stopAt } from "./stops";
import { timeless } from "./timeless";
import { wideWindows } from "./windows";

const MAX_NEAR: i32 = 20;
const NONE: i32 = 0x3fffffff;

/** So many stops before and behind the seed are weighed against the other route. */
const AROUND: i32 = 4;

/** By visit its three best places in the other route: cost, and index of the stop before. */
let places: usize = 0;
const ENTRY: i32 = 24;
/** By position in the other route: what it saves without the stop; whether the stop's places are known. */
let gains: usize = 0;
let weighed: usize = 0;

export function createStar(): void {
  places = reserve(visits * ENTRY);
  gains = reserve((visits + 1) * 4);
  weighed = reserve(visits + 1);
}

/** Tries the best exchange between the routes of `seed` and of a near neighbor; `limit` is the most it may cost. False: nothing was changed, or undo. */
export function swapStar(seed: i32, limit: f64): bool {
  if (neighborCount == 0 || reloadNodes > 0 || has(PAIRS)) return false;
  const near = neighborAt(seed, randomBelow(min(MAX_NEAR, neighborCount)));
  const one = at(nodeRoute, seed);
  const other = at(nodeRoute, near);
  if (one < 0 || other < 0 || one == other) return false;
  const position = at(nodePosition, seed);
  return exchangeBest(one, max(1, position - AROUND), min(at(routeLength, one), position + AROUND), other, limit);
}

/** What a route saves without a stop, in units of its arcs. */
// @ts-ignore: decorator
@inline
function computeGain(stop: usize, costs: usize): i32 {
  const before = stop - STOP_BYTES;
  return load<i32>(before, ARC) + load<i32>(stop, ARC) - between(costs, load<i32>(before, PLACE), load<i32>(stop, PLACE + STOP_BYTES));
}

function findPlaces(node: i32, to: i32): void {
  const place = at(visitLocation, node);
  const costFrom = getCostsOut(to) + <usize>((place >> 2) * rowBytes);
  const costTo = getRowIn(getCostsIn(to), place);
  const stride = inStride;
  const first = stopAt(to, 0);
  const last = first + (<usize>at(routeLength, to) << STOP_SHIFT);
  const far: i64 = <i64>NONE << 32;
  let one = far;
  let two = far;
  let three = far;
  for (let stop = first; stop <= last; stop += STOP_BYTES) {
    const cost = load<i32>(costTo + <usize>(load<i32>(stop, PLACE) * stride)) + load<i32>(costFrom + <usize>load<i32>(stop, PLACE + STOP_BYTES)) - load<i32>(stop, ARC);
    const key = (<i64>cost << 32) | <i64>((stop - first) >> STOP_SHIFT);
    if (key >= three || !canReach(node, to, stop, stop + STOP_BYTES)) continue;
    if (key < two) {
      three = two;
      if (key < one) {
        two = one;
        one = key;
      } else two = key;
    } else three = key;
  }
  const entry = places + <usize>(node * ENTRY);
  store<i64>(entry, one);
  store<i64>(entry, two, 8);
  store<i64>(entry, three, 16);
}

/** Whether a stop between two stops of a route is in time, and what follows too; checked after the move where the clock is not that simple. */
// @ts-ignore: decorator
@inline
function canReach(node: i32, vehicle: i32, before: usize, after: usize): bool {
  if (timeless || has(MANY_WINDOWS | SETUP)) return true;
  const durations = getDurationsOut(vehicle);
  const place = at(visitLocation, node);
  const arrival = load<i32>(before, DEPART) + between(durations, load<i32>(before, PLACE), place);
  if (arrival > at(wideWindows, 2 * node + 1)) return false;
  const leaving = max(arrival, at(wideWindows, 2 * node)) + at(getServiceRow(vehicle), node);
  return leaving + between(durations, place, load<i32>(after, PLACE)) <= load<i32>(after, LATEST);
}

let bestIndex: i32 = 0;

/**
 * Least cost of `node` in a route without its stop at `position`, which saves `gain`; `costFrom` and `costTo` are the node's rows.
 * Sets after which stop, `position` for the place that comes free.
 */
// @ts-ignore: decorator
@inline
function findPlaceWithout(node: i32, vehicle: i32, costFrom: usize, costTo: usize, stop: usize, position: i32, gain: i32): i32 {
  const before = stop - STOP_BYTES;
  const arcs = load<i32>(before, ARC) + load<i32>(stop, ARC) - gain;
  let cost = load<i32>(costTo + <usize>(load<i32>(before, PLACE) * inStride)) + load<i32>(costFrom + <usize>load<i32>(stop, PLACE + STOP_BYTES)) - arcs;
  bestIndex = position;
  if (!canReach(node, vehicle, before, stop + STOP_BYTES)) cost = NONE;
  const entry = places + <usize>(node * ENTRY);
  let key = load<i64>(entry);
  if (<i32>key == position || <i32>key == position - 1) key = load<i64>(entry, 8);
  if (<i32>key == position || <i32>key == position - 1) key = load<i64>(entry, 16);
  if (<i32>(key >> 32) < cost) {
    cost = <i32>(key >> 32);
    bestIndex = <i32>key;
  }
  return cost;
}

/** Stops `from`…`until` of the one route against all of the other. */
function exchangeBest(one: i32, from: i32, until: i32, other: i32, limit: f64): bool {
  const costsOne = getCostsOut(one);
  const costsOther = getCostsOut(other);
  const factorOne = <f64>at(costMultiplier, one);
  const factorOther = <f64>at(costMultiplier, other);
  const count = at(routeLength, other);
  for (let j = 1; j <= count; j++) put(gains, j, computeGain(stopAt(other, j), costsOther));
  memory.fill(weighed, 0, <usize>count + 1);
  let best = limit;
  let mine = -1;
  let theirs = -1;
  let to = 0;
  let back = 0;
  for (let i = from; i <= until; i++) {
    const a = nodeAt(one, i);
    if (isPinned(a) || !canServe(a, other)) continue;
    const stopA = stopAt(one, i);
    const arcsA = computeGain(stopA, costsOne);
    const gainA = <f64>arcsA * factorOne;
    const placeA = at(visitLocation, a);
    const fromA = costsOther + <usize>((placeA >> 2) * rowBytes);
    const toA = getRowIn(getCostsIn(other), placeA);
    findPlaces(a, other);
    let stopB = stopAt(other, 0);
    for (let j = 1; j <= count; j++) {
      stopB += STOP_BYTES;
      const gain = gainA + <f64>at(gains, j) * factorOther;
      if (best + gain <= 0) continue;
      const costA = <f64>findPlaceWithout(a, other, fromA, toA, stopB, j, at(gains, j)) * factorOther - gain;
      if (costA >= best) continue;
      const b = load<i32>(stopB, NODE);
      if (!canCarryPair(one, other, a, b) || isPinned(b) || !canServe(b, one)) continue;
      const index = bestIndex;
      if (load<u8>(weighed + <usize>j) == 0) {
        store<u8>(weighed + <usize>j, 1);
        findPlaces(b, one);
      }
      const placeB = at(visitLocation, b);
      const fromB = costsOne + <usize>((placeB >> 2) * rowBytes);
      const cost = costA + <f64>findPlaceWithout(b, one, fromB, getRowIn(getCostsIn(one), placeB), stopA, i, arcsA) * factorOne;
      if (cost >= best) continue;
      best = cost;
      mine = i;
      theirs = j;
      to = index;
      back = bestIndex;
    }
  }
  if (mine < 0) return false;
  const a = nodeAt(one, mine);
  const b = nodeAt(other, theirs);
  touch(one);
  touch(other);
  removeNodes(one, mine, 1);
  removeNodes(other, theirs, 1);
  insertNode(other, to < theirs ? to + 1 : to, a);
  insertNode(one, back < mine ? back + 1 : back, b);
  refresh(one);
  refresh(other);
  return isRouteFeasible(one) && isRouteFeasible(other);
}

// @ts-ignore: decorator
@inline
function canCarryPair(one: i32, other: i32, a: i32, b: i32): bool {
  if (has(MIXED_LOADS)) return true;
  for (let d = 0; d < dimensions; d++) {
    const delivered = at(delivery, b * dimensions + d) - at(delivery, a * dimensions + d);
    const picked = at(pickup, b * dimensions + d) - at(pickup, a * dimensions + d);
    if (!canExchange(one, other, d, delivered, picked)) return false;
  }
  return true;
}
