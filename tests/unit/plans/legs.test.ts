import { expect, test } from "vitest";
import { routingSettingsSchema } from "#app/domain/plans/routing-settings.ts";
import { planAgent, planInputs, planVehicle } from "#tests/factories/plan-inputs.ts";
import { legsOf, seedOf, slownessOf } from "#workers/plan-room/legs.ts";

test.each([
  [1, 7],
  [107, 7],
  [150, 7],
  [151, 4],
  [300, 4],
  [301, 1],
  [2_000, 1],
])("%i shipments are searched in %i legs, the last of several going on from the best", (shipments, count) => {
  const legs = legsOf(shipments, 1);
  expect(legs).toHaveLength(count);
  expect(legs.map(({ from }) => from)).toEqual([
    ...Array.from({ length: Math.max(1, count - 1) }, () => "start"),
    ...(count > 1 ? ["best"] : []),
  ]);
  const iterations = legs.reduce((sum, leg) => sum + leg.iterations, 0);
  expect(Math.abs(iterations - Math.min(1_200_000, 50_000 + 10_000 * shipments))).toBeLessThan(count);
});

test("what makes an iteration slow makes them fewer, so that a search takes as long", () => {
  const slow = (changes: object) => slownessOf(planInputs(changes));
  const settings = (given: object) => ({ settings: routingSettingsSchema.parse(given) });
  expect([slow({}), slow(settings({ clustering: "high" }))]).toEqual([1, 1]);
  expect([slow(settings({ balancing: "low" })), slow(settings({ depot_revisit: "hard" }))]).toEqual([5, 5]);
  expect(slow({ dropoffGraceMinutes: 10 })).toBe(5);
  const limited = [{ agent: planAgent("a1", { workingHoursLimit: 8 }), vehicle: planVehicle("v1") }];
  expect(slow({ crews: limited })).toBe(5);
  const sum = (slowness: number) => legsOf(107, slowness).reduce((total, { iterations }) => total + iterations, 0);
  expect(sum(1) / sum(5)).toBeCloseTo(5, 2);
});

test("every leg has a seed of its own that the first decides, within 31 bits", () => {
  const seeds = Array.from({ length: 7 }, (_, leg) => seedOf(2_147_483_647, leg));
  expect(new Set(seeds).size).toBe(7);
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31)).toBe(true);
  expect(seedOf(5, 0)).toBe(5);
});
