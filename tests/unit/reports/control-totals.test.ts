import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDecimals,
  countRows,
  createControlCounts,
  isSameCount,
  MAX_GROUPS,
  OTHER_GROUPS,
} from "#app/modules/reports/model/control-totals.ts";

test.each([
  ["0.1", "0.2", "0.3"],
  ["-10.00", "0.05", "-9.95"],
  ["-0.05", "0.02", "-0.03"],
  ["9007199254740993", "1", "9007199254740994"],
  ["1", "0.125", "1.125"],
])("%s and %s are %s", (a, b, sum) => {
  expect(addDecimals(a, b)).toBe(sum);
});

test("sums of any amounts equal those of their minor units", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 40 }), (cents) => {
      const write = (n: number) =>
        `${n < 0 ? "-" : ""}${Math.floor(Math.abs(n) / 100)}.${String(Math.abs(n) % 100).padStart(2, "0")}`;
      const sum = cents.map(write).reduce(addDecimals, "0.00");
      expect(Math.round(Number(sum) * 100)).toBe(cents.reduce((all, n) => all + n, 0));
    }),
  );
});

test("currencies are summed apart, groups beyond the limit together, and texts not at all", () => {
  const counts = createControlCounts();
  const rows = Array.from({ length: MAX_GROUPS + 5 }, (_, at) => ({
    ...{ cells: [`row ${at}`, { amount: "1.50" }, 2, 7], group: `group ${at}` },
    currency: at % 2 ? "EUR" : "CHF",
  }));
  countRows(counts, rows, new Set([0, 1, 2]));
  expect(counts.rows).toBe(305);
  expect(counts.totals).toEqual({ "1 CHF": "229.50", "1 EUR": "228.00", "2": "610" });
  expect(Object.keys(counts.groups)).toHaveLength(MAX_GROUPS + 1);
  expect(counts.groups[OTHER_GROUPS]?.rows).toBe(5);
  const again = createControlCounts();
  countRows(again, rows.slice(1), new Set([0, 1, 2]));
  expect(isSameCount(counts, again)).toBe(false);
});
