import { expect, test } from "vitest";
import {
  type FinishedRoute,
  type FinishedStop,
  getLeftAt,
  measureArrivals,
} from "#app/modules/routes/model/measured-arrivals.ts";
import { hour, minute } from "#app/platform/kernel/milliseconds.ts";

const midnight = Date.parse("2026-11-23T00:00Z");
const startAt = midnight + 8 * hour;

/** A route of three stops, each ten minutes after the one before and as long; driven so many minutes late. */
function route(late: readonly number[], changes: Partial<FinishedStop> = {}): FinishedRoute {
  const stops = late.map((minutes, index): FinishedStop => {
    const plannedArriveAt = startAt + (10 + 20 * index) * minute;
    return {
      ...{ id: `s${index}`, state: "completed", point: null, travelSeconds: 600, serviceSeconds: 600 },
      ...{ windowFrom: null, windowTo: null, breakWindow: null, plannedArriveAt, plannedStartAt: plannedArriveAt },
      arrivedAt: plannedArriveAt + minutes * minute,
      finishedAt: plannedArriveAt + (10 + minutes) * minute,
      ...{ isDelivery: true, isTask: true, isPlausible: true, area: "9490" },
      ...(index === 1 && changes),
    };
  });
  return { agentId: "a", date: "2026-11-23", midnight, startAt, startedAt: startAt, stops };
}

const list = (driven: FinishedRoute) =>
  measureArrivals(driven).map(({ isUnderWay, stopsAhead, lateMinutes }) => [isUnderWay, stopsAhead, lateMinutes]);

test("arrivals are measured against the plan, and against what was expected at the start and after each stop", () => {
  expect(list(route([5, 5, 9]))).toEqual([
    ...[0, 1, 2].map((ahead) => [false, ahead, [5, 5, 9][ahead]]),
    ...[0, 1, 2].map((ahead) => [true, ahead, [5, 5, 9][ahead]]),
    ...[
      [true, 0, 0],
      [true, 1, 4],
    ],
    [true, 0, 4],
  ]);
  expect(measureArrivals(route([0, 0, 0])).every(({ lateMinutes }) => lateMinutes === 0)).toBe(true);
  expect(measureArrivals(route([0, 0, 60])).map(({ hour: at }) => at)).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 8]);
});

test("who waits for a window to open has come when it opens", () => {
  const driven = route([0, -5, 0], {
    windowFrom: startAt + 30 * minute,
    finishedAt: startAt + 40 * minute,
  });
  expect(list(driven).filter(([, , late]) => late !== 0)).toEqual([]);
  const over = route([0, -5, 0], { windowFrom: startAt + 40 * minute, finishedAt: startAt + 35 * minute });
  expect(list(over)[1]).toEqual([false, 1, -15]);
});

test("pickups, times that cannot be, and stops without an arrival are left out, but are stops ahead", () => {
  for (const changes of [{ isDelivery: false }, { isPlausible: false }, { arrivedAt: null }])
    expect(list(route([0, 0, 0], changes)).map(([, ahead]) => ahead)).toEqual([0, 2, 0, 2, 1, 0]);
});

test("a vehicle left when its route was started, but not before the plan's start, where it is still loaded", () => {
  expect(getLeftAt(startAt, startAt + 20 * minute, startAt + hour)).toBe(startAt + 20 * minute);
  expect(getLeftAt(startAt, startAt - 20 * minute, startAt + hour)).toBe(startAt);
  expect(getLeftAt(startAt, startAt - 20 * minute, startAt - 10 * minute)).toBe(startAt - 10 * minute);
  expect(getLeftAt(startAt, null, startAt + hour)).toBe(startAt);
});
