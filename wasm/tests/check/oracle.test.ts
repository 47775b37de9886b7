import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import type { Problem } from "#wasm/host/problem.ts";
import { fuzz } from "../fuzz.ts";
import { richProblem } from "../rich-problem.ts";
import { walk } from "./second-by-second.ts";

const timing = ["windows", "manyWindows", "setup", "parking"] as const;
const problems = richProblem(timing, 5, 1);

const jobsOf = (problem: Problem): number[] => (problem.jobs ?? []).map(({ id }) => id);
const asSteps = (jobs: readonly number[]) => jobs.map((id) => ({ type: "job", id }) as const);
const vehicleOf = (problem: Problem) => problem.vehicles[0] ?? { id: 1 };
const isTiming = ({ cause }: { cause: string }) => cause === "time_windows" || cause === "last_job";

describe("against a second-by-second simulation", () => {
  it("has the same arrivals, end and lateness", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const vehicle = vehicleOf(problem);
        const route = createEvaluator(problem).evaluateRoute(1, asSteps(jobsOf(problem)));
        const departure = route.steps[0]?.arrival ?? 0;
        const walked = walk(problem, vehicle, vehicle.start_index ?? 0, jobsOf(problem), departure);
        expect(route.steps.slice(1, -1).map(({ arrival }) => arrival)).toEqual(walked.arrivals);
        expect(route.steps.at(-1)?.arrival).toBe(walked.end);
        const late = route.violations.filter(isTiming).reduce((sum, { amount }) => sum + amount, 0);
        expect(late).toBe(walked.late);
      }),
      fuzz(300),
    );
  });

  it("with a delayed start leaves at the last second that changes neither the end nor the lateness", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const vehicle = vehicleOf(problem);
        const jobs = jobsOf(problem);
        const at = (departure: number) => walk(problem, vehicle, vehicle.start_index ?? 0, jobs, departure);
        const shift = vehicle.time_window?.[0] ?? 0;
        const first = at(shift);
        let last = shift;
        // Late stops only get later; without lateness the end and all windows must hold.
        for (let departure = shift; departure <= 1_000; departure++) {
          const later = at(departure);
          if (later.end === first.end && later.late === first.late) last = departure;
        }
        const delayed = createEvaluator({ ...problem, options: { delayed_start: true } }).evaluateRoute(
          1,
          asSteps(jobs),
        );
        expect(delayed.steps.at(-1)?.arrival).toBe(first.end);
        // Between windows a later departure may jump to the next window; the evaluator stays in the same one.
        if (problem.jobs?.every(({ time_windows }) => (time_windows?.length ?? 1) === 1)) {
          expect(delayed.steps[0]?.arrival).toBe(last);
        } else expect(delayed.steps[0]?.arrival).toBeLessThanOrEqual(last);
      }),
      fuzz(200),
    );
  });

  it("computes the latest arrival that keeps the rest on time", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const vehicle = vehicleOf(problem);
        const jobs = jobsOf(problem);
        const route = createEvaluator(problem).evaluateRoute(1, asSteps(jobs));
        route.steps.slice(1, -1).forEach((step, index) => {
          // From the moment of arrival on: a walk that begins at the stop's own place, with no leg to drive, but its setup paid.
          const before = route.steps[index]?.location_index;
          const place = step.location_index ?? 0;
          const setup = before === place ? 0 : step.setup;
          const inTime = (arrival: number): boolean => {
            const shifted = {
              ...problem,
              jobs: problem.jobs?.map((job) =>
                job.id === step.id ? { ...job, service: (job.service ?? 0) + setup } : job,
              ),
            };
            return walk(shifted, vehicle, place, jobs.slice(index), arrival).late === 0;
          };
          const possible = Array.from({ length: 1_000 }, (_, arrival) => arrival).filter(inTime);
          if (possible.length > 0) expect(step.latest).toBe(possible.at(-1));
        });
      }),
      fuzz(100),
    );
  });
});

describe("places breaks as well as trying all positions would", () => {
  const withBreaks = richProblem(["windows", "breaks"], 4, 1);

  it("without a violation wherever possible, and with the earliest return", () => {
    fc.assert(
      fc.property(withBreaks, (problem) => {
        const evaluator = createEvaluator(problem);
        const jobs = asSteps(jobsOf(problem));
        const breaks = vehicleOf(problem).breaks ?? [];
        fc.pre(jobs.length > 0 && breaks.length > 0);
        const judge = (steps: Parameters<typeof evaluator.evaluateRoute>[1]) => {
          const route = evaluator.evaluateRoute(1, steps);
          const broken = route.violations.some(({ cause }) => cause !== "quantities");
          return { broken, end: route.steps.at(-1)?.arrival ?? 0 };
        };
        // Every subset of the breaks in every order, at every place.
        let best = Number.POSITIVE_INFINITY;
        const place = (steps: Parameters<typeof judge>[0], rest: readonly { id: number }[]): void => {
          const { broken, end } = judge(steps);
          if (!broken) best = Math.min(best, end);
          for (const { id } of rest) {
            const others = rest.filter((other) => other.id !== id);
            for (let at = 0; at <= steps.length; at++) place(steps.toSpliced(at, 0, { type: "break", id }), others);
          }
        };
        place(jobs, breaks);
        const placed = judge(evaluator.withBreaks(1, jobs));
        expect(placed.broken).toBe(best === Number.POSITIVE_INFINITY);
        if (!placed.broken) expect(placed.end).toBe(best);
      }),
      fuzz(300),
    );
  });
});
