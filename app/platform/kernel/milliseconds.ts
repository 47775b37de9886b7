/** Lengths of time in milliseconds, as instants count them. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Waits after the first, second, … failed attempt, milliseconds. After the last one a person has to act. */
export const retryWaits: readonly number[] = [
  5 * second,
  30 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
];

/** When to retry after `tries` failed attempts, or null to stop. Milliseconds UTC. */
export function computeNextTry(nowMs: number, tries: number): number | null {
  const wait = retryWaits[tries - 1];
  return wait === undefined ? null : nowMs + wait;
}
