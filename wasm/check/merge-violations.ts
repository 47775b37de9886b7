import { getCause, type Violation } from "../host/problem.ts";

/** One violation for each cause, dimension and strictness: amounts added up, or the worst of them. */
export function mergeViolations(lists: Iterable<readonly Violation[]>): Violation[] {
  const merged = new Map<string, Violation>();
  for (const list of lists) {
    for (const violation of list) {
      const key = `${violation.cause} ${violation.dimension} ${violation.soft}`;
      const known = merged.get(key);
      if (!known) merged.set(key, { ...violation });
      else if (getCause(violation.cause).worst) known.amount = Math.max(known.amount, violation.amount);
      else known.amount += violation.amount;
    }
  }
  return [...merged.values()];
}
