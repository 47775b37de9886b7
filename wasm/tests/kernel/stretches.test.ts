import { describe, expect, it } from "vitest";
import type { Job, Vehicle } from "#wasm/host/problem.ts";
import { solveProblem } from "#wasm/host/run.ts";
import { readSolverModule } from "../solver-module.ts";

/** Places on a line, a second apart. */
const line = Array.from({ length: 12 }, (_, from) => Array.from({ length: 12 }, (_, to) => Math.abs(from - to)));
const van = (more: Partial<Vehicle> = {}): Vehicle => ({ id: 1, start_index: 0, end_index: 0, ...more });
const at = (place: number, opens: number, closes: number, service = 0): Job => ({
  id: place,
  location_index: place,
  service,
  time_windows: [[opens, closes]],
});

function worked(vehicles: Vehicle[], jobs: Job[]) {
  const solved = solveProblem(
    readSolverModule(),
    { vehicles, jobs, matrices: { car: { durations: line } } },
    { iterations: 200, seed: 1 },
  );
  if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
  const { summary, routes, unassigned } = solved.ok;
  return {
    cost: summary.cost,
    work: routes[0]?.work_time,
    start: routes[0]?.steps[0]?.arrival,
    out: unassigned.length,
  };
}

describe("work time of a route assembled from its segments", () => {
  // Left at 4: at place 2 at 6, at place 4 at 8, back at 12.
  const day = [at(2, 4, 6), at(4, 8, 9)];

  it("begins as late as windows and the end allow", () => {
    expect(worked([van({ max_work_time: 10 })], day)).toEqual({ cost: 8, work: 8, start: 4, out: 0 });
    expect(worked([van({ max_work_time: 8 })], day)).toMatchObject({ work: 8, out: 0 });
    expect(worked([van({ max_work_time: 7 })], day)).toMatchObject({ out: 1 });
  });

  it("counts waiting that no later departure can remove", () => {
    const long = [at(1, 0, 5), at(2, 50, 60)];
    // Left at 4 at the latest for 5 at place 1: back at 52, so 48 s.
    expect(worked([van({ max_work_time: 48 })], long)).toMatchObject({ work: 48, start: 4, out: 0 });
    expect(worked([van({ max_work_time: 47 })], long)).toMatchObject({ out: 1 });
    expect(worked([van({ costs: { per_hour: 0, per_work_hour: 3_600 } })], long)).toMatchObject({ cost: 48 });
  });

  it("applies service and shift grace correctly", () => {
    const served = [at(3, 10, 20, 7)];
    expect(worked([van({ max_work_time: 13 })], served)).toMatchObject({ work: 13, start: 7, out: 0 });
    expect(worked([van({ max_work_time: 12 })], served)).toMatchObject({ out: 1 });
    // Back at 20: two seconds after the shift, at 2 a second.
    expect(worked([van({ time_window: [0, 18], grace: { late: 5 } })], served)).toMatchObject({ cost: 6 + 4, out: 0 });
    expect(worked([van({ time_window: [0, 14], grace: { late: 5 } })], served)).toMatchObject({ out: 1 });
  });

  it("pairs: the shipment's two ends adjacent or apart", () => {
    const shipments = [{ amount: [1], pickup: { id: 1, location_index: 2 }, delivery: { id: 2, location_index: 6 } }];
    const solveFor = (limit: number) => {
      const vehicles = [van({ capacity: [1], max_work_time: limit })];
      const jobs = [{ ...at(4, 0, 100), delivery: [0] }];
      const solved = solveProblem(
        readSolverModule(),
        { vehicles, jobs, shipments, matrices: { car: { durations: line } } },
        { iterations: 200, seed: 1 },
      );
      if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
      return { work: solved.ok.routes[0]?.work_time, out: solved.ok.unassigned.map(({ type }) => type) };
    };
    expect(solveFor(12)).toEqual({ work: 12, out: [] });
    expect(solveFor(11)).toEqual({ work: 8, out: ["pickup", "delivery"] });
  });
});
