/**
 * Chooses routes of the pool that serve every visit of a plan more cheaply than the plan does. Visits get prices by a
 * subgradient (the Lagrangian relaxation of set partitioning), so that every route has a reduced cost; then routes of the plan are
 * exchanged for others of the pool that serve the same visits, by a search in depth that begins with every promising route.
 */
import { at, put, putReal, realAt, reserve } from "./memory";
import { classes, classOffset, visits } from "./problem";
import {
  countPooledNodes, getPooledClass, getPooledCost, getPooledCount, getPooledNodes, getPoolNodesRoom, getPoolRoutesRoom,
  poolSize,
} from "./route-pool";

/** Steps of the subgradient: so many, or fewer where the pool is so large that they would look at more nodes. */
const MAX_STEPS: i32 = 3000;
const MAX_NODES: i32 = 40000000;
/** Steps without a better bound after which they get shorter, and how much. */
const PATIENCE: i32 = 30;
const SHORTER: f64 = 0.75;
/** Routes added in one exchange at most, routes looked at from one beginning. */
const MAX_DEPTH: i32 = 12;
const MAX_LOOKS: i32 = 2000;
/** Share of the plan's reduced cost that taking out more of its routes may still bring. */
const HOPE: f64 = 0.2;

/** By visit: its price; the routes that serve it, cheapest first by reduced cost; how many they are. */
let price: usize = 0;
let visitFirst: usize = 0;
let visitRoutes: usize = 0;
let degree: usize = 0;
let bestPrice: usize = 0;
/** By visit, while pricing: how often it is served. */
let served: usize = 0;
/** By class: what a vehicle costs beside its route because there are few; how many are taken. */
let classPrice: usize = 0;
let bestClassPrice: usize = 0;
let taken: usize = 0;
/** By route: reduced cost. Then all routes, cheapest first by it. */
let reduced: usize = 0;
let order: usize = 0;
/** By visit, in an exchange: the route of the plan that serves it, −1 when that was taken out; the exchange that serves it anew. */
let owner: usize = 0;
let fresh: usize = 0;
let exchange: i32 = 0;

/** Routes of the plan, then of what became of it. */
export let chosen: usize = 0;
export let chosenCount: i32 = 0;

let added: usize = 0;
let addedCount: i32 = 0;
let removed: usize = 0;
let removedCount: i32 = 0;
let opened: usize = 0;
let openedCount: i32 = 0;
let looks: i32 = 0;
let allLooks: i32 = 0;
let planReduced: f64 = 0;

export function createPartition(): void {
  const routes = getPoolRoutesRoom();
  price = reserve(visits * 8);
  bestPrice = reserve(visits * 8);
  served = reserve(visits * 4);
  visitFirst = reserve((visits + 1) * 4);
  visitRoutes = reserve(getPoolNodesRoom() * 4);
  degree = reserve(visits * 4);
  classPrice = reserve(classes * 8);
  bestClassPrice = reserve(classes * 8);
  taken = reserve(classes * 4);
  reduced = reserve(routes * 8);
  order = reserve(routes * 4);
  owner = reserve(visits * 4);
  fresh = reserve(visits * 4);
  chosen = reserve(visits * 4);
  added = reserve((MAX_DEPTH + 1) * 4);
  removed = reserve(visits * 4);
  opened = reserve(visits * 4);
}

// @ts-ignore: decorator
@inline
function getListedNode(list: usize, k: i32): i32 {
  return <i32>load<u16>(list + (<usize>k << 1));
}

export function clearChosen(): void {
  chosenCount = 0;
}

export function choose(route: i32): void {
  put(chosen, chosenCount++, route);
}

/** Betters `chosen`, which serves every visit once and costs `upper`, looking at so many routes at most. Answers whether it did. */
export function exchangeRoutes(upper: f64, maxLooks: i32): bool {
  priceVisits(upper);
  listRoutes();
  for (let visit = 0; visit < visits; visit++) put(owner, visit, -1);
  memory.fill(taken, 0, <usize>classes << 2);
  for (let k = 0; k < chosenCount; k++) {
    own(at(chosen, k));
    put(taken, getPooledClass(at(chosen, k)), at(taken, getPooledClass(at(chosen, k))) + 1);
  }
  allLooks = 0;
  let better = false;
  let again = true;
  while (again && allLooks < maxLooks) {
    again = false;
    planReduced = 0;
    for (let k = 0; k < chosenCount; k++) planReduced += max(0, realAt(reduced, at(chosen, k)));
    for (let k = 0; k < poolSize && allLooks < maxLooks; k++) {
      const route = at(order, k);
      if (realAt(reduced, route) >= planReduced) break;
      if (!begin(route)) continue;
      again = true;
      better = true;
    }
  }
  return better;
}

/** The least share of a route's cost that a visit bears in any route; then steps along the subgradient, the best prices kept. */
function priceVisits(upper: f64): void {
  memory.fill(classPrice, 0, <usize>classes << 3);
  for (let visit = 0; visit < visits; visit++) putReal(price, visit, f64.MAX_VALUE);
  for (let route = 0; route < poolSize; route++) {
    const list = getPooledNodes(route);
    const share = getPooledCost(route) / <f64>getPooledCount(route);
    for (let k = getPooledCount(route) - 1; k >= 0; k--) putReal(price, getListedNode(list, k), min(share, realAt(price, getListedNode(list, k))));
  }
  let pace: f64 = 1;
  let bestBound = -f64.MAX_VALUE;
  let since = 0;
  for (let step = min(MAX_STEPS, MAX_NODES / countPooledNodes()); step > 0; step--) {
    const bound = reduceCosts();
    if (bound > bestBound) {
      bestBound = bound;
      since = 0;
      memory.copy(bestPrice, price, <usize>visits << 3);
      memory.copy(bestClassPrice, classPrice, <usize>classes << 3);
    } else if (++since == PATIENCE) {
      pace *= SHORTER;
      since = 0;
    }
    let square: f64 = 0;
    for (let visit = 0; visit < visits; visit++) {
      const lack = <f64>(1 - at(served, visit));
      square += lack * lack;
    }
    for (let group = 0; group < classes; group++) {
      const over = <f64>at(taken, group);
      if (over > 0 || realAt(classPrice, group) > 0) square += over * over;
    }
    if (square == 0 || pace < 1e-4) break;
    const pull = (pace * max(upper * 0.0005, upper - bound)) / square;
    for (let visit = 0; visit < visits; visit++) putReal(price, visit, realAt(price, visit) + pull * <f64>(1 - at(served, visit)));
    for (let group = 0; group < classes; group++) {
      putReal(classPrice, group, max(0, realAt(classPrice, group) + pull * <f64>at(taken, group)));
    }
  }
  memory.copy(price, bestPrice, <usize>visits << 3);
  memory.copy(classPrice, bestClassPrice, <usize>classes << 3);
  reduceCosts();
}

/** Reduced costs by the prices, what they would choose (`served`; `taken` less what the class has), and the bound that follows. */
function reduceCosts(): f64 {
  let bound: f64 = 0;
  for (let visit = 0; visit < visits; visit++) {
    put(served, visit, 0);
    bound += realAt(price, visit);
  }
  for (let group = 0; group < classes; group++) {
    put(taken, group, -roomIn(group));
    bound -= realAt(classPrice, group) * <f64>roomIn(group);
  }
  for (let route = 0; route < poolSize; route++) {
    const list = getPooledNodes(route);
    const count = getPooledCount(route);
    let cost = getPooledCost(route) + realAt(classPrice, getPooledClass(route));
    for (let k = 0; k < count; k++) cost -= realAt(price, getListedNode(list, k));
    putReal(reduced, route, cost);
    if (cost >= 0) continue;
    bound += cost;
    put(taken, getPooledClass(route), at(taken, getPooledClass(route)) + 1);
    for (let k = 0; k < count; k++) put(served, getListedNode(list, k), at(served, getListedNode(list, k)) + 1);
  }
  return bound;
}

function roomIn(group: i32): i32 {
  return at(classOffset, group + 1) - at(classOffset, group);
}

/** All routes by reduced cost, and with that the routes of every visit. */
function listRoutes(): void {
  for (let route = 0; route < poolSize; route++) put(order, route, route);
  sortOrder();
  memory.fill(visitFirst, 0, <usize>(visits + 1) << 2);
  for (let route = 0; route < poolSize; route++) {
    const list = getPooledNodes(route);
    for (let k = getPooledCount(route) - 1; k >= 0; k--) put(visitFirst, getListedNode(list, k) + 1, at(visitFirst, getListedNode(list, k) + 1) + 1);
  }
  for (let visit = 0; visit < visits; visit++) {
    put(degree, visit, at(visitFirst, visit + 1));
    put(visitFirst, visit + 1, at(visitFirst, visit) + at(visitFirst, visit + 1));
    put(served, visit, at(visitFirst, visit));
  }
  for (let k = 0; k < poolSize; k++) {
    const route = at(order, k);
    const list = getPooledNodes(route);
    for (let n = getPooledCount(route) - 1; n >= 0; n--) {
      const visit = getListedNode(list, n);
      put(visitRoutes, at(served, visit), route);
      put(served, visit, at(served, visit) + 1);
    }
  }
}

/** Heap sort, equal ones by number. */
function sortOrder(): void {
  for (let k = (poolSize >> 1) - 1; k >= 0; k--) sink(k, poolSize);
  for (let last = poolSize - 1; last > 0; last--) {
    const top = at(order, 0);
    put(order, 0, at(order, last));
    put(order, last, top);
    sink(0, last);
  }
}

function sink(from: i32, count: i32): void {
  let index = from;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= count) return;
    if (child + 1 < count && before(at(order, child), at(order, child + 1))) child++;
    if (!before(at(order, index), at(order, child))) return;
    const below = at(order, child);
    put(order, child, at(order, index));
    put(order, index, below);
    index = child;
  }
}

// @ts-ignore: decorator
@inline
function before(one: i32, other: i32): bool {
  const difference = realAt(reduced, one) - realAt(reduced, other);
  return difference < 0 || (difference == 0 && one < other);
}

function own(route: i32): void {
  const list = getPooledNodes(route);
  for (let k = getPooledCount(route) - 1; k >= 0; k--) put(owner, getListedNode(list, k), route);
}

/** One exchange that begins with a route; false: nothing was changed. */
function begin(route: i32): bool {
  const list = getPooledNodes(route);
  if (at(owner, getListedNode(list, 0)) == route) return false;
  exchange++;
  addedCount = 0;
  removedCount = 0;
  openedCount = 0;
  looks = 0;
  if (!add(route, 0)) return false;
  // what was taken out and is not in again goes from the plan, what was added comes
  let kept = 0;
  for (let k = 0; k < chosenCount; k++) {
    let gone = false;
    for (let n = 0; n < removedCount; n++) if (at(removed, n) == at(chosen, k)) gone = true;
    if (!gone) put(chosen, kept++, at(chosen, k));
  }
  bookVehicles(1);
  chosenCount = kept;
  for (let n = 0; n < addedCount; n++) {
    put(chosen, chosenCount++, at(added, n));
    own(at(added, n));
  }
  return true;
}

/**
 * Adds a route, takes out those of the plan that it overlaps, and looks for others that serve what has none then. `gain` is the
 * reduced cost of what was taken out less that of what was added: in the end, when all is served, the gain in cost.
 */
function add(route: i32, gain: f64): bool {
  looks++;
  allLooks++;
  const removedBefore = removedCount;
  const openedBefore = openedCount;
  put(added, addedCount++, route);
  gain -= realAt(reduced, route);
  const list = getPooledNodes(route);
  const count = getPooledCount(route);
  for (let k = 0; k < count; k++) {
    const visit = getListedNode(list, k);
    put(fresh, visit, exchange);
    const old = at(owner, visit);
    if (old < 0) continue;
    put(removed, removedCount++, old);
    gain += realAt(reduced, old);
    const others = getPooledNodes(old);
    for (let n = getPooledCount(old) - 1; n >= 0; n--) {
      put(owner, getListedNode(others, n), -1);
      put(opened, openedCount++, getListedNode(others, n));
    }
  }
  if (complete(gain)) return true;
  for (let k = 0; k < count; k++) put(fresh, getListedNode(list, k), 0);
  while (removedCount > removedBefore) {
    const old = at(removed, --removedCount);
    const others = getPooledNodes(old);
    for (let n = getPooledCount(old) - 1; n >= 0; n--) put(owner, getListedNode(others, n), old);
  }
  openedCount = openedBefore;
  addedCount--;
  return false;
}

/** Serves the open visit that fewest routes serve, until none is open. */
function complete(gain: f64): bool {
  let visit = -1;
  let least = i32.MAX_VALUE;
  for (let k = 0; k < openedCount; k++) {
    const one = at(opened, k);
    const routes = at(degree, one);
    if (routes >= least || at(fresh, one) == exchange) continue;
    least = routes;
    visit = one;
  }
  if (visit < 0) return gain > 1e-3 && classesAllow();
  if (addedCount > MAX_DEPTH) return false;
  for (let k = at(visitFirst, visit); k < at(visitFirst, visit + 1); k++) {
    const route = at(visitRoutes, k);
    if (gain + HOPE * planReduced - realAt(reduced, route) <= 0) break;
    if (looks >= MAX_LOOKS) return false;
    if (isFree(route) && add(route, gain)) return true;
  }
  return false;
}

/** Whether a route serves nothing that was served anew. */
function isFree(route: i32): bool {
  const list = getPooledNodes(route);
  for (let k = getPooledCount(route) - 1; k >= 0; k--) if (at(fresh, getListedNode(list, k)) == exchange) return false;
  return true;
}

/** Whether each class has vehicles enough for the exchange. */
function classesAllow(): bool {
  bookVehicles(1);
  let allowed = true;
  for (let n = 0; n < addedCount; n++) if (at(taken, getPooledClass(at(added, n))) > roomIn(getPooledClass(at(added, n)))) allowed = false;
  bookVehicles(-1);
  return allowed;
}

/** Books the vehicles of the routes that are added and removed, or unbooks them (−1). */
function bookVehicles(sign: i32): void {
  for (let n = 0; n < addedCount; n++) put(taken, getPooledClass(at(added, n)), at(taken, getPooledClass(at(added, n))) + sign);
  for (let n = 0; n < removedCount; n++) put(taken, getPooledClass(at(removed, n)), at(taken, getPooledClass(at(removed, n))) - sign);
}
