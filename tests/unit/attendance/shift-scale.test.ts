import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { computeShiftScale, toScalePercent } from "#app/modules/attendance/model/shift-scale.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";

const now = Date.UTC(2026, 2, 17, 9, 46);
const zone = "Europe/Vaduz";
const nobody = { shift: null, attendance: null };

test("the scale covers shifts, attendance and the current time, and labels some whole hours", () => {
  const shift = { from: Date.UTC(2026, 2, 17, 5), to: Date.UTC(2026, 2, 17, 19) };
  const duty = { checkedInAt: Date.UTC(2026, 2, 17, 3, 58), checkedOutAt: null };
  const scale = computeShiftScale([{ shift, attendance: null }, { shift: null, attendance: duty }, nobody], now, zone);
  expect([scale.from, scale.to]).toEqual([Date.UTC(2026, 2, 17, 3), Date.UTC(2026, 2, 17, 19)]);
  expect(scale.ticks.map((at) => toLocalTime(at, zone).slice(11))).toEqual([
    "06:00",
    "09:00",
    "12:00",
    "15:00",
    "18:00",
  ]);
});

test("a duty left open for days does not compress the day", () => {
  const { from, to } = computeShiftScale(
    [{ shift: null, attendance: { checkedInAt: now - 90 * hour, checkedOutAt: null } }],
    now,
    zone,
  );
  expect((to - from) / hour).toBeLessThanOrEqual(20);
});

const moment = fc.integer({ min: now - 40 * hour, max: now + 40 * hour });
property.prop([fc.array(fc.tuple(moment, moment), { maxLength: 5 })])(
  "whatever the shifts, the present lies on the scale, which is at least half a day, and labels are few",
  (pairs) => {
    const rows = pairs.map(([one, other]) => ({
      shift: { from: Math.min(one, other), to: Math.max(one, other) },
      attendance: null,
    }));
    const scale = computeShiftScale(rows, now, zone);
    expect(scale.to - scale.from).toBeGreaterThanOrEqual(12 * hour);
    expect([scale.from <= now, now <= scale.to]).toEqual([true, true]);
    expect(scale.ticks.length).toBeLessThanOrEqual(7);
    for (const at of scale.ticks) expect(toScalePercent(scale, at)).toBeGreaterThan(0);
  },
);
