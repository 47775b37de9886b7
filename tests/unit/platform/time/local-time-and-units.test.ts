import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import { computeBoxVolume, fromGrams, fromMillimeters, toGrams, toMillimeters } from "#app/platform/money/units.ts";
import { addDays, splitMonthsAndDays } from "#app/platform/time/day-spans.ts";
import { getNextBusinessDay, toInstant, toLocalTime } from "#app/platform/time/local-time.ts";
import { isLocalDate, isLocalTime } from "#app/platform/time/local-time-text.ts";
import { isZone } from "#app/platform/time/time-zone.ts";

const zone = fc.constantFrom("Europe/Sarajevo", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "UTC");

test.prop([fc.integer({ min: 946_684_800, max: 4_102_444_800 }), zone])(
  "a local time converts back to its minute",
  (seconds, in_) => {
    const minute = Math.floor(seconds / 60) * 60_000;
    const local = toLocalTime(minute, in_);
    expect(isLocalTime(local)).toBe(true);
    // The hour that occurs twice in autumn is read as its first occurrence.
    expect([0, 3_600_000]).toContain(minute - toInstant(local, in_));
  },
);

test("handles clock changes, nonexistent days and unknown zones", () => {
  expect(toInstant("2026-03-29T02:30", "Europe/Berlin")).toBe(Date.parse("2026-03-29T01:30:00Z"));
  expect(toInstant("2026-10-25T02:30", "Europe/Berlin")).toBe(Date.parse("2026-10-25T00:30:00Z"));
  for (const text of ["2026-02-30", "2026-13-01", "26-01-01", "2026-1-1", ""]) expect(isLocalDate(text)).toBe(false);
  for (const text of ["2026-02-28T24:00", "2026-02-28 10:00", "2026-02-30T10:00"])
    expect(isLocalTime(text)).toBe(false);
  for (const text of ["Mars/Olympus", "europe", "", "+01:00"]) expect(isZone(text)).toBe(false);
  expect(isZone("Europe/Sarajevo")).toBe(true);
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect([addDays("9999-12-31", 1), addDays("0000-01-01", -1)]).toEqual(["9999-12-31", "0000-01-01"]);
  expect(getNextBusinessDay("2026-11-20")).toBe("2026-11-23");
  expect(getNextBusinessDay("2026-11-23")).toBe("2026-11-24");
});

test.prop([fc.integer({ min: 0, max: 10_000_000 })])(
  "grams and millimeters survive conversion to pounds, ounces and inches",
  (whole) => {
    for (const unit of ["kg", "oz", "lb"] as const) expect(toGrams(fromGrams(whole, unit), unit)).toBe(whole);
    for (const unit of ["cm", "in", "ft"] as const)
      expect(toMillimeters(fromMillimeters(whole, unit), unit)).toBe(whole);
  },
);

test("a box of 30 × 20 × 10 cm has a volume of six liters", () => {
  expect(computeBoxVolume(300, 200, 100)).toBe(6000);
});

test("phone numbers become E.164 by their country", () => {
  expect(normalizePhone("063 238 087", "BA")).toBe("+38763238087");
  expect(normalizePhone("+49 40 123456", "BA")).toBe("+4940123456");
  expect(normalizePhone("12", "DE")).toBeNull();
  expect(normalizePhone("not a phone", "DE")).toBeNull();
});

test("days split into whole months and the days around them: each once, and no other", () => {
  const day = fc.integer({ min: 0, max: 1_200 }).map((count) => addDays("2023-12-20", count));
  fc.assert(
    fc.property(day, day, (from, to) => {
      const spans = splitMonthsAndDays({ from, to });
      const covers = (one: string) =>
        spans.filter(({ unit, from, to }) => {
          const key = unit === "month" ? one.slice(0, 7) : one;
          return from <= key && key <= to;
        }).length;
      for (let at = -40; at <= 1_240; at += 1) {
        const one = addDays("2023-12-20", at);
        expect(covers(one), one).toBe(from <= one && one <= to ? 1 : 0);
      }
      const days = spans.filter(({ unit }) => unit === "day");
      for (const { from, to } of days) expect(addDays(from, 60) > to).toBe(true);
    }),
    { numRuns: 30 },
  );
  expect(splitMonthsAndDays({ from: "2024-02-01", to: "2024-02-29" })).toEqual([
    { unit: "month", from: "2024-02", to: "2024-02" },
  ]);
});
