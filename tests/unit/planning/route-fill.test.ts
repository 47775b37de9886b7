import { expect, test } from "vitest";
import { computeRouteFill } from "#app/modules/planning/model/route-fill.ts";
import type { SolutionRoute, Vehicle } from "#wasm/host/problem.ts";

const route = (loads: number[][], worked: number) =>
  ({ steps: loads.map((load) => ({ load })), work_time: worked }) as unknown as SolutionRoute;

const vehicle = (of: Partial<Vehicle>): Vehicle => ({ id: 1, time_window: [28_800, 64_800], ...of });

test("a route is as full as its fullest moment, and as long as its crew works", () => {
  const loads = [
    [400, 10],
    [900, 5],
    [100, 0],
  ];
  const limited = vehicle({ capacity: [1_000, 40, 2_000_000_000, 2_000_000_000] });
  expect(computeRouteFill(route(loads, 18_000), limited)).toEqual({ weight: 90, volume: 25, time: 50 });
  // Hours that are limited shorten the shift; what is over the limit is over 100.
  const short = { ...limited, capacity: [600, 40], max_work_time: 14_400 };
  expect(computeRouteFill(route(loads, 18_000), short)).toEqual({ weight: 150, volume: 25, time: 125 });
});

test("what has no limit has no percentage", () => {
  const unlimited = vehicle({ capacity: [2_000_000_000, 0], time_window: [0, 0] });
  expect(computeRouteFill(route([[5, 5]], 60), unlimited)).toEqual({});
  expect(computeRouteFill(route([], 60), undefined)).toEqual({});
});
