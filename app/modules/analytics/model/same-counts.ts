import type { Counts } from "./subjects.ts";

/** True for the same counts; a count that is missing is 0. */
export function isSameCounts(one: Counts, other: Counts = {}): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? 0) === (other[name] ?? 0));
}
