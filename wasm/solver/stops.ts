/**
 * The stops of each route: one contiguous array, first the start, then visits (and reloads), then the end. A stop carries what
 * O(1) insertion checks need: earliest departure, latest arrival, the arc to the next stop. Beside it, where the problem needs
 * them, stand the load on leaving with the largest load before and after it in the trip (`route-loads.ts`), and its stretches
 * (`stretches.ts`).
 */
import { at, put, reserve } from "./memory";
import { dimensions, has, MIXED_LOADS, TIMED, vehicles } from "./problem";

export const STOP_SHIFT: i32 = 5;
export const STOP_BYTES: i32 = 32;

/** Offsets in a stop. */
export const NODE: usize = 0;
export const PLACE: usize = 4;
export const DEPART: usize = 8;
export const LATEST: usize = 12;
export const ARC: usize = 16;
export const TRAVEL: usize = 20;
export const BEGIN: usize = 24;
/** Latest departure that keeps the rest feasible. */
export const TAIL: usize = 28;

export const START_NODE: i32 = -1;
export const END_NODE: i32 = -2;

/** Bytes of a stop's loads, by dimension, and of its stretches. */
const LOAD_BYTES: i32 = 12;
const STRETCH_BYTES: i32 = 20;

/** By vehicle: address of its stops and how many are between start and end; room, in stops; address of what stands beside them. */
let routeStops: usize = 0;
export let routeLength: usize = 0;
let routeRoom: usize = 0;
let routeLoads: usize = 0;

/** Bytes a stop beside the stop itself: its loads, then its stretches. */
export let besideBytes: i32 = 0;
let loadBytes: i32 = 0;
/** By size: the first of the chunks that are free. */
let freeChunks: usize = 0;

export function createStops(): void {
  routeStops = reserve(vehicles * 4);
  routeLength = reserve(vehicles * 4);
  routeRoom = reserve(vehicles * 4);
  routeLoads = reserve(vehicles * 4);
  freeChunks = reserve(32 * 4);
  loadBytes = has(MIXED_LOADS) ? dimensions * LOAD_BYTES : 0;
  besideBytes = loadBytes + (has(TIMED) ? STRETCH_BYTES : 0);
}

// @ts-ignore: decorator
@inline
export function stopAt(vehicle: i32, index: i32): usize {
  assert(index >= 0 && index <= at(routeLength, vehicle) + 1);
  return <usize>at(routeStops, vehicle) + (<usize>index << STOP_SHIFT);
}

// @ts-ignore: decorator
@inline
export function nodeAt(vehicle: i32, index: i32): i32 {
  return load<i32>(stopAt(vehicle, index), NODE);
}

// @ts-ignore: decorator
@inline
export function loadsAt(vehicle: i32, index: i32): usize {
  return <usize>at(routeLoads, vehicle) + <usize>(index * besideBytes);
}

/** What `stretches.ts` keeps of a stop; where the exact clock may be needed. */
// @ts-ignore: decorator
@inline
export function stretchAt(vehicle: i32, index: i32): usize {
  return loadsAt(vehicle, index) + <usize>loadBytes;
}

/** Room for `length` stops between start and end; what was there is kept. Chunks are powers of two and reused by size. */
export function makeRoom(vehicle: i32, length: i32): void {
  const room = at(routeRoom, vehicle);
  if (length + 2 <= room) return;
  let size = 4;
  while ((1 << size) < length + 2) size++;
  const stops = allocateChunk(size);
  if (room > 0) {
    memory.copy(stops, <usize>at(routeStops, vehicle), <usize>room << STOP_SHIFT);
    freeChunk(<usize>at(routeStops, vehicle), room);
  }
  put(routeStops, vehicle, <i32>stops);
  put(routeLoads, vehicle, <i32>(stops + (<usize>1 << (size + STOP_SHIFT))));
  put(routeRoom, vehicle, 1 << size);
}

function allocateChunk(size: i32): usize {
  const chunk = <usize>at(freeChunks, size);
  if (chunk == 0) return reserve((STOP_BYTES + besideBytes) << size);
  put(freeChunks, size, load<i32>(chunk));
  return chunk;
}

function freeChunk(chunk: usize, room: i32): void {
  const size = ctz(room);
  store<i32>(chunk, at(freeChunks, size));
  put(freeChunks, size, <i32>chunk);
}
