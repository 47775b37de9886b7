import { describe, expect, it } from "vitest";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import type { CostParts, Problem } from "#wasm/host/problem.ts";
import * as prices from "#wasm/host/soft-prices.ts";
import { job, line, lineProblem, type Short, steps, van } from "./line.ts";

interface Case {
  name: string;
  problem: Partial<Problem>;
  route: readonly Short[];
  parts: Partial<CostParts>;
}

const stay = { setup: 60, service: 300 };

/** Route 1-2-3 and back: 360 s, 6 km. Rates are hundredths of a currency unit. */
const cases: readonly Case[] = [
  { name: "travel seconds, without any prices", problem: {}, route: [1, 2, 3], parts: { time: 360 } },
  {
    name: "a fixed cost for leaving at all",
    problem: { vehicles: [van({ costs: { fixed: 5_000, per_hour: 0 } })] },
    route: [1],
    parts: { fixed: 5_000 },
  },
  {
    name: "hours of travel and kilometers, each rounded once",
    problem: { vehicles: [van({ costs: { per_hour: 2_504, per_km: 23 } })] },
    route: [1, 2, 3],
    // 360 s of 25.04 an hour = 250.4; 6 km of 0.23 = 138.
    parts: { time: 250, distance: 138 },
  },
  {
    name: "hours of service and setup, and each stop",
    problem: {
      vehicles: [van({ costs: { per_hour: 0, per_task_hour: 1_000, per_task: 7 } })],
      jobs: [job(1, stay), job(2, stay)],
    },
    route: [1, 2],
    // 720 s of 10.00 an hour = 200, and two stops.
    parts: { tasks: 214 },
  },
  {
    name: "hours between leaving and returning",
    problem: { vehicles: [van({ costs: { per_hour: 0, per_work_hour: 1_000 } })], jobs: [job(1, stay)] },
    route: [1],
    // 480 s of 10.00 an hour = 133.33.
    parts: { work: 133 },
  },
  {
    name: "a custom cost matrix instead of time and distance",
    problem: {
      matrices: { car: { ...line, costs: line.durations.map((row) => row.map((value) => (value ?? 0) * 3)) } },
    },
    route: [1, 2, 3],
    parts: { time: 1_080 },
  },
  {
    name: "seconds of grace",
    problem: { jobs: [job(2, { time_windows: [[0, 100]], grace: { late: 60 } })] },
    route: [2],
    parts: { time: 240, soft: 20 * prices.GRACE_PRICE_PER_SECOND },
  },
  {
    name: "seconds past the shift",
    problem: { vehicles: [van({ time_window: [0, 100], grace: { late: 600 } })] },
    route: [1],
    parts: { time: 120, soft: 20 * prices.GRACE_PRICE_PER_SECOND },
  },
  {
    name: "stops outside a soft service area",
    problem: { vehicles: [van({ service_area: [1] })], options: { service_area: "soft" } },
    route: [1, 2, 3],
    parts: { time: 360, soft: 2 * prices.OUTSIDE_AREA_PRICE },
  },
  {
    name: "reloads",
    problem: { vehicles: [van({ reload: { location_index: 0, cost: 50 } })] },
    route: [1, "reload", 2, "reload", 3],
    parts: { time: 720, soft: 100 },
  },
  {
    name: "reloads that the plan only suffers",
    problem: { vehicles: [van({ reload: { location_index: 0, cost: 50 } })], options: { depot_revisit: "soft" } },
    route: [1, "reload", 2],
    parts: { time: 360, soft: 50 + prices.DEPOT_REVISIT_PRICE },
  },
  {
    name: "returns to a place",
    problem: { jobs: [job(1), job(2), job(5, { location_index: 1 })], options: { contiguity: "soft" } },
    route: [1, 2, 5],
    parts: { time: 240, soft: prices.NOT_CONTIGUOUS_PRICE },
  },
  {
    name: "travel between stops, for clusters",
    problem: { options: { clustering: "low" } },
    route: [1, 2, 3],
    parts: { time: 360, soft: 120 * prices.CLUSTERING_PRICE_PER_SECOND.low },
  },
  {
    name: "the square of the active time, for balance",
    problem: { options: { balancing: "high" }, jobs: [job(1, { service: 28_680 })] },
    route: [1],
    parts: { time: 120, soft: 28_800 * prices.BALANCING_PRICE_PER_SECOND.high },
  },
];

describe("cost, part by part", () => {
  it.each(cases)("$name", ({ problem, route, parts }) => {
    const evaluated = createEvaluator(lineProblem(problem)).evaluateRoute(1, steps(...route));
    const expected = { fixed: 0, time: 0, distance: 0, tasks: 0, work: 0, soft: 0, ...parts };
    expect(evaluated.cost_parts).toEqual(expected);
    expect(evaluated.cost).toBe(Object.values(expected).reduce((sum, part) => sum + part, 0));
  });

  it("a route that serves nothing costs nothing", () => {
    const problem = lineProblem({ vehicles: [van({ costs: { fixed: 100 }, breaks: [{ id: 1 }] })] });
    expect(createEvaluator(problem).evaluateRoute(1, steps("break")).cost).toBe(0);
  });
});
