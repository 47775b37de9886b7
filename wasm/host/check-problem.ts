import { crossCheck } from "./cross-checks.ts";
import { limits } from "./limits.ts";
import type { Purpose } from "./lock-checks.ts";
import type { Problem } from "./problem.ts";
import { problemShape } from "./problem-shape.ts";
import type { ProblemError } from "./shape.ts";

export type CheckedProblem = { ok: Problem } | { errors: readonly ProblemError[] };

/**
 * Anything at all → a problem, or the list of what is wrong with it (at most `limits.errors`), each with the field's path.
 * Never throws. What is merely impossible to serve is no error: the answer says so.
 */
export function checkProblem(value: unknown, purpose: Purpose = "solve"): CheckedProblem {
  const errors: ProblemError[] = [];
  const report = (path: string, message: string): void => {
    if (errors.length < limits.errors) errors.push({ path: path === "" ? "problem" : path, message });
  };
  if (!hasProblemShape(value, report, errors)) return { errors };
  crossCheck(value, purpose, report);
  return errors.length === 0 ? { ok: value } : { errors };
}

/** The shape's table is what proves the type. */
function hasProblemShape(
  value: unknown,
  report: (path: string, message: string) => void,
  errors: readonly ProblemError[],
): value is Problem {
  problemShape(value, "", report);
  return errors.length === 0;
}
