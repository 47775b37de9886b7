import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseWithin } from "#app/modules/invoicing/model/settlement-limit.ts";
import { findSettlementDay, type SettlementDay, settlementDays } from "#app/modules/partners/model/settlement-terms.ts";
import { addDays } from "#app/platform/time/day-spans.ts";

const from = "2026-11-30";

test("each kind of day is found from a Monday at the end of a month", () => {
  const expected: Record<SettlementDay, string> = {
    ...{ daily: from, monday: from, tuesday: "2026-12-01", wednesday: "2026-12-02", thursday: "2026-12-03" },
    ...{ friday: "2026-12-04", saturday: "2026-12-05", sunday: "2026-12-06" },
    ...{ half_month: "2026-12-01", month_end: from },
  };
  for (const on of settlementDays) expect([on, findSettlementDay({ on }, from)]).toEqual([on, expected[on]]);
  expect(findSettlementDay({ on: "half_month" }, "2026-12-02")).toBe("2026-12-16");
  expect(findSettlementDay({ on: "month_end" }, "2028-02-01")).toBe("2028-02-29");
  expect(findSettlementDay({}, from)).toBeNull();
});

test("the next day is at most a month away, and is found again from itself", () => {
  fc.assert(
    fc.property(fc.constantFrom(...settlementDays), fc.integer({ min: 0, max: 2_000 }), (on, days) => {
      const start = addDays(from, days);
      const day = findSettlementDay({ on }, start) ?? "";
      expect(day >= start && day <= addDays(start, 30)).toBe(true);
      expect(findSettlementDay({ on }, day)).toBe(day);
    }),
  );
});

const amounts = fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 30 });

test("what stays is never less than the reserve, the oldest come first, and less than the minimum waits", () => {
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: -5_000, max: 5_000 }),
      fc.nat(20_000),
      fc.nat(20_000),
      fc.nat(5_000),
      (old, corrections, newer, reserve, minimum) => {
        const sum = old.reduce((total, each) => total + each, 0);
        const rows = old.map((amount, at) => ({ at, amount }));
        const held = sum + corrections + newer;
        const chosen = chooseWithin(rows, corrections, { held, reserve, minimum });
        if (!chosen) return;
        const paid = chosen.reduce((total, { amount }) => total + amount, corrections);
        expect(paid).toBeGreaterThan(0);
        expect(paid).toBeGreaterThanOrEqual(minimum);
        expect(chosen.map(({ at }) => at)).toEqual(chosen.map((_, at) => at));
        if (chosen.length > 0) expect(held - paid).toBeGreaterThanOrEqual(reserve);
        // The next one would not have fitted.
        const next = rows[chosen.length];
        if (next) expect(paid + next.amount).toBeGreaterThan(held - reserve);
      },
    ),
  );
});
