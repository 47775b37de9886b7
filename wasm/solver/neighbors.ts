/** For every visit its nearest others by the cheaper direction of travel, nearest first, 16 bits each. */
import { at, reserve } from "./memory";
import { between, getCostsOut, visitLocation, visits } from "./problem";

export let neighborCount: i32 = 0;
let lists: usize = 0;

// @ts-ignore: decorator
@inline
export function neighborAt(visit: i32, rank: i32): i32 {
  assert(rank >= 0 && rank < neighborCount);
  return load<u16>(lists + (<usize>(visit * neighborCount + rank) << 1));
}

export function createNeighbors(wanted: i32): void {
  neighborCount = max(0, min(wanted, visits - 1));
  if (neighborCount == 0) return;
  lists = reserve(visits * neighborCount * 2);
  const keys = reserve(neighborCount * 8);
  const costs = getCostsOut(0);
  for (let visit = 0; visit < visits; visit++) {
    let kept = 0;
    const place = at(visitLocation, visit);
    for (let other = 0; other < visits; other++) {
      if (other == visit) continue;
      const there = at(visitLocation, other);
      const near = min(between(costs, place, there), between(costs, there, place));
      const key = (<u64>near << 16) | <u64>other;
      if (kept == neighborCount) {
        if (key >= load<u64>(keys)) continue;
        replaceTop(keys, kept, key);
      } else push(keys, kept++, key);
    }
    for (let rank = kept - 1; rank >= 0; rank--) {
      const top = load<u64>(keys);
      store<u16>(lists + (<usize>(visit * neighborCount + rank) << 1), <u16>top);
      replaceTop(keys, rank + 1, load<u64>(keys + (<usize>rank << 3)), rank);
    }
  }
}

/** Max-heap of 64-bit keys. */
function push(keys: usize, index: i32, key: u64): void {
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = load<u64>(keys + (<usize>parent << 3));
    if (above >= key) break;
    store<u64>(keys + (<usize>index << 3), above);
    index = parent;
  }
  store<u64>(keys + (<usize>index << 3), key);
}

function replaceTop(keys: usize, count: i32, key: u64, limit: i32 = count): void {
  let index = 0;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= limit) break;
    if (child + 1 < limit && load<u64>(keys + (<usize>(child + 1) << 3)) > load<u64>(keys + (<usize>child << 3))) child++;
    const below = load<u64>(keys + (<usize>child << 3));
    if (below <= key) break;
    store<u64>(keys + (<usize>index << 3), below);
    index = child;
  }
  store<u64>(keys + (<usize>index << 3), key);
}
