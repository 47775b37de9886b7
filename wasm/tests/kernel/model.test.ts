/** Each part of the model on an instance small enough to know the optimum by hand. Places lie on a line, a second apart. */
import { describe, expect, it } from "vitest";
import type { Job, Options, Vehicle } from "#wasm/host/problem.ts";
import { listRoutes, solveToEnd } from "./solve.ts";

const line = (places: number) =>
  Array.from({ length: places }, (_, from) => Array.from({ length: places }, (_, to) => Math.abs(from - to)));
const at = (place: number, more: Partial<Job> = {}): Job => ({ id: place, location_index: place, ...more });
const van = (id: number, more: Partial<Vehicle> = {}): Vehicle => ({ id, start_index: 0, end_index: 0, ...more });

function optimum(jobs: readonly Job[], vehicles: readonly Vehicle[], options: Options = {}) {
  const durations = line(12);
  const distances = durations.map((row) => row.map((leg) => leg * 1000));
  return solveToEnd({ jobs, vehicles, options, matrices: { car: { durations, distances } } }, 500);
}

describe("capacity", () => {
  it("in every dimension", () => {
    const jobs = [at(4, { delivery: [1, 5] }), at(5, { delivery: [5, 1] }), at(6, { delivery: [1, 5] })];
    const solved = optimum(jobs, [van(1, { capacity: [6, 6] }), van(2, { capacity: [6, 6] })]);
    expect(solved.cost).toBe(12 + 8); // 5 and 6 together, or 4 and 5 with 6 alone: 12 + 10
  });

  it("of deliveries and pickups on the same trip", () => {
    const jobs = [at(3, { delivery: [2] }), at(5, { pickup: [2] }), at(4, { pickup: [1] })];
    const solved = optimum(jobs, [van(1, { capacity: [3] })]);
    expect(solved.cost).toBe(10);
    expect(solved.progress.feasible).toBe(true);
  });

  it("by returning to reload, which costs", () => {
    const jobs = [at(2, { delivery: [1] }), at(3, { delivery: [1] })];
    const solved = optimum(jobs, [van(1, { capacity: [1], reload: { location_index: 0, cost: 7 } })]);
    expect(solved.cost).toBe(4 + 6 + 7);
    expect(listRoutes(solved)[0]?.[1]).toBe("r");
  });

  it("not where returning is not allowed", () => {
    const jobs = [at(2, { delivery: [1] }), at(3, { delivery: [1] })];
    const vans = [van(1, { capacity: [1], reload: { location_index: 0 } })];
    expect(optimum(jobs, vans, { depot_revisit: "disabled" }).progress.unassigned).toBe(1);
  });
});

describe("time", () => {
  it("of several windows the reachable one", () => {
    const jobs = [
      at(5, {
        time_windows: [
          [0, 2],
          [20, 22],
        ],
      }),
      at(8),
    ];
    expect(optimum(jobs, [van(1, { time_window: [0, 28] })]).cost).toBe(16);
    expect(optimum(jobs, [van(1, { time_window: [0, 24] })]).progress.unassigned).toBe(1);
  });

  it("of release: the trip leaves when its goods are ready", () => {
    const jobs = [at(2, { release: 10 }), at(3, { time_windows: [[0, 5]] })];
    const solved = optimum(jobs, [van(1), van(2)]);
    expect(solved.cost).toBe(4 + 6);
    expect(listRoutes(solved).every((route) => route.length === 1)).toBe(true);
  });

  it("of a break that leaves no time for everything", () => {
    const rest = [{ id: 1, time_windows: [[4, 6]] as const, service: 10 }];
    expect(optimum([at(5)], [van(1, { time_window: [0, 20], breaks: rest })]).progress.feasible).toBe(true);
    expect(optimum([at(5)], [van(1, { time_window: [0, 19], breaks: rest })]).progress.feasible).toBe(false);
  });

  it("over a window's end at a price", () => {
    const solved = optimum([at(5, { time_windows: [[0, 3]], grace: { late: 4 } })], [van(1)]);
    expect(solved.cost).toBe(10 + 2 * 2); // two seconds late, two hundredths each
  });

  it("between leaving and returning, which may be limited", () => {
    const jobs = [at(2, { time_windows: [[0, 4]] }), at(3, { time_windows: [[50, 60]] })];
    expect(optimum(jobs, [van(1, { max_work_time: 20 })]).progress.unassigned).toBe(1);
    expect(optimum(jobs, [van(1, { max_work_time: 52 })]).progress.feasible).toBe(true);
  });

  it("to set up is paid once a place", () => {
    const jobs = [at(3, { setup: 10 }), { ...at(3, { setup: 10 }), id: 99 }];
    expect(optimum(jobs, [van(1, { time_window: [0, 16] })]).progress.feasible).toBe(true);
    expect(optimum(jobs, [van(1, { time_window: [0, 15] })]).progress.feasible).toBe(false);
  });

  it("to park is paid once a place", () => {
    const jobs = [at(3), { ...at(3), id: 99 }];
    expect(optimum(jobs, [van(1, { time_window: [0, 10], parking_time: 4 })]).progress.feasible).toBe(true);
    expect(optimum(jobs, [van(1, { time_window: [0, 9], parking_time: 4 })]).progress.feasible).toBe(false);
  });
});

describe("limits", () => {
  it.each<[string, Partial<Vehicle>, number]>([
    ["tasks", { max_tasks: 2 }, 1],
    ["travel time", { max_travel_time: 9 }, 1],
    ["distance", { max_distance: 7999 }, 2],
    ["service radius", { service_radius: 4000 }, 1],
  ])("of %s", (_, limit, out) => {
    expect(optimum([at(3), at(4), at(5)], [van(1, limit)]).progress.unassigned).toBe(out);
  });

  it("of the leg between two stops", () => {
    const jobs = [at(2), at(8)];
    expect(optimum(jobs, [van(1)], { max_stop_separation: 5000 }).progress.unassigned).toBe(1);
    expect(optimum(jobs, [van(1), van(2)], { max_stop_separation: 5000 }).cost).toBe(4 + 16);
  });
});

describe("choice", () => {
  it("of the vehicle: skills, allowed and prohibited vehicles", () => {
    const jobs = [at(2, { skills: [7] }), at(3, { banned_vehicles: [2] }), at(4, { allowed_vehicles: [1] })];
    const solved = optimum(jobs, [van(1), van(2, { skills: [7] })]);
    expect(listRoutes(solved)).toEqual(
      [[1, 2], [0]].map((ids) => expect.toSatisfy((route: number[]) => [...route].sort().join() === ids.join())),
    );
  });

  it("of the unassigned task: the lower priority", () => {
    const jobs = [
      at(1, { delivery: [1], priority: 1 }),
      at(9, { delivery: [1], priority: 5 }),
      at(2, { delivery: [1], priority: 3 }),
    ];
    expect(optimum(jobs, [van(1, { capacity: [2] })]).plan.unassigned).toEqual([0]);
  });

  it("of a task not worth the trip: a prize below the cost", () => {
    const solved = optimum([at(2, { prize: 100 }), at(9, { prize: 13 })], [van(1)]);
    expect(solved.plan.unassigned).toEqual([1]);
    expect(solved.cost).toBe(4 + 13);
  });

  it("of the more expensive but nearer vehicle, by its own prices", () => {
    const near = van(2, { start_index: 10, end_index: 10, costs: { fixed: 3, per_hour: 7200 } });
    expect(optimum([at(9)], [van(1), near]).cost).toBe(3 + 4);
  });
});

describe("shape", () => {
  it("balances by equal active time", () => {
    const jobs = [at(3, { service: 4000 }), at(4, { service: 4000 })];
    expect(
      listRoutes(optimum(jobs, [van(1), van(2)]))
        .map((route) => route.length)
        .sort(),
    ).toEqual([0, 2]);
    expect(listRoutes(optimum(jobs, [van(1), van(2)], { balancing: "high" })).map((route) => route.length)).toEqual([
      1, 1,
    ]);
  });

  it("does not revisit a place: never, or at a price", () => {
    const jobs = [
      at(4, { time_windows: [[0, 5]] }),
      at(5, { time_windows: [[5, 9]] }),
      { ...at(4, { time_windows: [[20, 30]] }), id: 99 },
    ];
    const solved = optimum(jobs, [van(1)], { contiguity: "soft" });
    expect(solved.cost).toBe(10 + 600);
    expect(optimum(jobs, [van(1)], { contiguity: "hard" }).progress.unassigned).toBe(1);
  });

  it("pays for legs between stops where clusters are wanted", () => {
    expect(optimum([at(3), at(9)], [van(1)], { clustering: "medium" }).cost).toBe(18 + 6);
    expect(optimum([at(3), at(9)], [van(1), van(2)], { clustering: "high" }).cost).toBe(6 + 18);
  });

  it("pays for stops outside of a soft service area", () => {
    const vans = [van(1, { service_area: [2] }), van(2, { service_area: [9], costs: { fixed: 50 } })];
    expect(optimum([at(2), at(9)], vans, { service_area: "soft" }).cost).toBe(4 + 18 + 50);
  });
});

describe("the initial plan", () => {
  const jobs = [at(2), at(4), at(6)];
  const step = (id: number, fixed?: boolean) => ({ type: "job" as const, id, ...(fixed ? { fixed } : {}) });

  it("keeps a locked route as it is", () => {
    const solved = optimum(jobs, [van(1, { locked: true, steps: [step(6), step(2)] }), van(2)]);
    expect(listRoutes(solved)).toEqual([[2, 0], [1]]);
  });

  it("keeps fixed steps in their order and on their vehicle", () => {
    const solved = optimum(jobs, [van(1), van(2, { costs: { fixed: 30 }, steps: [step(6, true), step(2, true)] })]);
    expect(listRoutes(solved)[1]?.filter((visit) => visit !== 1)).toEqual([2, 0]);
  });

  it("changes no more than the budget allows", () => {
    const scrambled = [van(1, { steps: [step(6), step(2), step(4)] })];
    expect(optimum(jobs, scrambled, { change_budget: 0 }).cost).toBe(6 + 4 + 2 + 4);
    expect(optimum(jobs, scrambled).cost).toBe(12);
  });
});

it("serves from an empty vehicle rather than not at all", () => {
  const solved = optimum(
    [at(2, { delivery: [1] }), at(3, { delivery: [1] })],
    [van(1, { capacity: [1] }), van(2, { capacity: [1], costs: { fixed: 1e9 } })],
  );
  expect(solved.progress.feasible).toBe(true);
});

describe("vehicles", () => {
  it("are all used when each has a break, for any number of them", () => {
    const rest = [{ id: 1, time_windows: [[2, 4]] as const, service: 1 }];
    const vans = Array.from({ length: 9 }, (_, index) => van(index + 1, { capacity: [1], breaks: rest }));
    const jobs = vans.map(({ id }) => at(id, { delivery: [1] }));
    expect(optimum(jobs, vans).progress.unassigned).toBe(0);
  });

  it("that are locked do not lock others", () => {
    const step = { type: "job", id: 2 } as const;
    const vans = [van(1), van(2, { locked: true, steps: [step] }), van(3), van(4)];
    expect(listRoutes(optimum([at(2), at(3)], vans))).toEqual([[1], [0], [], []]);
  });
});
