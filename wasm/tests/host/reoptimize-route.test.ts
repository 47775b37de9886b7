import { describe, expect, it } from "vitest";
import { readPlaces } from "#wasm/host/places.ts";
import type { Job, Problem, Step } from "#wasm/host/problem.ts";
import { reoptimizeRoute } from "#wasm/host/reoptimize-route.ts";
import { buildRouteProblem, type RouteOrder } from "#wasm/host/route-problem.ts";
import { readSolverModule } from "../solver-module.ts";

const module = readSolverModule();

/** A clock that goes half a millisecond on with every look: the same few slices on every machine, each four times the last. */
function steadyClock(): () => number {
  let now = 0;
  return () => {
    now += 0.5;
    return now;
  };
}
const options = () => ({ milliseconds: 3, clock: steadyClock(), seed: 1 });

/** Places on a line at 0, 10, 20 …: job k is at 10 k, and the depot at 0. */
function line(jobs: readonly Job[], more: Partial<Problem["vehicles"][number]> = {}): Problem {
  const durations = Array.from({ length: 12 }, (_, from) =>
    Array.from({ length: 12 }, (_, to) => 10 * Math.abs(from - to)),
  );
  const home = { start_index: 0, end_index: 0, time_window: [0, 10_000] as const };
  return {
    vehicles: [
      { id: 1, ...home },
      { id: 2, ...home, ...more },
    ],
    jobs,
    matrices: { car: { durations } },
  };
}
const jobAt = (id: number, more: Partial<Job> = {}): Job => ({ id, location_index: id, ...more });
const steps = (...ids: number[]): Step[] => ids.map((id) => ({ type: "job", id }));
const ids = (order: readonly Step[]) => order.flatMap(({ type, id }) => (type === "job" ? [id] : []));

function answer(problem: Problem, route: RouteOrder) {
  const found = reoptimizeRoute(module, problem, route, options());
  if ("errors" in found) throw new Error(JSON.stringify(found.errors));
  return found.ok;
}

describe("the order of one route", () => {
  const five = [1, 2, 3, 4, 5, 9].map((id) => jobAt(id));

  it("becomes the shortest, with the same stops and no others", () => {
    const { route, before, improved } = answer(line(five), { vehicle: 2, steps: steps(5, 1, 4, 2, 3) });
    expect(improved).toBe(true);
    expect(before.duration).toBe(50 + 40 + 30 + 20 + 10 + 30);
    expect(route.duration).toBe(100);
    expect(route.vehicle).toBe(2);
    expect(ids(route.steps).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it("stays when it is already the shortest", () => {
    const { route, before, improved } = answer(line(five), { vehicle: 2, steps: steps(1, 2, 3, 4, 5) });
    expect(improved).toBe(false);
    expect(route).toEqual(before);
  });

  it("keeps fixed stops in their order, and a stop with a small prize", () => {
    const fixed = steps(4, 2, 3).map((step, at): Step => (at < 2 ? { ...step, fixed: true } : step));
    const jobs = [2, 3, 4].map((id) => jobAt(id, { prize: 1 }));
    const { route } = answer(line(jobs), { vehicle: 1, steps: fixed });
    const order = ids(route.steps);
    expect(order.indexOf(4)).toBeLessThan(order.indexOf(2));
    expect(order).toHaveLength(3);
    expect(route.duration).toBe(80);
  });

  it("becomes less late when it cannot be on time", () => {
    const jobs = [jobAt(1, { time_windows: [[0, 5]] }), jobAt(3, { time_windows: [[0, 9_000]] })];
    const { route, before, improved } = answer(line(jobs), { vehicle: 1, steps: steps(3, 1) });
    expect(improved).toBe(true);
    expect(before.violations).toEqual([{ cause: "time_windows", amount: 45 }]);
    expect(route.violations).toEqual([{ cause: "time_windows", amount: 5 }]);
    expect(ids(route.steps)).toEqual([1, 3]);
  });

  it("stays when locked, or when a step is unknown or occurs twice", () => {
    expect(answer(line(five, { locked: true, steps: steps(5, 1) }), { vehicle: 2, steps: steps(5, 1) }).improved).toBe(
      false,
    );
    expect(buildRouteProblem(line(five), { vehicle: 2, steps: steps(5, 77) })).toBeNull();
    expect(buildRouteProblem(line(five), { vehicle: 2, steps: steps(5, 5, 1) })).toBeNull();
    expect(buildRouteProblem(line(five), { vehicle: 3, steps: steps(5) })).toBeNull();
  });

  it("uses only the needed part of the matrix", () => {
    const part = buildRouteProblem(line(five), { vehicle: 2, steps: steps(9, 1) });
    expect(part?.matrices?.car?.durations).toEqual([
      [0, 80, 10],
      [80, 0, 90],
      [10, 90, 0],
    ]);
    expect(part?.jobs?.map(({ id }) => id)).toEqual([1, 9]);
  });

  it("renumbers the places of its area, with and without matrices", () => {
    // Jobs 5 and 9 are in the area; of them the route serves 9, and 1 that lies outside.
    const withMatrix = buildRouteProblem(line([jobAt(1), jobAt(5), jobAt(9)], { service_area: [5, 9] }), {
      vehicle: 2,
      steps: steps(9, 1),
    });
    expect(withMatrix?.vehicles[0]?.service_area).toEqual([1]);
    const place = (north: number) => [10, 50 + north / 100] as const;
    const without: Problem = {
      vehicles: [{ id: 2, start: place(0), end: place(0), service_area: [2, 3] }],
      jobs: [1, 5, 9].map((id) => ({ id, location: place(id) })),
    };
    const part = buildRouteProblem(without, { vehicle: 2, steps: steps(9, 1) });
    if (!part) throw new Error("no route");
    expect(part.jobs?.map(({ id }) => id)).toEqual([1, 9]);
    const { find } = readPlaces(part);
    expect(part.vehicles[0]?.service_area).toEqual([find({ location: place(9) })]);
  });
});
