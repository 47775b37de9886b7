import { crossCheck } from "./cross-checks.ts";
import { LIMITS } from "./limits.ts";
import type { Purpose } from "./lock-checks.ts";
import type { Problem } from "./problem.ts";
import { problemShape } from "./problem-shape.ts";
import type { ProblemError, Report } from "./shape.ts";

export type CheckedProblem = { ok: Problem } | { errors: readonly ProblemError[] };

/**
 * Anything at all → a problem, or the list of what is wrong with it (at most `limits.errors`), each with the field's path.
 * Never throws. What is merely impossible to serve is no error: the response says so.
 */
export function checkProblem(value: unknown, purpose: Purpose = "solve"): CheckedProblem {
  const errors: ProblemError[] = [];
  const report = (path: string, message: string): void => {
    if (errors.length < LIMITS.errors) errors.push({ path: path === "" ? "problem" : path, message });
  };
  if (!hasProblemShape(value, report, errors)) return { errors };
  crossCheck(value, purpose, report);
  return errors.length === 0 ? { ok: value } : { errors };
}

/** Unknown fields reported of one problem, at most. */
const MAX_UNKNOWN = 20;

/** Fields of the problem that the solver does not support: they are ignored, and often a typing error. */
export function listUnknownFields(value: unknown): ProblemError[] {
  const found: ProblemError[] = [];
  const report: Report = () => {};
  report.unknown = (path, name, names) => {
    if (found.length === MAX_UNKNOWN) return;
    const meant = names.find((known) => isNear(known, name));
    found.push({ path, message: meant ? `is ignored; did you mean ${meant}?` : "is ignored" });
  };
  problemShape(value, "", report);
  return found;
}

/** Times at the start and end of given routes, as in the plan mode of VROOM: a vehicle leaves and returns within its `time_window`. */
export function listUnusedTimes(problem: Problem): ProblemError[] {
  return problem.vehicles.flatMap(({ steps }, vehicle) =>
    (steps ?? []).flatMap((step, index) =>
      step.type === "start" || step.type === "end"
        ? SERVICE_TIMES.filter((field) => step[field] !== undefined).map((field) => ({
            path: `vehicles[${vehicle}].steps[${index}].${field}`,
            message: "is ignored; set the vehicle's time_window",
          }))
        : [],
    ),
  );
}

const SERVICE_TIMES = ["service_at", "service_after", "service_before"] as const;

/** Equal but for case, dashes and an s at the end, or for one letter too many, too few or wrong. */
function isNear(known: string, written: string): boolean {
  const plain = (name: string): string =>
    name
      .toLowerCase()
      .replaceAll(/[^a-z]/g, "")
      .replace(/s$/, "");
  const [one, other] = [plain(known), plain(written)];
  if (one === other) return true;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  return (
    one.length > 3 &&
    (restOne.slice(1) === restOther.slice(1) || restOne.slice(1) === restOther || restOne === restOther.slice(1))
  );
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
