/** Slack induction by string removals (Christiaens, Vanden Berghe 2020): strings of stops taken out of neighboring routes. */
import { at, put, reserve } from "./memory";
import { changeBudget, getPartner, isPickupEnd, isShipment, reloadNodes, visits } from "./problem";
import { addAbsent } from "./absent";
import { activeCount, deactivate } from "./active-routes";
import { isTouched, touch } from "./journal";
import { neighborAt, neighborCount } from "./neighbors";
import { randomBelow, randomReal } from "./random";
import { refresh } from "./refresh";
import { joinTrips, releaseReload } from "./reloads";
import { nodePosition, nodeRoute } from "./routes";
import { NODE, nodeAt, routeLength, STOP_BYTES, stopAt } from "./stops";

/** Stops removed on average, longest string, chance of a split string and of stretching its kept part. */
const AVERAGE_REMOVED: f64 = 10;
const SPLIT: f64 = 0.5;
let maxString: f64 = 10;
/** One step in so many takes longer strings, up to whole routes. */
const WIDE_EVERY: i32 = 2;
let maxWideString: f64 = 20;
const STRETCH: f64 = 0.01;

/** By node: 1 while it is being taken out, 2 for ever where it is pinned to its route. */
let marks: usize = 0;

export function createRuin(): void {
  // a plan that may change little is taken apart little
  if (changeBudget >= 0) {
    maxString = min(maxString, <f64>max(1, changeBudget));
    maxWideString = maxString;
  }
  marks = reserve(visits + reloadNodes);
}

export function pin(node: i32): void {
  store<u8>(marks + <usize>node, 2);
}

export function isPinned(node: i32): bool {
  return load<u8>(marks + <usize>node) == 2;
}

/** Removes strings round a visit; `routed` is how many visits are in routes that may change. */
export function ruin(seed: i32, routed: i32): void {
  const average = activeCount > 0 ? <f64>routed / <f64>activeCount : 1;
  const longest = min(randomBelow(WIDE_EVERY) == 0 ? maxWideString : maxString, average);
  const most = (4 * max(longest, AVERAGE_REMOVED)) / (1 + longest) - 1;
  const strings = <i32>Math.floor(randomReal() * most + 1);
  let done = 0;
  for (let rank = -1; rank < neighborCount && done < strings; rank++) {
    const visit = rank < 0 ? seed : neighborAt(seed, rank);
    const vehicle = at(nodeRoute, visit);
    if (vehicle < 0 || isTouched(vehicle) || isPinned(visit)) continue;
    const count = at(routeLength, vehicle);
    const limit = min(<f64>count, longest);
    const length = <i32>Math.floor(randomReal() * limit + 1);
    touch(vehicle);
    removeString(vehicle, at(nodePosition, visit), min(length, count), count);
    done++;
  }
}

function removeString(vehicle: i32, position: i32, length: i32, count: i32): void {
  let kept = 0;
  if (length > 1 && length < count && randomReal() < SPLIT) {
    kept = 1;
    while (length + kept < count && randomReal() < STRETCH) kept++;
  }
  const span = length + kept;
  const earliest = max(1, position - span + 1);
  const latest = min(position, count - span + 1);
  const from = earliest + randomBelow(latest - earliest + 1);
  const keptFrom = kept == 0 ? 0 : from + 1 + randomBelow(max(1, length - 1));
  for (let index = from; index < from + span; index++) {
    if (index >= keptFrom && index < keptFrom + kept) continue;
    mark(nodeAt(vehicle, index));
  }
  removeMarked(vehicle);
}

/** Marks a stop, and the other end of a shipment, for removal. */
export function mark(node: i32): void {
  if (node >= visits || isPinned(node)) return;
  if (isShipment(node)) {
    const partner = getPartner(node);
    if (isPinned(partner)) return;
    store<u8>(marks + <usize>partner, 1);
  }
  store<u8>(marks + <usize>node, 1);
}

/** Closes the route over its marked stops, lists them as absent, and lets go of reloads that have nothing between them. */
export function removeMarked(vehicle: i32): void {
  const count = at(routeLength, vehicle);
  let kept = 0;
  let stop = stopAt(vehicle, 1);
  let to = stop;
  let tripEmpty = true;
  for (let index = 1; index <= count; index++, stop += STOP_BYTES) {
    const node = load<i32>(stop, NODE);
    if (node < visits && load<u8>(marks + <usize>node) == 1) {
      store<u8>(marks + <usize>node, 0);
      put(nodeRoute, node, -1);
      if (!isShipment(node) || isPickupEnd(node)) addAbsent(node);
      continue;
    }
    if (node >= visits && tripEmpty) {
      put(nodeRoute, node, -1);
      releaseReload(node);
      continue;
    }
    tripEmpty = node >= visits;
    store<i32>(to, node, NODE);
    to += STOP_BYTES;
    kept++;
  }
  if (kept > 0 && tripEmpty) {
    const node = load<i32>(to - STOP_BYTES, NODE);
    put(nodeRoute, node, -1);
    releaseReload(node);
    kept--;
  }
  put(routeLength, vehicle, kept);
  if (kept == 0) deactivate(vehicle);
  refresh(vehicle);
  if (reloadNodes > 0) joinTrips(vehicle);
}
