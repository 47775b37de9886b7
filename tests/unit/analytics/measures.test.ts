import fc from "fast-check";
import { expect, test } from "vitest";
import { isCountName, listFormulaCounts } from "#app/modules/analytics/model/count-names.ts";
import { measures } from "#app/modules/analytics/model/measures.ts";
import { parseAnalyticsQuery } from "#app/modules/analytics/model/period.ts";
import type { Counts } from "#app/modules/analytics/model/subjects.ts";
import { countMeanings, measureGuide } from "#app/modules/developers/model/guides/measures.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";

/** The value of a formula's words, step by step from left to right; null where something is divided by nothing. */
function readFormula(words: string, counts: Counts): number | null {
  const value = (name = "") => (/^[\d.]+$/.test(name) ? Number(name) : (counts[name] ?? 0));
  const [, more, less, base] = /^100 × \((\w+) − (\w+)\) ÷ (\w+)$/.exec(words) ?? [];
  if (more) return value(more) && value(base) ? (100 * (value(more) - value(less))) / value(base) : null;
  const [first = "", whole] = words.split(" ÷ ");
  const product = first.split(" × ").reduce((sum, each) => sum * value(each), 1);
  if (whole === undefined) return product;
  return value(whole) === 0 ? null : product / value(whole);
}

const computed = measures.filter(({ of }) => !of.words.includes("%"));

test("every number is what its formula says in words, also where there is nothing to divide by", () => {
  const names = [...new Set(computed.flatMap(({ of }) => listFormulaCounts(of.words)))];
  const counts = fc.record(Object.fromEntries(names.map((name) => [name, fc.integer({ min: 0, max: 5 })])));
  fc.assert(
    fc.property(counts, (given) => {
      for (const { name, of } of computed) {
        const [was, said] = [of.compute(given), readFormula(of.words, given)];
        if (was === null || said === null) expect([name, was]).toEqual([name, said]);
        else expect(was).toBeCloseTo(said, 9);
      }
    }),
  );
  for (const { of } of measures) expect(of.compute({})).toBe(/^\w+( ÷ \d+)?$/.test(of.words) ? 0 : null);
});

test("a percentile of minutes is the one of the sorted list", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -700, max: 700 }), { minLength: 1, maxLength: 40 }), (minutes) => {
      const sorted = minutes.toSorted((a, b) => a - b);
      const counts: Counts = {};
      for (const each of minutes) counts[`lateness@${each}`] = (counts[`lateness@${each}`] ?? 0) + 1;
      const ninety = measures.find(({ name }) => name === "late_ninety");
      expect(ninety?.of.compute(counts)).toBe(sorted[Math.ceil(sorted.length * 0.9) - 1]);
    }),
  );
});

test("the guide explains every number and every count that a formula names", () => {
  for (const { name, of } of measures) {
    expect(measureGuide.text).toContain(`\`${name}\``);
    for (const each of listFormulaCounts(of.words))
      expect([each, isCountName(each) || each in countMeanings]).toEqual([each, true]);
  }
});

test("a period ends today in the account's own zone, from −11 to +14 hours, over the ends of month and year", () => {
  const moment = Date.parse("2026-12-31T10:30:00Z");
  const expected = { "Pacific/Pago_Pago": "2026-12-30", UTC: "2026-12-31", "Pacific/Kiritimati": "2027-01-01" };
  for (const [zone, day] of Object.entries(expected)) {
    const query = parseAnalyticsQuery(new URLSearchParams(), toLocalDate(moment, zone), false);
    expect([zone, query.days.to]).toEqual([zone, day]);
    expect((Date.parse(query.days.to) - Date.parse(query.before.to)) / 86_400_000).toBe(28);
  }
  const leap = parseAnalyticsQuery(new URLSearchParams("from=2028-02-01&to=2028-02-29"), "2028-03-05", false);
  expect(leap.before).toEqual({ from: "2028-01-03", to: "2028-01-31" });
  const year = parseAnalyticsQuery(
    new URLSearchParams("from=2027-01-01&to=2027-01-31&compare=year"),
    "2027-02-01",
    false,
  );
  expect(year.before).toEqual({ from: "2026-01-02", to: "2026-02-01" });
});
