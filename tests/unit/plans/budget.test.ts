import { expect, test } from "vitest";
import { routingSettingsSchema } from "#app/domain/plans/routing-settings.ts";
import { planAgent, planInputs, planVehicle } from "#tests/factories/plan-inputs.ts";
import { budgetOf, sliceOf, slownessOf } from "#workers/plan-room/budget.ts";

test.each([
  [1, 60_000],
  [107, 1_120_000],
  [2_000, 1_200_000],
])("%i shipments have a budget of %i iterations", (shipments, iterations) => {
  expect(budgetOf(shipments, 1)).toBe(iterations);
  expect(sliceOf(shipments, 1)).toBeLessThanOrEqual(3_000);
});

test("what makes an iteration slow makes them fewer, so that a search takes as long", () => {
  const slow = (changes: object) => slownessOf(planInputs(changes));
  const settings = (given: object) => ({ settings: routingSettingsSchema.parse(given) });
  expect([slow({}), slow(settings({ clustering: "high" }))]).toEqual([1, 1]);
  expect([slow(settings({ balancing: "low" })), slow(settings({ depot_revisit: "hard" }))]).toEqual([5, 5]);
  expect(slow({ dropoffGraceMinutes: 10 })).toBe(5);
  const limited = [{ agent: planAgent("a1", { workingHoursLimit: 8 }), vehicle: planVehicle("v1") }];
  expect(slow({ crews: limited })).toBe(5);
  expect(budgetOf(107, 1) / budgetOf(107, 5)).toBeCloseTo(5, 2);
  expect(sliceOf(107, 1) / sliceOf(107, 5)).toBeCloseTo(5, 2);
});
