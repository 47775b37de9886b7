import { describe, expect, it } from "vitest";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { explainLateness } from "#wasm/check/why-late.ts";
import type { Problem } from "#wasm/host/problem.ts";
import { job, lineProblem, type Short, steps, van } from "./line.ts";

const chain = (problem: Partial<Problem>, index: number, ...route: readonly Short[]) =>
  explainLateness(createEvaluator(lineProblem(problem)), 1, steps(...route), index);

describe("why a stop is late", () => {
  it("is empty for a stop on time", () => {
    expect(chain({}, 1, 1, 2)).toBeNull();
    expect(chain({}, 5, 1, 2)).toBeNull();
  });

  it("lists the departure, and the time of every stop before it", () => {
    // 1 (20 s), then out to 5 (100 s), back to 2: reached after 60 + 20 + 240 + 100 + 180 = 600.
    const jobs = [job(1, { service: 20 }), job(5, { service: 100 }), job(2, { time_windows: [[0, 200]] })];
    expect(chain({ jobs }, 2, 1, 5, 2)).toEqual({
      index: 2,
      late: 400,
      from: { index: -1, anchor: "shift" },
      links: [
        { index: 0, type: "job", id: 1, service: 20, waiting: 0, costs: 20 },
        { index: 1, type: "job", id: 5, service: 100, waiting: 0, costs: 460 },
      ],
      travel: 480,
      // Before 5 it is reached at 140; the way home from 5 is as long as before.
      fix: {
        move: { type: "job", id: 2 },
        before: { type: "job", id: 5 },
        arrival: 140,
        late: 0,
        extra_distance: 0,
        extra_cost: 0,
      },
    });
  });

  it("begins at the last stop that had to wait", () => {
    const jobs = [
      job(1, { service: 500 }),
      job(2, { time_windows: [[900, 2_000]], service: 30 }),
      job(3, { time_windows: [[0, 950]] }),
    ];
    const found = chain({ jobs }, 2, 1, 2, 3);
    expect(found).toMatchObject({ late: 40, from: { index: 1, anchor: "window" }, travel: 60 });
    expect(found?.links).toEqual([{ index: 1, type: "job", id: 2, service: 30, waiting: 280, costs: 310 }]);
  });

  it("finds the window for which a departure was delayed", () => {
    const jobs = [job(1, { time_windows: [[600, 900]] }), job(2, { time_windows: [[0, 650]] })];
    expect(chain({ jobs }, 1, 1, 2)).toMatchObject({ late: 10, from: { index: 0, anchor: "window" } });
  });

  it("names late goods and fixed times", () => {
    const late = [job(1, { release: 400 }), job(2, { time_windows: [[0, 500]] })];
    expect(chain({ jobs: late }, 1, 1, 2)).toMatchObject({ late: 20, from: { index: -1, anchor: "release" } });
    const vehicles = [van({ steps: [{ type: "job", id: 1, service_at: 700 }] })];
    const fixed = chain({ vehicles, jobs: [job(1), job(2, { time_windows: [[0, 500]] })] }, 1, 1, 2);
    expect(fixed).toMatchObject({ late: 260, from: { index: 0, anchor: "fixed_time" } });
    // What a person fixed stays; the late stop itself may go first.
    expect(fixed?.fix).toMatchObject({ move: { id: 2 }, before: { id: 1 }, arrival: 120, late: 0 });
  });

  it("proposes nothing that breaks another rule, and nothing for a locked route", () => {
    const jobs = [job(1, { service: 100, time_windows: [[0, 70]] }), job(2, { time_windows: [[0, 130]] })];
    expect(chain({ jobs }, 1, 1, 2)?.fix).toBeNull();
    const route = steps(5, 2);
    const locked = {
      vehicles: [van({ locked: true, steps: route })],
      jobs: [job(5), job(2, { time_windows: [[0, 200]] })],
    };
    expect(chain(locked, 1, 5, 2)).toMatchObject({ late: 280, fix: null });
  });

  it("proposes a smaller lateness where it cannot be avoided", () => {
    const jobs = [job(5, { service: 10 }), job(2, { time_windows: [[0, 100]] })];
    expect(chain({ jobs }, 1, 5, 2)?.fix).toMatchObject({ arrival: 120, late: 20 });
  });
});
