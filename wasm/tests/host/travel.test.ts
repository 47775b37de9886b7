import { describe, expect, it } from "vitest";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { checkProblem } from "#wasm/host/check-problem.ts";
import { UNREACHABLE } from "#wasm/host/flat-problem.ts";
import { normalizeProblem } from "#wasm/host/flatten-problem.ts";
import type { Coordinates } from "#wasm/host/problem.ts";
import { estimateTravel, measureGreatCircle } from "#wasm/host/travel.ts";

const hamburg: Coordinates = [9.9937, 53.5511];
const berlin: Coordinates = [13.405, 52.52];

describe("travel without matrices", () => {
  it("is the great-circle distance", () => {
    expect(measureGreatCircle(hamburg, berlin) / 1_000).toBeCloseTo(255.3, 0);
    expect(measureGreatCircle([0, 0], [180, 0]) / 1_000).toBeCloseTo(20_015, 0);
    expect(measureGreatCircle([179.9, 10], [-179.9, 10])).toBeCloseTo(measureGreatCircle([-0.1, 10], [0.1, 10]), 3);
    expect(measureGreatCircle(berlin, berlin)).toBe(0);
  });

  it("is multiplied by the detour and divided by the speed, in whole meters and seconds, symmetric", () => {
    const { durations, distances } = estimateTravel([hamburg, berlin], 20, 1.5);
    const meters = measureGreatCircle(hamburg, berlin) * 1.5;
    expect([...distances]).toEqual([0, Math.round(meters), Math.round(meters), 0]);
    expect([...durations]).toEqual([0, Math.round(meters / 20), Math.round(meters / 20), 0]);
  });

  it("never overflows: a trip of years is unreachable", () => {
    const slow = {
      vehicles: [{ id: 1, start: [0, 0], speed_factor: 0.01 }],
      jobs: [{ id: 1, location: [179, 0] }],
      options: { speed: 0.01, detour: 10 },
    };
    const flat = normalizeProblem(slow);
    if ("errors" in flat) throw new Error(JSON.stringify(flat.errors));
    expect([...(flat.ok.durationMatrices[0] ?? [])]).toEqual([0, UNREACHABLE, UNREACHABLE, 0]);
    const checked = checkProblem(slow);
    if ("errors" in checked) throw new Error(JSON.stringify(checked.errors));
    const route = createEvaluator(checked.ok).evaluateRoute(1, [{ type: "job", id: 1 }]);
    expect(route.violations).toEqual([{ cause: "not_reachable", amount: 1 }]);
  });

  it("treats equal coordinates as one place", () => {
    const jobs = [hamburg, berlin, hamburg].map((location, id) => ({ id, location: [...location] }));
    const flat = normalizeProblem({ vehicles: [{ id: 1, start: berlin }], jobs });
    expect(flat).toMatchObject({ ok: { locations: 2, vehicleEnd: new Int32Array([-1]) } });
    if ("ok" in flat) expect([...flat.ok.visitLocation]).toEqual([1, 0, 1]);
  });
});

describe("prices as whole numbers", () => {
  const place = { start_index: 0, end_index: 0 };
  const flat = (
    vehicles: object[],
    distances = [
      [0, 900],
      [900, 0],
    ],
  ) => {
    const answer = normalizeProblem({
      vehicles,
      jobs: [],
      matrices: {
        car: {
          durations: [
            [0, 60],
            [60, 0],
          ],
          distances,
        },
      },
    });
    if ("errors" in answer) throw new Error(JSON.stringify(answer.errors));
    return answer.ok;
  };
  /** Exact cost of the leg 0 → 1 in hundredths. */
  const legCost = (problem: ReturnType<typeof flat>, vehicle: number): number => {
    const matrix = problem.costMatrices[problem.vehicleCosts[vehicle] ?? 0];
    return ((matrix?.[1] ?? 0) * (problem.costMultiplier[vehicle] ?? 0)) / problem.costScale;
  };

  it("uses the durations themselves where the cost is time", () => {
    const problem = flat([
      { id: 1, ...place },
      { id: 2, ...place },
    ]);
    expect(problem.costMatrices[0]).toBe(problem.durationMatrices[0]);
    expect([problem.costMatrices.length, problem.costScale]).toEqual([1, 1]);
  });

  it("finds the smallest scale at which hours and kilometers are exact", () => {
    const problem = flat([
      { id: 1, ...place, costs: { per_hour: 2_500, per_km: 23 } },
      { id: 2, ...place, costs: { per_hour: 0, per_km: 23 } },
      { id: 3, ...place, costs: { per_hour: 0 } },
      { id: 4, ...place, speed_factor: 2 },
    ]);
    const exact = [(60 * 2_500) / 3_600 + (900 * 23) / 1_000, (900 * 23) / 1_000, 0, 30];
    exact.forEach((cost, vehicle) => {
      expect(legCost(problem, vehicle)).toBeCloseTo(cost, 9);
    });
    expect(problem.fixedCost.every(Number.isInteger)).toBe(true);
  });

  it("rounds only where a cost would exceed the kernel's numbers", () => {
    const huge = flat(
      [{ id: 1, ...place, costs: { per_hour: 9_999_999, per_km: 9_999_999 } }],
      [
        [0, 200_000_000],
        [200_000_000, 0],
      ],
    );
    const exact = (60 * 9_999_999) / 3_600 + (200_000_000 * 9_999_999) / 1_000;
    expect(Math.abs(legCost(huge, 0) / exact - 1)).toBeLessThan(1e-7);
    expect(huge.costMatrices[0]?.[1]).toBeLessThan(1 << 26);
  });
});
