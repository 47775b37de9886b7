import { expect, test } from "vitest";
import { computeLateness, type EtaStop, estimateRoute } from "#app/modules/routes/model/route-eta.ts";

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
    plannedStartAt: start + (10 + 15 * at) * minute,
    breakWindow: null,
    arrivedAt: null,
    finishedAt: null,
    ...each,
  }));
}

type Seen = Parameters<typeof estimateRoute>[1]["position"];

function estimated(list: EtaStop[], nowMinutes: number, leftAt: number | null = null, position: Seen = null) {
  return estimateRoute(list, {
    nowMs: start + nowMinutes * minute,
    startAt: start,
    leftAt,
    depot: { longitude: 10, latitude: 53.49 },
    late: null,
    position,
    thresholdSeconds: 600,
    estimate: { detour: 1.34, metresPerSecond: 56 / 3.6 },
  });
}

function expected(list: EtaStop[], nowMinutes: number, leftAt: number | null = null, position: Seen = null): number[] {
  const etas = estimated(list, nowMinutes, leftAt, position);
  return list.map(({ id }) => ((etas.get(id)?.expectedAt ?? 0) - start) / minute);
}

test("before the start, expects everything as planned", () => {
  expect(expected(stops({}, {}, {}), -60)).toEqual([10, 25, 40]);
});

test("a vehicle still at the depot leaves now", () => {
  expect(expected(stops({}, {}), 30)).toEqual([40, 55]);
});

test("an overdue stop on the way is expected now", () => {
  expect(expected(stops({}, {}), 30, start)).toEqual([30, 45]);
});

test("a finished stop keeps its arrival; the rest follows from its end", () => {
  const list = stops({ state: "completed", arrivedAt: start + 20 * minute, finishedAt: start + 28 * minute }, {}, {});
  expect(expected(list, 29, start)).toEqual([20, 38, 53]);
});

test("service waits for the window", () => {
  expect(expected(stops({ windowFrom: start + 60 * minute }, {}), 0)).toEqual([10, 75]);
});

test("after an out-of-order stop, travel is estimated from the vehicle's position", () => {
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
  [50, 0],
  [51, 3],
  [55, 3],
  [60, 3],
  [61, 4],
] as const)("arrival at minute %i: lateness %i", (at, level) => {
  const window = { windowFrom: start + 10 * minute, windowTo: start + 60 * minute };
  expect(computeLateness(start + at * minute, window, 600)).toBe(level);
});

test("a stop that waited before and comes shortly after the next window opens is not at risk", () => {
  const list = stops({ windowFrom: start + 60 * minute }, { windowFrom: start + 70 * minute });
  const etas = estimated(list, 0);
  expect(list.map(({ id }) => etas.get(id)?.lateness)).toEqual([1, 0]);
});

const done = { state: "completed", arrivedAt: start + 10 * minute, finishedAt: start + 15 * minute } as const;
const seen = (minutes: number, latitude: number) => ({ longitude: 10, latitude, at: start + minutes * minute });

test.each<[string, EtaStop[], number, number | null, Seen, number[]]>([
  [
    "a position after the event: half of the road is left",
    stops(done, {}, {}),
    20,
    start,
    seen(20, 53.505),
    [10, 25, 40],
  ],
  ["in a jam it is said before the stop is overdue", stops(done, {}, {}), 24, start, seen(24, 53.501), [10, 33, 48]],
  ["an event after the position", stops(done, {}, {}), 16, start, seen(14, 53.505), [10, 25, 40]],
  [
    "at the door, whatever the position says",
    stops(done, { arrivedAt: start + 22 * minute }, {}),
    24,
    start,
    seen(24, 53.6),
    [10, 22, 37],
  ],
  ["who has not left stands at the depot", stops({}, {}), 0, null, seen(0, 53.9), [10, 25]],
  ["nobody knows where", stops(done, {}, {}), 16, start, null, [10, 25, 40]],
])("%s", (_what, list, now, left, position, wanted) => {
  expect(expected(list, now, left, position).map(Math.round)).toEqual(wanted);
});

test("a vehicle far off the route is estimated from its position", () => {
  const [, next = 0] = expected(stops(done, {}), 20, start, seen(20, 53.6));
  // 0.09 degrees are 10 km, 13.4 on roads, 14 minutes at 56 km/h.
  expect(Math.round(next)).toBe(34);
});
