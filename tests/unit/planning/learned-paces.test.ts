import fc from "fast-check";
import { expect, test } from "vitest";
import {
  computeCrewPace,
  computeHourPaces,
  learnPaces,
  type MeasuredLeg,
} from "#app/modules/planning/model/learned-paces.ts";
import { createPlanClock } from "#app/modules/planning/model/plan-clock.ts";
import { routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { createPlanAgent, createPlanInputs, createPlanVehicle } from "#tests/factories/plan-inputs.ts";

const zone = "Europe/Vaduz";
/** Legs at a local time, a minute apart. */
const legs = (local: string, ...ratios: number[]): MeasuredLeg[] =>
  ratios.map((ratio, at) => ({ leftAt: toInstant(local, zone) + at * 60_000, ratio }));
const many = (local: string, ratio: number, count: number) =>
  legs(local, ...Array.from({ length: count }, () => ratio)).map((leg) => ({ ...leg, leftAt: toInstant(local, zone) }));

test("the hour of the week is in the account's time zone, and the median of its legs counts", () => {
  const learned = learnPaces([...legs("2026-11-23T08:00", 1.4, 1.5, 1.6), ...legs("2026-11-29T17:30", 1, 1, 2)], zone);
  expect(learned).toEqual([
    { weekday: 1, hour: 8, percent: 112, legs: 3 },
    { weekday: 7, hour: 17, percent: 100, legs: 3 },
  ]);
});

test("few legs stay close to 100 %, many legs count fully", () => {
  const percent = (count: number) => learnPaces(many("2026-11-23T08:00", 1.5, count), zone)[0]?.percent;
  expect([1, 10, 90, 990].map(percent)).toEqual([105, 125, 145, 150]);
});

test("breaks and late reports do not count as traffic", () => {
  expect(learnPaces(legs("2026-11-23T08:00", 0.01, 9, 40), zone)).toEqual([]);
});

test("a pace lies between the fastest and the slowest leg and 100 %, for any legs", () => {
  const leg = fc.record({
    leftAt: fc.integer({ min: 0, max: 2 ** 41 }),
    ratio: fc.double({ min: 0, max: 5, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(leg), (driven) => {
      const ratios = driven.map(({ ratio }) => ratio * 100);
      const [low, high] = [Math.min(100, ...ratios), Math.max(100, ...ratios)];
      for (const { percent, legs: count } of learnPaces(driven, zone)) {
        expect(percent).toBeGreaterThanOrEqual(Math.floor(low));
        expect(percent).toBeLessThanOrEqual(Math.ceil(high));
        expect(count).toBeGreaterThan(0);
      }
    }),
  );
});

const morning = { startAt: "2026-11-23T07:00", endAt: "2026-11-23T12:00", timezone: zone };
const learned = [
  { weekday: 1, hour: 8, percent: 140, legs: 9 },
  { weekday: 1, hour: 9, percent: 120, legs: 9 },
  { weekday: 2, hour: 8, percent: 200, legs: 9 },
];

test("a plan uses the hours of its own weekday", () => {
  const percents = (startAt: string, endAt: string) =>
    computeHourPaces(learned, createPlanClock({ timezone: zone, startAt, endAt }), zone).map(({ percent }) => percent);
  expect(percents(morning.startAt, morning.endAt)).toEqual([100, 140, 120, 100, 100]);
  expect(percents("2026-11-24T08:30", "2026-11-24T09:15")).toEqual([200]);
  expect(percents("2026-11-23T22:00", "2026-11-24T09:00").slice(-2)).toEqual([100, 200]);
});

test("a route uses the mean of its crew's working hours, weighted toward the busier ones", () => {
  const clock = createPlanClock(morning);
  const inputs = { ...createPlanInputs(), paces: computeHourPaces(learned, clock, zone) };
  const crew = { agent: createPlanAgent("a1"), vehicle: createPlanVehicle("v1") };
  const at = (hour: number) => clock.toSeconds(`2026-11-23T${String(hour).padStart(2, "0")}:00`);
  const pace = (from: number, to: number, who = crew) => computeCrewPace(who, inputs, clock, [at(from), at(to)]);
  expect(pace(8, 9)).toBe(140);
  expect(pace(8, 10)).toBe(130);
  expect(pace(7, 12)).toBe(125);
  expect(pace(10, 12)).toBe(100);
  expect(pace(8, 9, { ...crew, vehicle: createPlanVehicle("v2", { type: 9 }) })).toBe(100);
  expect(computeCrewPace({ ...crew, vehicle: null }, inputs, clock, [at(8), at(9)])).toBe(100);
  expect(computeCrewPace(crew, inputs, clock, null)).toBe(100);
});

test("uses one pace for all when switched off or when separate tables would be too large", () => {
  const clock = createPlanClock(morning);
  const crew = { agent: createPlanAgent("a1"), vehicle: createPlanVehicle("v1") };
  const early = [clock.toSeconds("2026-11-23T08:00"), clock.toSeconds("2026-11-23T09:00")] as const;
  const inputs = { ...createPlanInputs(), paces: computeHourPaces(learned, clock, zone) };
  const settings = routingSettingsSchema.parse({ hourly_pace: "disabled" });
  expect(computeCrewPace(crew, { ...inputs, settings }, clock, early)).toBe(100);
  expect(computeCrewPace(crew, { ...inputs, shipments: { length: 2_500 } }, clock, early)).toBe(125);
});
