import fc from "fast-check";
import { expect, test } from "vitest";
import { findReachedLimit } from "#app/modules/pricing/model/billing-limit.ts";
import {
  computeChargeableWeight,
  computeChargedTotals,
  findSmallestZone,
} from "#app/modules/pricing/model/chargeable.ts";
import { type FeeFormulaFormat, formatFeeFormula } from "#app/modules/pricing/model/fee-formula.ts";
import { type ChargedOrder, computeFeesDue, sumFeeLines } from "#app/modules/pricing/model/fee-lines.ts";
import type { FeeMethod, FeeTiers } from "#app/modules/pricing/model/fee-method.ts";
import { computeSurcharge, computeWaitingTime } from "#app/modules/pricing/model/surcharges.ts";
import { computeMonthAmount, getCycleStart, getTierAmount, listFreeRanks } from "#app/modules/pricing/model/tiers.ts";
import { createNumberFormatter } from "#app/platform/documents/pdf-cells.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";

const method: FeeMethod = {
  type: 1,
  currency: "EUR",
  baseFee: 500,
  rtoFee: 250,
  flatFee: null,
  weight: { threshold: 10_000, step: 1000, amount: 50 },
  volume: null,
  distance: { threshold: 20_000, step: 5000, amount: 30 },
  waiting: { threshold: 600, step: 900, amount: 450 },
  volumeDivisor: 5000,
  zones: [{ zoneId: "z1", amount: 120 }],
  tiers: null,
};
const order: ChargedOrder = {
  packages: [{ quantity: 2, weight: 3000, volume: 31_250 }],
  distance: 31_000,
  waiting: null,
  zone: { id: "z1", name: "Harbour" },
  rank: 1,
};
const month: FeeTiers = {
  kind: "dynamic",
  ranges: [
    { from: 0, to: 100, amount: 500 },
    { from: 101, to: 200, amount: 400 },
    { from: 201, to: null, amount: 300 },
  ],
};

test("225 orders at 0–100 5.00, 101–200 4.00, 201+ 3.00 cost 975.00", () => {
  expect(computeMonthAmount(month, 225)).toBe(97_500);
  const each = Array.from({ length: 225 }, (_, at) =>
    sumFeeLines(
      computeFeesDue(
        { ...method, baseFee: 0, weight: null, distance: null, zones: [], tiers: month },
        { ...order, rank: at + 1 },
        "delivered",
      ),
    ),
  );
  expect(each.reduce((sum, amount) => sum + amount, 0)).toBe(97_500);
  expect([each[99], each[100], each[199], each[200]]).toEqual([500, 400, 400, 300]);
});

test("every line shows its formula: base, volumetric weight, distance, zone", () => {
  // 31,250 cm³ ÷ 5000 = 6.25 kg a package beats 3 kg: 12.5 kg in all.
  expect(computeFeesDue(method, order, "delivered")).toMatchObject([
    { type: "shipping", amount: 500, formula: "5.00" },
    { type: "weight_surcharge", amount: 150, formula: "ceil((12500 − 10000) ÷ 1000) × 0.50" },
    { type: "distance_surcharge", amount: 90, formula: "ceil((31000 − 20000) ÷ 5000) × 0.30" },
    { type: "zone_surcharge", amount: 120, inputs: { zone: "Harbour" } },
  ]);
});

test("waiting beyond the free time is charged per started step; a flat fee still is the whole price", () => {
  const waits = (waiting: number | null) =>
    computeFeesDue(method, { ...order, waiting }, "delivered").filter(({ type }) => type === "waiting_fee");
  expect(waits(null)).toEqual([]);
  expect(waits(600)).toEqual([]);
  expect(waits(1501)).toMatchObject([{ amount: 900, formula: "ceil((1501 − 600) ÷ 900) × 4.50" }]);
  expect(computeFeesDue({ ...method, flatFee: 790 }, { ...order, waiting: 9000 }, "delivered")).toHaveLength(1);
});

test("a formula uses the account's units and the reader's language, and shows how often its amount counts", () => {
  const german: FeeFormulaFormat = {
    number: createNumberFormatter("de-DE"),
    systems: { weight: "metric", distance: "metric" },
    over: (values) => createTranslator("de")("common:fee_over", values),
    greatCircle: (values) => createTranslator("de")("common:fee_great_circle", values),
  };
  const lines = computeFeesDue({ ...method, baseFee: 123_450 }, { ...order, waiting: 1501 }, "delivered");
  expect(lines.map(({ type, formula }) => formatFeeFormula(type, formula, german))).toEqual([
    "1.234,50",
    "aufrunden((12,5 − 10) kg ÷ 1 kg) × 0,50 = 3 × 0,50",
    "aufrunden((31 − 20) km ÷ 5 km) × 0,30 = 3 × 0,30",
    "aufrunden((25:01 − 10) min ÷ 15 min) × 4,50 = 2 × 4,50",
    "1,20",
  ]);
  expect(
    formatFeeFormula("distance_surcharge", "ceil((31000 − 20000) ÷ 5000) × 0.30 · great circle × 1.34", german),
  ).toBe("aufrunden((31 − 20) km ÷ 5 km) × 0,30 = 3 × 0,30 · Luftlinie × 1,34");
  const imperial: FeeFormulaFormat = {
    number: createNumberFormatter("en-US"),
    systems: { weight: "imperial", distance: "imperial" },
    over: (values) => createTranslator("en")("common:fee_over", values),
    greatCircle: (values) => createTranslator("en")("common:fee_great_circle", values),
  };
  expect(formatFeeFormula("weight_surcharge", "ceil((5670 − 4536) ÷ 454) × 0.50", imperial)).toBe(
    "ceil((12.5 − 10) lb ÷ 1.001 lb) × 0.50 = 3 × 0.50",
  );
  expect(formatFeeFormula("shipping", "1000.00 + -2.50", german)).toBe("1.000,00 + -2,50");
  expect(formatFeeFormula("custom", "12.50", german)).toBe("12.50");
  expect(formatFeeFormula("zone_surcharge", "what nobody writes", german)).toBe("what nobody writes");
});

test("a wait runs from arrival to service start, not before the planned start, and is shared by orders", () => {
  const minute = 60_000;
  const stop = {
    plannedStart: 10 * minute,
    arrived: 12 * minute,
    finished: 42 * minute,
    serviceSeconds: 300,
    orders: 1,
  };
  expect(computeWaitingTime(stop)).toBe(25 * 60);
  expect(computeWaitingTime({ ...stop, arrived: 0 })).toBe(27 * 60);
  expect(computeWaitingTime({ ...stop, orders: 4 })).toBe(375);
  expect(computeWaitingTime({ ...stop, finished: 13 * minute })).toBe(0);
});

test.each([
  [1, "delivered", ["shipping"]],
  [2, "delivered", ["shipping"]],
  [3, "delivered", []],
  [4, "delivered", []],
  [1, "return_completed", ["rto_fee"]],
  [2, "return_completed", ["rto_fee"]],
  [3, "return_completed", ["shipping"]],
  [4, "return_completed", ["shipping"]],
] as const)("a method of type %i charges at %s: %j", (type, event, types) => {
  const plain = { ...method, type, weight: null, distance: null, zones: [] };
  expect(computeFeesDue(plain, order, event).map((line) => line.type)).toEqual(types);
});

test("a flat fee is the whole price", () => {
  expect(sumFeeLines(computeFeesDue({ ...method, flatFee: 790 }, order, "delivered"))).toBe(790);
});

test("fixed tiers use the chargeable weight, and the base fee is added", () => {
  const ranges = [
    { from: 0, to: 5000, amount: 100 },
    { from: 5001, to: null, amount: 200 },
  ];
  const tiered: FeeMethod = { ...method, weight: null, distance: null, zones: [], tiers: { kind: "fixed", ranges } };
  const light = { ...order, packages: [{ quantity: 1, weight: 5000, volume: null }] };
  expect(sumFeeLines(computeFeesDue(tiered, light, "delivered"))).toBe(600);
  expect(sumFeeLines(computeFeesDue(tiered, order, "delivered"))).toBe(700);
});

const nat = (max: number) => fc.integer({ min: 0, max });

test("a surcharge is zero up to its threshold, never falls, and grows in whole amounts", () => {
  const rule = fc.record({ threshold: nat(1_000_000), step: fc.integer({ min: 1, max: 10_000 }), amount: nat(10_000) });
  fc.assert(
    fc.property(rule, nat(5_000_000), nat(100_000), (surcharge, x, more) => {
      const fee = computeSurcharge(surcharge, x);
      if (x <= surcharge.threshold) expect(fee).toBe(0);
      expect(computeSurcharge(surcharge, x + more)).toBeGreaterThanOrEqual(fee);
      expect(computeSurcharge(surcharge, x + surcharge.step) - fee).toBeLessThanOrEqual(surcharge.amount);
      expect(surcharge.amount === 0 ? fee : fee % surcharge.amount).toBe(0);
    }),
  );
});

test("chargeable weight is at least the scale weight, and totals add up over quantities", () => {
  const parcel = fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    weight: fc.option(nat(50_000)),
    volume: fc.option(nat(900_000)),
  });
  fc.assert(
    fc.property(
      fc.array(parcel, { maxLength: 8 }),
      fc.option(fc.integer({ min: 1, max: 9000 })),
      (parcels, divisor) => {
        for (const each of parcels)
          expect(computeChargeableWeight(each, divisor)).toBeGreaterThanOrEqual(each.weight ?? 0);
        const single = parcels.flatMap((each) =>
          Array.from({ length: each.quantity }, () => ({ ...each, quantity: 1 })),
        );
        expect(computeChargedTotals(single, divisor)).toEqual(computeChargedTotals(parcels, divisor));
      },
    ),
  );
});

test("a month costs the sum of its ranks in any order of delivery; voided ranks are reused", () => {
  fc.assert(
    fc.property(nat(400), fc.array(fc.integer({ min: 1, max: 400 })), (count, voided) => {
      const all = listFreeRanks([], count);
      const kept = all.filter((rank) => !voided.includes(rank));
      const again = listFreeRanks(kept, count - kept.length);
      const ranks = [...kept, ...again];
      expect(new Set(ranks)).toEqual(new Set(all));
      expect(ranks.reduce((sum, rank) => sum + getTierAmount(month, rank), 0)).toBe(computeMonthAmount(month, count));
    }),
  );
});

test.each([
  ["2026-01-31", "2026-02-27", "2026-01-31"],
  ["2026-01-31", "2026-02-28", "2026-02-28"],
  ["2026-01-31", "2026-03-30", "2026-02-28"],
  ["2024-01-30", "2024-02-29", "2024-02-29"],
  ["2025-06-15", "2026-01-14", "2025-12-15"],
  ["2025-06-15", "2026-01-15", "2026-01-15"],
  [null, "2026-11-21", "2026-11-01"],
])("with anchor %s, %s is in the cycle that begins on %s", (anchor, date, start) => {
  expect(getCycleStart(anchor, date)).toBe(start);
});

test("the smallest zone counts, once", () => {
  const zones = [
    { id: "city", area: 80 },
    { id: "harbour", area: 3 },
    { id: "country", area: 900 },
  ];
  expect(findSmallestZone(zones)?.id).toBe("harbour");
  expect(findSmallestZone([])).toBeNull();
});

test.each([
  [{}, { EUR: 1_000_000 }, null],
  [{ EUR: 10_000 }, { EUR: 9999 }, null],
  [{ EUR: 10_000 }, { EUR: 10_000 }, "EUR"],
  [{ EUR: 10_000, USD: 500 }, { USD: 600 }, "USD"],
  [{ EUR: 0 }, {}, "EUR"],
])("limits %j with debts %j: %s", (limits, owed, currency) => {
  expect(findReachedLimit(limits, owed)).toBe(currency);
});
