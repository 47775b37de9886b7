import { expect, test } from "vitest";
import {
  computeIterationBudget,
  computeSliceIterations,
  computeSlowness,
  getSpeedClass,
  offerEfforts,
  planEfforts,
} from "#app/modules/planning/model/plan-effort.ts";
import { routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";
import { watchPatience } from "#wasm/host/patience.ts";

test.each([
  [1, [6_000, 21_000, 60_000]],
  [75, [80_000, 280_000, 800_000]],
  [200, [205_000, 717_500, 2_050_000]],
  [2_000, [500_000, 1_200_000, 2_400_000]],
])("%i shipments have budgets of %j iterations, by effort", (shipments, iterations) => {
  expect(planEfforts.map((effort) => computeIterationBudget(shipments, 1, effort))).toEqual(iterations);
  expect(computeSliceIterations(shipments, 1)).toBeLessThanOrEqual(2_000);
});

test("slower iterations mean fewer of them, so that a search takes equally long", () => {
  const slow = (changes: object) => computeSlowness(createPlanInputs(changes));
  const settings = (given: object) => ({ settings: routingSettingsSchema.parse(given) });
  expect([slow({}), slow(settings({ clustering: "high" }))]).toEqual([1, 1]);
  expect([slow(settings({ balancing: "low" })), slow(settings({ depot_revisit: "hard" }))]).toEqual([5, 5]);
  expect(slow({ dropoffGraceMinutes: 10 })).toBe(5);
  const limited = [{ agent: createPlanAgent("a1", { workingHoursLimit: 8 }), vehicle: createPlanVehicle("v1") }];
  expect(slow({ crews: limited })).toBe(5);
  expect(computeIterationBudget(107, 1, "standard") / computeIterationBudget(107, 5, "standard")).toBeCloseTo(5, 2);
  expect(computeSliceIterations(107, 1) / computeSliceIterations(107, 5)).toBeCloseTo(5, 2);
});

test("the seconds of an effort come from measurements of similar plans, and rise with the effort", () => {
  const shipments = Array.from({ length: 75 }, (_, at) => createPlanShipment(`s${at}`, at + 1));
  const inputs = createPlanInputs({ shipments });
  const seconds = (speeds: Parameters<typeof offerEfforts>[1]) =>
    offerEfforts(inputs, speeds).map((each) => each.seconds);
  expect(getSpeedClass(75, 1)).toEqual({ size: 7, slowness: 1 });
  expect(seconds([{ size: 7, slowness: 1, perSecond: 70_000 }])).toEqual([2, 4, 12]);
  expect(seconds([{ size: 7, slowness: 1, perSecond: 7_000 }])).toEqual([12, 40, 115]);
  // It ends earlier when it finds nothing better, but never before its starts are done.
  expect(offerEfforts(inputs, [{ size: 7, slowness: 1, perSecond: 7_000 }])[1]).toMatchObject({ leastSeconds: 18 });
  // The nearest size counts, but never a plan with slow iterations.
  const others = [
    { size: 10, slowness: 1, perSecond: 7_000 },
    { size: 4, slowness: 1, perSecond: 70_000 },
    { size: 7, slowness: 5, perSecond: 1 },
  ];
  expect(seconds(others)).toEqual(seconds([{ size: 7, slowness: 1, perSecond: 7_000 }]));
  expect(seconds([])).toEqual([...seconds([])].toSorted((a, b) => a - b));
});

test("a search ends after two fifths of its iterations without improvement, never before its starts are done", () => {
  const at = (iterations: number, bestCost: number, unassigned = 0) => ({ iterations, bestCost, unassigned });
  const patience = watchPatience(at(0, 100));
  expect(patience.isOver(at(1_000, 90), 10_000)).toBe(false);
  expect(patience.isOver(at(4_600, 90), 10_000), "its starts are not over").toBe(false);
  expect(patience.isOver(at(4_700, 90), 10_000)).toBe(true);
  // Another shipment was placed, which costs more and is still better.
  expect(patience.isOver(at(4_800, 120, -1), 10_000)).toBe(false);
  expect(patience.isOver(at(7_900, 120, -1), 10_000)).toBe(false);
  expect(patience.isOver(at(8_000, 120, -1), 10_000)).toBe(true);
});

test("a resumed search is as patient as an uninterrupted one", () => {
  const best = (iterations: number) => ({ iterations, bestCost: 90, unassigned: 0 });
  const first = watchPatience({ ...best(0), bestCost: 100 });
  first.isOver(best(1_000), 10_000);
  const second = watchPatience(best(4_000), first.betterAt);
  for (const at of [4_500, 4_600, 4_700, 4_800])
    expect(second.isOver(best(at), 10_000), `${at}`).toBe(first.isOver(best(at), 10_000));
});
