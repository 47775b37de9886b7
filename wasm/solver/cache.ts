/**
 * What the best place of a visit in a route was, kept until the route changes: versions are unique over all routes, so an
 * entry with the route's version is right whatever happened in between, undo included.
 */
import { at, put, reserve } from "./memory";
import { canServe, isShipment, vehicles, visits } from "./problem";
import { foundIndex, foundOther, setFound } from "./found-place";
import { findBestPlace } from "./insertion";
import { findBestPair } from "./pair-insertion";
import { nextVersion, routeVersion, setNextVersion } from "./routes";

const ENTRY_SHIFT: i32 = 4;
const MAX_CACHE_BYTES: i32 = 4 << 20;

let entries: usize = 0;
let ways: i32 = 1;

export function createCache(): void {
  while (ways < vehicles && visits * ways * 32 <= MAX_CACHE_BYTES) ways <<= 1;
  entries = reserve((visits * ways) << ENTRY_SHIFT);
}

/** Least added cost of a task (a shipment by its pickup) in a route, from the cache where nothing changed. Sets the place found. */
// @ts-ignore: decorator
@inline
export function getCachedPlace(visit: i32, vehicle: i32): f64 {
  const entry = entries + (<usize>(visit * ways + (vehicle & (ways - 1))) << ENTRY_SHIFT);
  if (load<i32>(entry) != at(routeVersion, vehicle)) evaluate(entry, visit, vehicle);
  return load<f64>(entry, 8);
}

/** The place of the last `getCachedPlace` of these two. */
export function recallPlace(visit: i32, vehicle: i32): void {
  const entry = entries + (<usize>(visit * ways + (vehicle & (ways - 1))) << ENTRY_SHIFT);
  setFound(<i32>load<u16>(entry, 4), <i32>load<u16>(entry, 6));
}

export function searchPlace(visit: i32, vehicle: i32, banned: i32): f64 {
  return isShipment(visit) ? findBestPair(visit, vehicle, banned) : findBestPlace(visit, vehicle, banned);
}

function evaluate(entry: usize, visit: i32, vehicle: i32): void {
  const cost = canServe(visit, vehicle) ? searchPlace(visit, vehicle, 0) : 1e18;
  store<i32>(entry, at(routeVersion, vehicle));
  store<u16>(entry, <u16>foundIndex, 4);
  store<u16>(entry, <u16>foundOther, 6);
  store<f64>(entry, cost, 8);
}

/** Before versions run out of 31 bits: forget everything and number the routes anew. */
export function renewVersions(): void {
  if (nextVersion < 0x40000000) return;
  memory.fill(entries, 0, <usize>((visits * ways) << ENTRY_SHIFT));
  let version = 1;
  for (let vehicle = 0; vehicle < vehicles; vehicle++) put(routeVersion, vehicle, version++);
  setNextVersion(version);
}
