import type { TimeWindow } from "../host/problem.ts";
import type { Windows } from "./visits.ts";

/** When service begins, and what that takes from the grace. */
export interface Start {
  at: number;
  window: TimeWindow | undefined;
  /** Seconds before the window's start, or past its end (also past its grace). */
  early: number;
  late: number;
}

/**
 * The first moment from `ready` on at which service may begin: in the first window that is still open, its grace included,
 * or in the next where that has opened already. When all are over, service begins at once and is late against the last one.
 */
export function findServiceStart(windows: Windows, ready: number, graceEarly: number, graceLate: number): Start {
  for (const [index, window] of (windows ?? []).entries()) {
    if (ready > window[1] + graceLate) continue;
    if (ready > window[1] && (windows?.[index + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= ready) continue;
    const at = Math.max(ready, window[0] - graceEarly);
    return { at, window, early: Math.max(0, window[0] - at), late: Math.max(0, at - window[1]) };
  }
  const last = windows?.at(-1);
  return { at: ready, window: last, early: 0, late: last ? Math.max(0, ready - last[1]) : 0 };
}

/** The latest moment up to `bound` that lies in a window (without grace); `bound` itself when none opens by then. */
export function findLatestStart(windows: Windows, bound: number): number {
  if (!windows) return bound;
  for (let index = windows.length - 1; index >= 0; index--) {
    const window = windows[index];
    if (window && window[0] <= bound) return Math.min(window[1], bound);
  }
  return bound;
}
