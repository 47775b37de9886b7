import fc from "fast-check";
import { expect, test } from "vitest";
import { buildBridge, findBridgeFloor, isPillar, placeBridge } from "#app/modules/analytics/model/bridge.ts";
import { dashboards } from "#app/modules/analytics/model/dashboards.ts";
import { findDelayCause } from "#app/modules/analytics/model/delay-cause.ts";
import { forecastDays } from "#app/modules/analytics/model/forecast.ts";
import { lateCauses, shortCauses } from "#app/modules/analytics/model/outcome-causes.ts";

const { counts } = dashboards.otif.charts[0];

/** Counts of a period, in which every order is late by one cause, short by one, or on time and in full. */
const periods = fc
  .record({
    late: fc.array(fc.nat(40), { minLength: lateCauses.length, maxLength: lateCauses.length }),
    short: fc.array(fc.nat(9), { minLength: shortCauses.length, maxLength: shortCauses.length }),
    otif: fc.nat(500),
  })
  .map(({ late, short, otif }) => {
    const sum = (all: readonly number[]) => all.reduce((total, n) => total + n, 0);
    return {
      ...Object.fromEntries(lateCauses.map((cause, at) => [`late_${cause}`, late[at] ?? 0])),
      ...Object.fromEntries(shortCauses.map((cause, at) => [`short_${cause}`, short[at] ?? 0])),
      ...{ otif, on_time: otif + sum(short), promised: otif + sum(short) + sum(late) },
    };
  });

test("each bar of the bridge begins where the one before ends, and the last pillar is what is left", () => {
  fc.assert(
    fc.property(periods, (period) => {
      const bars = buildBridge(counts, period);
      if (period.promised === 0) return expect(bars).toEqual([]);
      const places = placeBridge(bars);
      let level = period.promised;
      bars.forEach(({ key }, at) => {
        const [from, to] = places[at] ?? [0, 0];
        expect(to).toBe(level);
        if (!isPillar(key)) level = from;
      });
      expect(bars.at(-1)?.key).toBe("otif");
      expect(level).toBe(period.otif);
      // The axis cuts no loss off.
      for (const [at, { key }] of bars.entries())
        if (!isPillar(key)) expect(places[at]?.[0]).toBeGreaterThanOrEqual(findBridgeFloor(bars));
    }),
  );
});

test.each([
  ["departed_late", 20, { departure: 15, stops: 3, moved: 0 }],
  ["long_stop", 20, { departure: 5, stops: 14, moved: 0 }],
  ["long_stop", 20, { departure: 12, stops: 30, moved: 0 }],
  ["resequenced", 20, { departure: 0, stops: -5, moved: 25 }],
  ["slow", 20, { departure: -3, stops: 2, moved: 0 }],
  ["slow", 20, null],
])("%s is what took most of the time behind", (cause, behind, delay) => {
  expect(findDelayCause(behind, delay)).toBe(cause);
});

const weeksBefore = (day: string, weeks: number) =>
  new Date(Date.parse(`${day}T00:00Z`) - weeks * 7 * 86_400_000).toISOString().slice(0, 10);

test("a forecast is the middle of the same weekday, and there is none with too little history", () => {
  const today = "2026-11-23";
  const past = [100, 120, 80, 90, 110, 400, 95];
  const volumes = new Map(past.map((n, at) => [weeksBefore(today, at + 1), n] as const));
  volumes.set(today, 37);
  const first = weeksBefore(today, 7);
  const days = forecastDays(volumes, { today, first });
  expect(days[0]).toEqual({ day: today, known: 37, low: 80, middle: 100, high: 400, weeks: 7 });
  // Weekdays without orders bring none.
  expect(days[1]).toMatchObject({ day: "2026-11-24", known: 0, middle: 0, weeks: 7 });
  expect(forecastDays(volumes, { today, first: weeksBefore(today, 3) })).toEqual([]);
  expect(forecastDays(new Map(), { today, first: null })).toEqual([]);
});
