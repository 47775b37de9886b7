/** Routes of good plans, each set of visits once for each class of vehicles, in the cheapest order seen: what `partition.ts` chooses from. */
import { at, put, putReal, realAt, reserve } from "./memory";
import { reloadNodes, vehicleClass, vehicles, visits } from "./problem";
import { activeCount, activeRoutes } from "./active-routes";
import { routeCost } from "./route-costs";
import { routeVersion } from "./routes";
import { nodeAt, routeLength } from "./stops";

/** Room, in nodes and routes a visit. When it is full, the older half goes. */
const NODES_PER_VISIT: i32 = 48;
const ROUTES_PER_VISIT: i32 = 4;

export let poolSize: i32 = 0;
let maxRoutes: i32 = 0;
let maxNodes: i32 = 0;
let usedNodes: i32 = 0;
let nodes: usize = 0;
let starts: usize = 0;
let counts: usize = 0;
let groups: usize = 0;
let prices: usize = 0;
let hashes: usize = 0;
/** By hash: number of a route plus one, 0 where there is none. */
let table: usize = 0;
let tableMask: i32 = 0;
/** By vehicle: version of the route that was last put in. */
let seenVersion: usize = 0;

export function createRoutePool(): void {
  poolSize = 0;
  usedNodes = 0;
  maxRoutes = ROUTES_PER_VISIT * visits + vehicles;
  maxNodes = (NODES_PER_VISIT + 1) * visits;
  nodes = reserve(maxNodes * 2);
  starts = reserve(maxRoutes * 4);
  counts = reserve(maxRoutes * 4);
  groups = reserve(maxRoutes * 4);
  prices = reserve(maxRoutes * 8);
  hashes = reserve(maxRoutes * 8);
  let size = 16;
  while (size < 2 * maxRoutes) size *= 2;
  table = reserve(size * 4);
  tableMask = size - 1;
  seenVersion = reserve(vehicles * 4);
}

/** Nodes of all routes together; one at least. */
export function countPooledNodes(): i32 {
  return max(1, usedNodes);
}

export function getPoolRoutesRoom(): i32 {
  return maxRoutes;
}

export function getPoolNodesRoom(): i32 {
  return maxNodes;
}

// @ts-ignore: decorator
@inline
export function getPooledCount(route: i32): i32 {
  return at(counts, route);
}

// @ts-ignore: decorator
@inline
export function getPooledCost(route: i32): f64 {
  return realAt(prices, route);
}

// @ts-ignore: decorator
@inline
export function getPooledClass(route: i32): i32 {
  return at(groups, route);
}

/** Where a route's nodes stand, 16 bits each. */
// @ts-ignore: decorator
@inline
export function getPooledNodes(route: i32): usize {
  return nodes + (<usize>at(starts, route) << 1);
}

/** Puts in the routes of the current plan that are not known yet. */
export function poolPlan(): void {
  if (reloadNodes > 0) return; // a reload belongs to no route for good
  for (let k = 0; k < activeCount; k++) {
    const vehicle = at(activeRoutes, k);
    if (at(seenVersion, vehicle) == at(routeVersion, vehicle)) continue;
    const count = at(routeLength, vehicle);
    if (!makePoolRoom(count)) continue;
    const to = nodes + (<usize>usedNodes << 1);
    for (let index = 1; index <= count; index++) store<u16>(to + (<usize>(index - 1) << 1), <u16>nodeAt(vehicle, index));
    poolRoute(at(vehicleClass, vehicle), realAt(routeCost, vehicle), count);
    put(seenVersion, vehicle, at(routeVersion, vehicle));
  }
}

/** After versions were numbered anew. */
export function forgetPooled(): void {
  memory.fill(seenVersion, 0, <usize>vehicles << 2);
}

function makePoolRoom(count: i32): bool {
  if (count > visits) return false;
  if (poolSize == maxRoutes || usedNodes + count > maxNodes) dropOlder();
  return true;
}

/** Takes over `count` nodes that stand behind the last route, unless they are known at no higher cost. */
function poolRoute(group: i32, cost: f64, count: i32): void {
  const from = nodes + (<usize>usedNodes << 1);
  const hash = hashVisits(group, from, count);
  const place = findSlot(hash);
  const known = at(table, place) - 1;
  if (known >= 0) {
    if (at(counts, known) != count || realAt(prices, known) <= cost) return;
    putReal(prices, known, cost);
    memory.copy(getPooledNodes(known), from, <usize>count << 1);
    return;
  }
  put(table, place, poolSize + 1);
  put(starts, poolSize, usedNodes);
  put(counts, poolSize, count);
  put(groups, poolSize, group);
  putReal(prices, poolSize, cost);
  store<u64>(hashes + (<usize>poolSize << 3), hash);
  poolSize++;
  usedNodes += count;
}

/** The same for the same visits in any order. */
function hashVisits(group: i32, list: usize, count: i32): u64 {
  let hash: u64 = (<u64>group + 1) * 0x9e3779b97f4a7c15;
  for (let k = 0; k < count; k++) hash += mix(<u64>load<u16>(list + (<usize>k << 1)));
  return hash;
}

/** The pooled route of a vehicle's visits, −1 when they are not in the pool. */
export function findPooledRoute(vehicle: i32): i32 {
  const count = at(routeLength, vehicle);
  if (usedNodes + count > maxNodes) return -1;
  const list = nodes + (<usize>usedNodes << 1);
  for (let index = 1; index <= count; index++) store<u16>(list + (<usize>(index - 1) << 1), <u16>nodeAt(vehicle, index));
  return at(table, findSlot(hashVisits(at(vehicleClass, vehicle), list, count))) - 1;
}

function mix(value: u64): u64 {
  let x = (value + 1) * 0xbf58476d1ce4e5b9;
  x ^= x >> 27;
  return x * 0x94d049bb133111eb;
}

/** The table's place where a hash stands, or the free one where it would. */
function findSlot(hash: u64): i32 {
  let place = <i32>(hash >> 33) & tableMask;
  while (at(table, place) != 0 && load<u64>(hashes + (<usize>(at(table, place) - 1) << 3)) != hash) place = (place + 1) & tableMask;
  return place;
}

function dropOlder(): void {
  const from = poolSize >> 1;
  const first = at(starts, from);
  memory.copy(nodes, nodes + (<usize>first << 1), <usize>(usedNodes - first) << 1);
  memory.fill(table, 0, <usize>(tableMask + 1) << 2);
  poolSize -= from;
  usedNodes -= first;
  for (let route = 0; route < poolSize; route++) {
    put(starts, route, at(starts, route + from) - first);
    put(counts, route, at(counts, route + from));
    put(groups, route, at(groups, route + from));
    putReal(prices, route, realAt(prices, route + from));
    const hash = load<u64>(hashes + (<usize>(route + from) << 3));
    store<u64>(hashes + (<usize>route << 3), hash);
    put(table, findSlot(hash), route + 1);
  }
  forgetPooled();
}

/** Bytes that `writePool` may take. */
export function getPoolRoom(): i32 {
  return 8 + maxRoutes * 16 + maxNodes * 2 + 4;
}

/** Writes the pool for a checkpoint; answers the bytes written. */
export function writePool(to: usize): usize {
  store<i32>(to, poolSize);
  let cursor = to + 4;
  for (let route = 0; route < poolSize; route++) {
    const count = at(counts, route);
    store<i32>(cursor, at(groups, route));
    store<i32>(cursor, count, 4);
    store<f64>(cursor, realAt(prices, route), 8);
    cursor += 16;
    memory.copy(cursor, getPooledNodes(route), <usize>count << 1);
    cursor += <usize>count << 1;
  }
  cursor = (cursor + 3) & ~3;
  return cursor - to;
}

export function readPool(from: usize): usize {
  const routes = load<i32>(from);
  let cursor = from + 4;
  for (let route = 0; route < routes; route++) {
    const count = load<i32>(cursor, 4);
    memory.copy(nodes + (<usize>usedNodes << 1), cursor + 16, <usize>count << 1);
    poolRoute(load<i32>(cursor), load<f64>(cursor, 8), count);
    cursor += 16 + (<usize>count << 1);
  }
  cursor = (cursor + 3) & ~3;
  return cursor - from;
}
