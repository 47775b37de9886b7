/** Moves that strings of removals alone would not find: whole routes change vehicle, tails change route, two stops change places. */
import { describe, expect, it } from "vitest";
import type { Problem } from "#wasm/host/problem.ts";
import { listRoutes, solveToEnd } from "./solve.ts";

/** Two towers of places, far from each other and from the depot in the middle. */
function towers(stops: number): number[][] {
  const places = [[0, 0], ...Array.from({ length: 2 * stops }, (_, k) => [k < stops ? -500 : 500, k % stops])];
  return places.map(([x = 0, y = 0]) => places.map(([u = 0, v = 0]) => Math.abs(x - u) + Math.abs(y - v)));
}

describe("different vehicles", () => {
  it("swap their routes when that costs less", () => {
    const stops = 16; // more than any string takes out
    const job = (id: number) => ({ type: "job" as const, id });
    const ids = Array.from({ length: 2 * stops }, (_, k) => k + 1);
    const problem: Problem = {
      jobs: ids.map((id) => ({ id, location_index: id, delivery: [1] })),
      vehicles: [
        // the dear vehicle starts with the tower that is costlier to reach for it
        { id: 1, start_index: 1, end_index: 1, capacity: [stops], steps: ids.slice(stops).map(job) },
        { id: 2, start_index: stops + 1, end_index: stops + 1, capacity: [stops], steps: ids.slice(0, stops).map(job) },
      ],
      matrices: { car: { durations: towers(stops) } },
    };
    const solved = solveToEnd(problem, 2000);
    expect(solved.cost).toBe(2 * 2 * (stops - 1));
    expect(listRoutes(solved)[0]?.every((visit) => visit !== "r" && visit < stops)).toBe(true);
  });
});

describe("two routes", () => {
  it("exchange their tails where they cross", () => {
    const stops = 14;
    const job = (id: number) => ({ type: "job" as const, id });
    const ids = Array.from({ length: 2 * stops }, (_, k) => k + 1);
    const half = stops / 2;
    const [one, other] = [ids.slice(0, stops), ids.slice(stops)];
    const problem: Problem = {
      jobs: ids.map((id) => ({ id, location_index: id, delivery: [1] })),
      vehicles: [
        {
          id: 1,
          start_index: 0,
          end_index: 0,
          capacity: [stops],
          steps: [...one.slice(0, half), ...other.slice(half)].map(job),
        },
        {
          id: 2,
          start_index: 0,
          end_index: 0,
          capacity: [stops],
          steps: [...other.slice(0, half), ...one.slice(half)].map(job),
        },
      ],
      matrices: { car: { durations: towers(stops) } },
    };
    expect(solveToEnd(problem, 2000).cost).toBe(2 * (500 + (stops - 1) + 500 + (stops - 1)));
  });
});

describe("two stops of two full routes", () => {
  it("change places, each to where it costs least in the other route", () => {
    // both vehicles are full: neither stop can go first
    const lines = [
      [0, 0],
      [10, 100],
      [20, 100],
      [30, 100],
      [25, -100],
      [10, -100],
      [20, -100],
      [30, -100],
      [15, 100],
    ];
    const durations = lines.map(([x = 0, y = 0]) =>
      lines.map(([u = 0, v = 0]) => Math.round(100 * Math.hypot(x - u, y - v))),
    );
    const job = (id: number) => ({ type: "job" as const, id });
    const problem: Problem = {
      jobs: lines.slice(1).map((_, index) => ({ id: index + 1, location_index: index + 1, delivery: [1] })),
      vehicles: [
        // 4 belongs between 6 and 7, and 8 between 1 and 2: not where the other one leaves a gap
        { id: 1, start_index: 0, end_index: 0, capacity: [4], steps: [1, 2, 4, 3].map(job) },
        { id: 2, start_index: 0, end_index: 0, capacity: [4], steps: [5, 8, 6, 7].map(job) },
      ],
      matrices: { car: { durations } },
    };
    const solved = solveToEnd(problem, 2000);
    const routes = listRoutes(solved).map((route) => [...route].map((visit) => Number(visit) + 1).sort());
    expect(routes).toEqual([
      [1, 2, 3, 8],
      [4, 5, 6, 7],
    ]);
  });
});
