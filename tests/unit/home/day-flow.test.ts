import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { countBands, dayBands, forecastDayEnd, listBandStatuses } from "#app/modules/home/model/day-flow.ts";
import { computeDayShapes, spreadLabels } from "#app/modules/home/screens/today/day-shapes.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";

const { delivered, out_for_delivery: out, ready, cancelled } = orderStatuses.code;

test("every status is in one band, except final statuses, which are in none", () => {
  const banded = dayBands.flatMap(({ key }) => listBandStatuses(key));
  expect(banded.toSorted((a, b) => a - b)).toEqual([...orderStatuses.filter(({ column }) => column !== "over")]);
  for (const { key, status } of dayBands) expect(listBandStatuses(key)).toContain(status);
});

test("the day ends at the last stop on time; late and unrouted orders miss it", () => {
  const counts = { [delivered]: 10, [out]: 5, [ready]: 2, [cancelled]: 3 };
  const expected = [
    { at: 2_000, orders: 1, inTime: true },
    { at: 1_000, orders: 3, inTime: true },
    { at: 3_000, orders: 1, inTime: false },
  ];
  expect(forecastDayEnd(counts, expected)).toEqual({
    curve: [
      { at: 1_000, delivered: 13 },
      { at: 2_000, delivered: 14 },
    ],
    delivered: 14,
    missed: 3,
  });
  expect(forecastDayEnd(counts, [])).toBeNull();
});

const count = fc.nat({ max: 500 });
const someCounts = fc.record({ [delivered]: count, [out]: count, [ready]: count });

property.prop([fc.array(someCounts, { maxLength: 6 }), someCounts])(
  "the picture stays within its frame, and its bands lie on each other",
  (before, counts) => {
    const hour = 3_600_000;
    const samples = before.map((each, at) => ({ at: (6 + at) * hour, counts: each }));
    const picture = computeDayShapes({ counts, samples, end: null, asOf: 13 * hour, from: 6 * hour, to: 20 * hour });
    const spots = picture.bands.flatMap((path) =>
      path
        .slice(1, -1)
        .split("L")
        .map((spot) => spot.split(" ").map(Number)),
    );
    expect(spots.flat().every((each) => each >= 0 && each <= 100)).toBe(true);
    expect(picture.middles).toEqual(picture.middles.toSorted((a, b) => b - a));
    expect(countBands(counts).length).toBe(picture.bands.length);
  },
);

test("labels beside the current time are placed on the side with room, so none is cut off in the evening", () => {
  const hour = 3_600_000;
  const at = (asOf: number) =>
    computeDayShapes({ counts: {}, samples: [], end: null, asOf: asOf * hour, from: 6 * hour, to: 20 * hour }).labels;
  expect([7, 13, 14, 16, 17, 19, 23].map(at)).toEqual([
    ...(["after", "after", "either", "either", "before", "before", "before"] as const),
  ]);
});

property.prop([fc.array(fc.nat({ max: 200 }), { maxLength: 6 })])("labels never lie on each other", (wished) => {
  const tops = spreadLabels(wished, 20, 200);
  const sorted = tops.toSorted((a, b) => a - b);
  expect(tops.length).toBe(wished.length);
  for (const [at, top] of sorted.entries()) {
    expect(top).toBeLessThanOrEqual(200);
    if (at > 0) expect(top - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(20);
  }
});
