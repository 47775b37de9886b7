import fc from "fast-check";
import { expect, test } from "vitest";
import {
  computeEtaClock,
  findEtaChanges,
  MAX_SILENCE_MS,
  MIN_ETA_CHANGE_MS,
  type NotifiedStop,
} from "#app/modules/routes/model/eta-notification.ts";

const noon = Date.UTC(2026, 10, 23, 12);
const minute = 60_000;
const stop = (over: Partial<NotifiedStop>): NotifiedStop => ({
  ...{ id: "s", shipmentId: "d", state: "pending", arrivedAt: null, notifiedEta: noon },
  ...over,
});
const newsAt = (stops: readonly NotifiedStop[], minutes: number) =>
  findEtaChanges(
    stops,
    new Map(stops.map(({ id }) => [id, { expectedAt: noon + minutes * minute, lateness: 0 as const }])),
  );

test.each([
  ["the first look is remembered and tells nothing", stop({ notifiedEta: null }), 3, 1, 0],
  ["a quarter of an hour later", stop({}), 15, 1, 1],
  ["and earlier", stop({}), -15, 1, 1],
  ["less than that", stop({}), 14, 0, 0],
  ["the agent stands there", stop({ arrivedAt: noon }), 60, 0, 0],
  ["it is over", stop({ state: "completed" }), 60, 0, 0],
  ["a depot has no customer", stop({ shipmentId: null }), 60, 0, 0],
] as const)("%s", (_, one, minutes, marks, changed) => {
  const news = newsAt([one], minutes);
  expect([news.marks.length, news.changed.length]).toEqual([marks, changed]);
});

test.each([
  ["under way", [noon - 5 * minute, null], noon],
  ["just silent", [noon - MAX_SILENCE_MS, null], noon],
  ["silent for long", [null, noon - 5 * MAX_SILENCE_MS, noon - 3 * MAX_SILENCE_MS], noon - 2 * MAX_SILENCE_MS],
  ["never heard of", [null], noon - 8 * MAX_SILENCE_MS],
] as const)("the clock counts until an hour after the last activity: %s", (_, signs, until) => {
  expect(computeEtaClock(noon, noon - 9 * MAX_SILENCE_MS, signs)).toBe(until);
});

test("the last notified arrival is never off by a quarter of an hour, and none is sent without cause", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -120, max: 240 }), { maxLength: 60 }), (road) => {
      let received: number | null = null;
      let events = 0;
      for (const minutes of road) {
        const { marks, changed } = newsAt([stop({ notifiedEta: received })], minutes);
        if (changed.length > 0)
          expect(Math.abs(noon + minutes * minute - (received ?? 0))).toBeGreaterThanOrEqual(MIN_ETA_CHANGE_MS);
        received = marks[0]?.at ?? received;
        events += changed.length;
        expect(Math.abs(noon + minutes * minute - (received ?? Number.NaN))).toBeLessThan(MIN_ETA_CHANGE_MS);
      }
      expect(events).toBeLessThanOrEqual(Math.max(0, road.length - 1));
    }),
  );
});
