import { describe, expect, it } from "vitest";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import type { Options, Problem } from "#wasm/host/problem.ts";
import { job, lineProblem, minute, type Short, steps, van } from "./line.ts";

const evaluateRoute = (problem: Partial<Problem>, ...route: readonly Short[]) =>
  createEvaluator(lineProblem(problem)).evaluateRoute(1, steps(...route));

const times = (problem: Partial<Problem>, ...route: readonly Short[]) =>
  evaluateRoute(problem, ...route).steps.map(({ arrival, waiting_time }) => [arrival, waiting_time]);

describe("arrival and waiting", () => {
  it("adds up legs, setup at a new place, and service", () => {
    const problem = {
      jobs: [job(1, { setup: 5, service: 10 }), job(2, { location_index: 1, setup: 5, service: 20 }), job(3)],
    };
    const route = evaluateRoute(problem, 1, 2, 3);
    expect(route.steps.map(({ arrival }) => arrival)).toEqual([0, 60, 75, 215, 395]);
    expect(route.steps.map(({ setup }) => setup)).toEqual([0, 5, 0, 0, 0]);
    expect(route.steps.map(({ duration }) => duration)).toEqual([0, 60, 60, 180, 360]);
    expect(route.steps.map(({ distance }) => distance)).toEqual([0, 1_000, 1_000, 3_000, 6_000]);
    expect(route).toMatchObject({ setup: 5, service: 30, duration: 360, distance: 6_000, work_time: 395 });
  });

  it("adds no setup at the vehicle's own start, but parking at every new stop", () => {
    const problem = {
      vehicles: [van({ parking_time: 7 })],
      jobs: [job(1, { location_index: 0, setup: 5 }), job(2, { setup: 5 })],
    };
    expect(evaluateRoute(problem, 1, 2).steps.map(({ setup }) => setup)).toEqual([0, 0, 12, 0]);
  });

  it("applies service and setup by vehicle type, and scales travel by the speed factor", () => {
    const problem = {
      vehicles: [van({ type: "bike", speed_factor: 0.7 })],
      jobs: [job(1, { setup: 1, service: 1, setup_per_type: { bike: 8 }, service_per_type: { bike: 40, truck: 9 } })],
    };
    // 60 ÷ 0.7 = 85.7, rounded.
    expect(evaluateRoute(problem, 1).steps).toMatchObject([
      {},
      { arrival: 86, setup: 8, service: 40 },
      { arrival: 220 },
    ]);
  });

  it("waits for the next window", () => {
    const problem = {
      jobs: [
        job(1, { service: 10 }),
        job(2, {
          time_windows: [
            [0, 100],
            [500, 600],
            [700, 800],
          ],
        }),
      ],
    };
    expect(times(problem, 1, 2)).toEqual([
      [0, 0],
      [60, 0],
      [130, 370],
      [620, 0],
    ]);
  });

  it("begins at once within the late grace, and at the next window beyond it", () => {
    const late = {
      time_windows: [
        [0, 40],
        [500, 600],
      ] as const,
      grace: { late: 30 },
    };
    expect(times({ jobs: [job(1, late)] }, 1)[1]).toEqual([60, 0]);
    expect(times({ jobs: [job(1, { ...late, grace: { late: 10 } })] }, 1)[1]).toEqual([500, 0]);
  });

  it("waits even if it may begin early, unless that makes something else late", () => {
    const early = job(1, { time_windows: [[200, 400]], grace: { early: 50 } });
    expect(times({ jobs: [early, job(2)] }, 1, 2)[2]).toEqual([260, 0]);
    const pressed = job(2, { time_windows: [[0, 230]] });
    expect(times({ jobs: [early, pressed] }, 1, 2)[2]).toEqual([210, 0]);
  });

  it("keeps fixed times", () => {
    const fixed = [{ type: "job", id: 2, service_at: 300 }] as const;
    expect(times({ vehicles: [van({ steps: fixed })] }, 1, 2)[2]).toEqual([120, 180]);
  });
});

describe("departure", () => {
  const jobs = [job(1, { time_windows: [[600, 900]] }), job(2, { time_windows: [[1_000, 2_000]] })];

  it("leaves late enough not to wait at the first stop", () => {
    expect(times({ jobs }, 1, 2)).toEqual([
      [540, 0],
      [600, 0],
      [660, 340],
      [1_120, 0],
    ]);
  });

  it("with a delayed start also removes later waiting, as far as the windows allow", () => {
    const options: Options = { delayed_start: true };
    expect(times({ jobs, options }, 1, 2)).toEqual([
      [840, 0],
      [900, 0],
      [960, 40],
      [1_120, 0],
    ]);
  });

  it("does the same where the time away is limited or paid", () => {
    const work = { vehicles: [van({ max_work_time: 280 })], jobs };
    expect(evaluateRoute(work, 1, 2)).toMatchObject({ work_time: 280, violations: [] });
    const paid = { vehicles: [van({ costs: { per_work_hour: 3_600 } })], jobs };
    expect(evaluateRoute(paid, 1, 2).cost_parts.work).toBe(280);
  });

  it("never leaves before the shift or before its goods are ready", () => {
    expect(times({ vehicles: [van({ time_window: [30, 900] })] }, 1)[0]).toEqual([30, 0]);
    expect(times({ jobs: [job(1), job(2, { release: 333 })] }, 1, 2)[0]).toEqual([333, 0]);
  });

  it("starts at the first stop if there is no start", () => {
    const route = evaluateRoute({ vehicles: [van({ start_index: undefined })], jobs: [job(3), job(1)] }, 3, 1);
    expect(route.steps.map(({ type, arrival }) => [type, arrival])).toEqual([
      ["job", 0],
      ["job", 120],
      ["end", 180],
    ]);
  });

  it("starts a clock without limits at midnight, and an epoch clock a day before the first instant", () => {
    const open = van({ time_window: undefined });
    expect(times({ vehicles: [open], jobs: [job(1), job(2, { time_windows: [[50, 5_000]] })] }, 1, 2)[0]).toEqual([
      0, 0,
    ]);
    const noon = 1_800_000_000;
    const epoch = { vehicles: [open], jobs: [job(1), job(2, { time_windows: [[noon, noon + minute]] })] };
    expect(times(epoch, 1, 2)[0]).toEqual([noon - 86_400, 0]);
  });
});

describe("breaks", () => {
  const rest = (from: number, to: number, service: number) => [{ id: 1, time_windows: [[from, to]] as const, service }];

  it("drives until the break's window opens, then continues", () => {
    const problem = { vehicles: [van({ breaks: rest(80, 200, 30) })] };
    const route = evaluateRoute(problem, 1, "break", 3);
    expect(route.steps.map(({ arrival, duration, distance }) => [arrival, duration, distance])).toEqual([
      [0, 0, 0],
      [60, 60, 1_000],
      [80, 80, 1_333],
      [210, 180, 3_000],
      [390, 360, 6_000],
    ]);
    expect(route.violations).toEqual([]);
  });

  it("waits for the break if the next stop is reached before it", () => {
    const problem = { vehicles: [van({ breaks: rest(100, 200, 30) })] };
    expect(times(problem, 1, "break", 2)[2]).toEqual([100, 0]);
    const later = { vehicles: [van({ breaks: rest(300, 400, 30) })] };
    expect(times(later, 1, "break", 2).slice(2)).toEqual([
      [120, 180],
      [330, 0],
      [450, 0],
    ]);
  });

  it("places breaks where they delay least, and omits those outside the day", () => {
    const windows = [job(1, { time_windows: [[0, 60]] }), job(2, { time_windows: [[0, 200]] }), job(3)];
    const evaluator = createEvaluator(lineProblem({ vehicles: [van({ breaks: rest(0, 300, 100) })], jobs: windows }));
    const placed = evaluator.withBreaks(1, steps(1, 2, 3));
    expect(placed.map(({ type }) => type)).toEqual(["job", "job", "break", "job"]);
    expect(evaluator.evaluateRoute(1, placed).violations).toEqual([]);
    const late = createEvaluator(lineProblem({ vehicles: [van({ breaks: rest(5_000, 6_000, 100) })] }));
    expect(late.withBreaks(1, steps(1, 2, 3))).toEqual(steps(1, 2, 3));
  });

  it("omits a break that is over before the vehicle has to leave", () => {
    const jobs = [job(1, { time_windows: [[600, 900]] })];
    const vehicles = [van({ breaks: rest(0, 100, 30), max_work_time: 120 })];
    const evaluator = createEvaluator(lineProblem({ vehicles, jobs }));
    const placed = evaluator.withBreaks(1, steps(1));
    expect(placed).toEqual(steps(1));
    expect(evaluator.evaluateRoute(1, placed)).toMatchObject({ work_time: 120, violations: [] });
    // Leaving at once there is no time for it.
    const early = createEvaluator(lineProblem({ vehicles: [van({ breaks: rest(0, 100, 30) })] }));
    expect(early.evaluateRoute(1, steps(1)).violations).toEqual([{ cause: "missing_break", amount: 1 }]);
  });

  it("places a break that fits nowhere where it does least harm", () => {
    const vehicles = [van({ breaks: rest(0, 10, 500), time_window: [0, 400] })];
    const evaluator = createEvaluator(lineProblem({ vehicles }));
    const placed = evaluator.withBreaks(1, steps(1, 2, 3));
    expect(placed[0]?.type).toBe("break");
    expect(evaluator.evaluateRoute(1, placed).violations).toEqual([{ cause: "time_windows", amount: 460 }]);
  });
});

describe("reload trips", () => {
  const vehicles = [van({ capacity: [3], reload: { location_index: 0, service: 20, time_windows: [[200, 5_000]] } })];

  it("return, wait for the depot and for the next goods, and load", () => {
    const route = evaluateRoute(
      { vehicles, jobs: [job(1, { delivery: [3] }), job(2, { delivery: [2], release: 260 })] },
      1,
      "reload",
      2,
    );
    expect(route.steps.map(({ arrival, waiting_time, load }) => [arrival, waiting_time, load])).toEqual([
      [0, 0, [3]],
      [60, 0, [0]],
      [120, 140, [2]],
      [400, 0, [0]],
      [520, 0, [0]],
    ]);
    expect(route.violations).toEqual([]);
  });

  it("unload pickups but keep shipments on board", () => {
    const shipments = [{ pickup: { id: 7, location_index: 3 }, delivery: { id: 8, location_index: 4 }, amount: [2] }];
    const jobs = [job(1, { delivery: [0], pickup: [1] }), job(2, { delivery: [1] })];
    const route = evaluateRoute({ vehicles, jobs, shipments }, ["pickup", 7], 1, "reload", 2, ["delivery", 8]);
    expect(route.steps.map(({ load }) => load[0])).toEqual([0, 2, 3, 3, 2, 0, 0]);
    expect(route).toMatchObject({ delivery: [3], pickup: [3], utilization: 1, violations: [] });
  });
});

describe("lateness and latest arrival", () => {
  it("has a code for each kind of early, late or at risk", () => {
    const options: Options = { lateness_threshold: 30 };
    const lateness = (from: number, to: number, ...before: readonly Short[]) => {
      const jobs = [job(1, { time_windows: [[60, 1_000]] }), job(2, { time_windows: [[from, to]] })];
      return evaluateRoute({ jobs, options }, ...before, 2).steps.at(-2)?.lateness;
    };
    expect(lateness(0, 1_000, 1)).toBe(0);
    expect(lateness(200, 1_000, 1)).toBe(1);
    expect(lateness(0, 140, 1)).toBe(3);
    expect(lateness(0, 100, 1)).toBe(4);
    // Early in its window is no risk: without waiting before, behind a stop that has to open first, and where a
    // departure was held back to come just at the opening.
    expect(lateness(110, 1_000, 1)).toBe(0);
    const held = [job(1, { time_windows: [[200, 1_000]] }), job(2, { time_windows: [[250, 1_000]] })];
    const codes = (more: Options) =>
      evaluateRoute({ jobs: held, options: { ...options, ...more } }, 1, 2)
        .steps.slice(1, 3)
        .map((step) => step.lateness);
    expect(codes({})).toEqual([0, 0]);
    // It is one where a start that was delayed for a later stop hides that it would wait at an earlier one.
    const delayed = [job(1, { time_windows: [[200, 1_000]] }), job(2, { time_windows: [[280, 1_000]] })];
    const steps = evaluateRoute({ jobs: delayed, options: { ...options, delayed_start: true } }, 1, 2).steps;
    expect(steps.slice(1, 3).map((step) => [step.arrival, step.lateness])).toEqual([
      [220, 2],
      [280, 0],
    ]);
    expect(evaluateRoute({ jobs: [job(2)], options }, 2).steps[1]?.lateness).toBe(0);
  });

  it("reports for each stop the latest arrival that keeps the rest on time", () => {
    const jobs = [
      job(1, { service: 10 }),
      job(2, {
        service: 10,
        time_windows: [
          [0, 100],
          [200, 250],
        ],
      }),
      job(3, { time_windows: [[0, 500]] }),
    ];
    const route = evaluateRoute({ jobs, vehicles: [van({ time_window: [0, 450] })] }, 1, 2, 3);
    // Home by 450: place 3 by 270, place 2 by 200 (second window), place 1 by 130, start by 70.
    expect(route.steps.map(({ latest }) => latest)).toEqual([70, 130, 200, 270, 450]);
  });
});
