import { minute } from "#app/platform/kernel/milliseconds.ts";

/** A time window that a customer was notified or is shown. Milliseconds UTC. */
export interface NotifiedWindow {
  from: number;
  to: number;
}

/** A window has moved when an end lies this far outside of what was notified. */
export const MIN_WINDOW_MOVE_MS = 15 * minute;
/** Changes notified of one order in a day. */
export const MAX_CHANGES_PER_DAY = 2;

/**
 * Whether a customer must be notified that the window changed: it lies outside of the window notified, and an end of it moved
 * by more than a quarter of an hour. One that only got narrower is none.
 */
export function hasMoved(notified: NotifiedWindow, shown: NotifiedWindow): boolean {
  if (shown.from >= notified.from && shown.to <= notified.to) return false;
  return Math.max(notified.from - shown.from, shown.to - notified.to) > MIN_WINDOW_MOVE_MS;
}
