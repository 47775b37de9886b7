import { expect, test } from "vitest";
import { type EtaStop, estimateRoute, latenessAt } from "#app/domain/plans/route-eta.ts";

const minute = 60_000;
const start = Date.parse("2026-11-23T07:00:00Z");

/** Legs of ten minutes, five minutes of service. */
function stops(...changes: Partial<EtaStop>[]): EtaStop[] {
  return changes.map((each, at) => ({
    id: `s${at}`,
    state: "pending",
    point: { longitude: 10, latitude: 53.5 + at / 100 },
    travelSeconds: 600,
    serviceSeconds: 300,
    windowFrom: null,
    windowTo: null,
    plannedArriveAt: start + (10 + 15 * at) * minute,
    arrivedAt: null,
    finishedAt: null,
    ...each,
  }));
}

function estimated(list: EtaStop[], nowMinutes: number, leftAt: number | null = null) {
  return estimateRoute(list, {
    nowMs: start + nowMinutes * minute,
    startAt: start,
    leftAt,
    depot: { longitude: 10, latitude: 53.49 },
    thresholdSeconds: 600,
    estimate: { detour: 1.34, metresPerSecond: 56 / 3.6 },
  });
}

function expected(list: EtaStop[], nowMinutes: number, leftAt: number | null = null): number[] {
  const etas = estimated(list, nowMinutes, leftAt);
  return list.map(({ id }) => ((etas.get(id)?.expectedAt ?? 0) - start) / minute);
}

test("before the start everything is as planned", () => {
  expect(expected(stops({}, {}, {}), -60)).toEqual([10, 25, 40]);
});

test("a vehicle that still stands at the depot leaves now", () => {
  expect(expected(stops({}, {}), 30)).toEqual([40, 55]);
});

test("on the way, an overdue stop is expected now", () => {
  expect(expected(stops({}, {}), 30, start)).toEqual([30, 45]);
});

test("what is over keeps its arrival; the rest follows from when it ended", () => {
  const list = stops({ state: "completed", arrivedAt: start + 20 * minute, finishedAt: start + 28 * minute }, {}, {});
  expect(expected(list, 29, start)).toEqual([20, 38, 53]);
});

test("service waits for the window", () => {
  expect(expected(stops({ windowFrom: start + 60 * minute }, {}), 0)).toEqual([10, 75]);
});

test("after a stop out of turn the way is estimated from where the vehicle is", () => {
  const list = stops({}, {}, { state: "attempted", finishedAt: start + 50 * minute, arrivedAt: start + 45 * minute });
  const [first, second, third] = expected(list, 50, start);
  expect(first).toBeCloseTo(50 + (2 * 1490) / (56 / 3.6) / 60, 0);
  expect(second).toBeCloseTo((first ?? 0) + 15, 5);
  expect(third).toBe(45);
});

test.each([
  [0, 1],
  [10, 0],
  [15, 0],
  [40, 0],
  [55, 3],
  [60, 3],
  [61, 4],
] as const)("arrival at minute %i: lateness %i", (at, level) => {
  const window = { windowFrom: start + 10 * minute, windowTo: start + 60 * minute };
  expect(latenessAt(start + at * minute, window, 600)).toBe(level);
});

test("what waited before, and comes shortly after the next window opens, is no risk", () => {
  const list = stops({ windowFrom: start + 60 * minute }, { windowFrom: start + 70 * minute });
  const etas = estimated(list, 0);
  expect(list.map(({ id }) => etas.get(id)?.lateness)).toEqual([1, 0]);
});
