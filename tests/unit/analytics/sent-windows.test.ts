import fc from "fast-check";
import { expect, test } from "vitest";
import { findShortfall, findWorstCell, viewCalibration } from "#app/modules/analytics/model/calibration.ts";
import { findList } from "#app/modules/analytics/model/counts.ts";
import type { RouteDelay } from "#app/modules/analytics/model/delay-cause.ts";
import { countSentWindows, findVisit, type SentWindow } from "#app/modules/analytics/model/sent-windows.ts";
import { addCounts, type Counts } from "#app/modules/analytics/model/subjects.ts";
import { getBandAim } from "#app/modules/analytics/model/window-cells.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";

const noon = Date.UTC(2026, 10, 23, 12);
const at = (minutes: number) => noon + minutes * minute;
const send = (
  event: SentWindow["event"],
  sentAt: number,
  from: number,
  to: number,
  stopsAhead: number | null = null,
): SentWindow => ({ ...{ event, sentAt: at(sentAt), from: at(from), to: at(to) }, stopsAhead });

/** The counts of an order whose driver came so many minutes after noon. */
const count = (
  sent: readonly SentWindow[],
  minutes: number,
  times: { opens?: number; finished?: number } = {},
  route: { plannedAt?: number; delay?: RouteDelay } = {},
) =>
  countSentWindows(sent, {
    arrivedAt: at(minutes),
    finishedAt: times.finished === undefined ? null : at(times.finished),
    opensAt: times.opens === undefined ? null : at(times.opens),
    ...{ plannedAt: null, delay: null, timezone: "UTC", ...route },
  });

test("an evening's window that moved once counts by the last one and by the announced one", () => {
  const sent = [
    send("window_announced", -900, -60, 60),
    send("out_for_delivery", -240, -60, 60),
    send("window_changed", -30, 60, 90),
  ];
  expect(count(sent, 70)).toEqual({
    ...{ window_sent: 1, window_kept: 1, window_moved: 1, "width@30": 1, announced: 1, announced_unplanned: 1 },
    ...{ "window_sent/hour_13": 1, "window_sent/evening": 1, "window_missed/evening": 1 },
    ...{ "window_sent/evening/hour_13": 1, "window_missed/evening/hour_13": 1 },
    ...{ window_minutes: 30, "window_minutes/hour_13": 30 },
    ...{ "window_minutes/evening": 120, "window_minutes/evening/hour_13": 120 },
    // 5 of 15 minutes and 70 of 60 minutes from the middle.
    ...{ "window_scale@40": 1, "window_scale/evening@120": 1 },
  });
  expect(count(sent, 91)).toMatchObject({ window_late: 1, window_missed: 1, "window_missed/hour_13": 1 });
  expect(count(sent, 59)).toMatchObject({ window_early: 1, window_missed: 1, announced: 1, announced_kept: 1 });
  // The change was sent after the driver had come.
  expect(count(sent, -31)).toEqual({
    ...{ window_sent: 1, window_kept: 1, "width@120": 1, announced: 1, announced_kept: 1 },
    ...{ "window_sent/hour_11": 1, "window_sent/evening": 1, "window_sent/evening/hour_11": 1 },
    ...{ window_minutes: 120, "window_minutes/hour_11": 120 },
    ...{ "window_minutes/evening": 120, "window_minutes/evening/hour_11": 120 },
    ...{ "window_scale@60": 1, "window_scale/evening@60": 1 },
  });
});

test("both ends of a window belong to it", () => {
  const sent = [send("out_for_delivery", -60, 0, 30)];
  expect([0, 30].map((minutes) => count(sent, minutes).window_kept)).toEqual([1, 1]);
});

test("a driver who waits for the agreed time comes when it begins, one who is done before it does not", () => {
  const sent = [send("out_for_delivery", -60, 0, 30, 1)];
  const kept = { window_kept: 1, "window_sent/hour_12": 1, "window_sent/ahead_1/hour_12": 1 };
  expect(count(sent, -20, { opens: 0, finished: 5 })).toMatchObject(kept);
  expect(count(sent, -20, { opens: 0 })).toMatchObject(kept);
  const early = { window_early: 1, "window_missed/ahead_1/hour_11": 1 };
  expect(count(sent, -20, { opens: 0, finished: -10 })).toMatchObject(early);
  expect(count(sent, -20, { finished: 5 })).toMatchObject(early);
});

test("windows count by the stops ahead when they were sent, each order once, by the last one of its kind", () => {
  const sent = [
    send("out_for_delivery", -240, -60, 60, 14),
    send("window_changed", -120, 0, 60, 5),
    send("window_changed", -100, 30, 90, 4),
    send("arriving", -20, 0, 30, 0),
    // Before stops were recorded.
    send("arriving", -10, 0, 20),
  ];
  const counts = count(sent, 25);
  expect(Object.keys(counts).filter((name) => name.startsWith("window_sent/") && !name.includes("hour"))).toEqual([
    ...["window_sent/ahead_11_15", "window_sent/ahead_3_5", "window_sent/next"],
  ]);
  expect(Object.keys(counts).filter((name) => name.startsWith("window_missed"))).toEqual([
    ...["window_missed", "window_missed/hour_12", "window_missed/ahead_3_5", "window_missed/ahead_3_5/hour_12"],
  ]);
});

const offRoute = { plannedAt: null, delay: null };

test("an order's visit is read in its own zone, also off a route", () => {
  const leg = {
    arrivedAt: null,
    finishedAt: null,
    completedAt: at(-20),
    deliveryFrom: "2026-11-23T13:00",
    ...offRoute,
  };
  const visit = findVisit(leg, "Europe/Vaduz");
  expect(visit).toMatchObject({ arrivedAt: at(-20), opensAt: noon });
  expect(findVisit({ ...leg, completedAt: null }, "UTC")).toBeNull();
  expect(findVisit(undefined, "UTC")).toBeNull();
});

const windows = fc
  .array(
    fc.record({
      sentAt: fc.integer({ min: -600, max: 600 }),
      from: fc.integer({ min: -600, max: 600 }),
      stopsAhead: fc.option(fc.integer({ min: 0, max: 40 })),
      event: fc.constantFrom("window_announced", "out_for_delivery", "window_changed"),
    }),
  )
  .map((all) => all.sort((a, b) => a.sentAt - b.sentAt))
  .map((all) => all.map(({ event, sentAt, from, stopsAhead }) => send(event, sentAt, from, from + 60, stopsAhead)));
const minutesAfterNoon = fc.integer({ min: -600, max: 600 });

test("an order that was sent a window in time is early, kept or late, exactly one of them; another one is none", () => {
  fc.assert(
    fc.property(windows, minutesAfterNoon, (sent, minutes) => {
      const counts = count(sent, minutes);
      const found = ["window_early", "window_kept", "window_late"].reduce((sum, key) => sum + (counts[key] ?? 0), 0);
      const isSent = sent.some(({ sentAt }) => sentAt <= at(minutes));
      expect([counts.window_sent ?? 0, found]).toEqual(isSent ? [1, 1] : [0, 0]);
      for (const [name, n] of Object.entries(counts)) {
        const isWidth = name.startsWith("window_minutes");
        expect(n).toBe(isWidth ? 60 : 1);
        if (!isWidth && !name.includes("@")) expect(findList(name)).toBe(name);
      }
    }),
  );
});

test("rows of the panel are the sums of their hours, and its last row the figures of the dashboard", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(windows, minutesAfterNoon), { maxLength: 30 }), (orders) => {
      const sum: Counts = {};
      for (const [sent, minutes] of orders) addCounts(sum, count(sent, minutes));
      const { rows, hours } = viewCalibration(sum);
      for (const { all, byHour } of rows) {
        expect(byHour.length).toBe(hours.length);
        expect(byHour.reduce((n, { sent }) => n + sent, 0)).toBe(all.sent);
        expect(byHour.reduce((n, { missed }) => n + missed, 0)).toBe(all.missed);
      }
      const last = rows.find(({ band }) => band === null)?.all;
      expect(last?.sent ?? 0).toBe(sum.window_sent ?? 0);
      expect(last?.missed ?? 0).toBe((sum.window_early ?? 0) + (sum.window_late ?? 0));
    }),
  );
});

test("a cell is colored by how far it is below its aim, and only with enough windows", () => {
  const cell = (sent: number, missed: number) => ({ band: "next" as const, hour: 8, sent, missed });
  expect([10, 11, 13, 16, 21].map((missed) => findShortfall(cell(100, missed), 90))).toEqual([0, 1, 2, 3, 4]);
  expect(findShortfall(cell(19, 10), 90)).toBeNull();
  expect([getBandAim("next"), getBandAim("ahead_3_5"), getBandAim(null)]).toEqual([90, 90, 90]);
  expect([getBandAim("ahead_6_10"), getBandAim("ahead_16"), getBandAim("evening")]).toEqual([95, 95, 95]);
  const counts = {
    "window_sent/next/hour_8": 100,
    "window_sent/next": 100,
    window_sent: 100,
    "window_sent/hour_8": 100,
  };
  expect(findWorstCell(viewCalibration(counts))).toBeNull();
  const worse = { ...counts, "window_missed/next/hour_8": 20, "window_missed/next": 20 };
  expect(findWorstCell(viewCalibration(worse))).toMatchObject({ band: "next", hour: 8, missed: 20 });
});

test.each([
  "window_sent/",
  "window_sent/ahead_4",
  "window_sent/hour_24",
  "window_sent/hour_8/next",
  "window_kept/next",
])("%s is no list", (name) => expect(findList(name)).toBeUndefined());
