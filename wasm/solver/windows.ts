/** When service may begin: the windows of visits, widened by their grace, and those of reloads. */
import { at, put, reserve } from "./memory";
import {
  graceEarly, graceLate, HORIZON, reloadWindowOffset, reloadWindows, visits, windowOffset, windows,
} from "./problem";

/** Windows widened by grace; hard ones where there is none. */
export let wideWindows: usize = 0;

export function createWindows(): void {
  const count = at(windowOffset, visits);
  wideWindows = reserve(count * 8);
  for (let visit = 0; visit < visits; visit++) {
    for (let k = at(windowOffset, visit); k < at(windowOffset, visit + 1); k++) {
      put(wideWindows, 2 * k, max(0, at(windows, 2 * k) - at(graceEarly, visit)));
      put(wideWindows, 2 * k + 1, min(HORIZON, at(windows, 2 * k + 1) + at(graceLate, visit)));
    }
  }
}

/** Earliest begin at or after `arrival`; beyond the last window simply `arrival`. Windows of grace count. */
export function findEarliestBegin(node: i32, vehicle: i32, arrival: i32): i32 {
  let list = wideWindows;
  let from: i32, to: i32;
  if (node < visits) {
    from = at(windowOffset, node);
    to = at(windowOffset, node + 1);
  } else {
    list = reloadWindows;
    from = at(reloadWindowOffset, vehicle);
    to = at(reloadWindowOffset, vehicle + 1);
  }
  for (let k = from; k < to; k++) {
    if (arrival <= at(list, 2 * k + 1)) return max(arrival, at(list, 2 * k));
  }
  return arrival;
}

/** Latest begin not after `limit` within a window; −1 when there is none. */
export function findLatestBegin(node: i32, vehicle: i32, limit: i32): i32 {
  let list = wideWindows;
  let from: i32, to: i32;
  if (node < visits) {
    from = at(windowOffset, node);
    to = at(windowOffset, node + 1);
  } else {
    list = reloadWindows;
    from = at(reloadWindowOffset, vehicle);
    to = at(reloadWindowOffset, vehicle + 1);
  }
  for (let k = to - 1; k >= from; k--) {
    if (limit >= at(list, 2 * k)) return min(limit, at(list, 2 * k + 1));
  }
  return -1;
}
