import fc from "fast-check";
import { expect, test } from "vitest";
import {
  computeExampleFees,
  computeMonthCurve,
  computeSurchargeExample,
  listMonthParts,
} from "#app/modules/pricing/model/fee-example.ts";
import { sumFeeLines } from "#app/modules/pricing/model/fee-lines.ts";
import { shippingMethodSchema } from "#app/modules/pricing/model/shipping-method.ts";
import { toFeeMethod, toStoredMethod } from "#app/modules/pricing/model/stored-method.ts";
import { computeMonthAmount } from "#app/modules/pricing/model/tiers.ts";

/** The method of the mock. */
const drawn = shippingMethodSchema.parse({
  name: "Alsterfracht Standard",
  type: 1,
  currency: "EUR",
  units: "metric",
  distance_units: "metric",
  rto_fee: "3.50",
  weight: { threshold: 10, step: 1, amount: "0.35" },
  volume: { threshold: 0.25, step: 0.1, amount: "1.20" },
  distance: { threshold: 15, step: 1, amount: "0.60" },
  tier_kind: "dynamic",
  ranges: [
    { from: 0, to: 100, amount: "5.00" },
    { from: 101, to: 200, amount: "4.00" },
    { from: 201, amount: "3.00" },
  ],
});
const method = toFeeMethod(toStoredMethod(drawn));

test("the text beside a surcharge shows the amount the rule adds", () => {
  expect(method.weight && computeSurchargeExample(method.weight)).toEqual({ value: 14_200, adds: 175 });
});

test("an example is priced by the same rules as orders", () => {
  const order = { weight: 14_200, volume: 410_000, distance: 19_000, waiting: 0, zone: null, rank: 138 };
  const { due, back } = computeExampleFees(method, order);
  expect(due.map(({ type, amount }) => [type, amount])).toEqual([
    ["shipping", 400],
    ["weight_surcharge", 175],
    ["volume_surcharge", 240],
    ["distance_surcharge", 240],
  ]);
  expect(sumFeeLines(back)).toBe(350);
});

test("225 orders of a month cost 975.00, price by price", () => {
  if (!method.tiers) throw new Error("no tiers");
  expect(listMonthParts(method.tiers, 225)).toEqual([
    { count: 100, each: 500, total: 50_000 },
    { count: 100, each: 400, total: 40_000 },
    { count: 25, each: 300, total: 7500 },
  ]);
  expect(computeMonthCurve(method.tiers, 300).map(({ count }) => count)).toEqual([0, 100, 200, 300]);
});

test("the parts of any month add up to its price", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), (count) => {
      if (!method.tiers) throw new Error("no tiers");
      const parts = listMonthParts(method.tiers, count);
      expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(computeMonthAmount(method.tiers, count));
      expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(count);
    }),
  );
});
