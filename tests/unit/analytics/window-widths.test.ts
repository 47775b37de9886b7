import fc from "fast-check";
import { expect, test } from "vitest";
import { countSentWindows, type SentWindow } from "#app/modules/analytics/model/sent-windows.ts";
import { addCounts, type Counts } from "#app/modules/analytics/model/subjects.ts";
import { curveScales, viewWidths } from "#app/modules/analytics/model/window-widths.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";

const noon = Date.UTC(2026, 10, 23, 12);
const at = (minutes: number) => noon + minutes * minute;

/** An order announced an hour around noon, whose driver came so many minutes after it. */
function announce(came: number, planned: number | null = 0, delay = { departure: 0, stops: 0, moved: 0 }): Counts {
  const window: SentWindow = {
    ...{ event: "window_announced", sentAt: at(-900), from: at(-30), to: at(30), stopsAhead: 9 },
  };
  const plannedAt = planned === null ? null : at(planned);
  return countSentWindows([window], {
    ...{ arrivedAt: at(came), finishedAt: null, opensAt: null, plannedAt, delay, timezone: "UTC" },
  });
}

const sum = (all: readonly Counts[]): Counts => {
  const counts: Counts = {};
  for (const each of all) addCounts(counts, each);
  return counts;
};
const repeat = (n: number, counts: Counts) => Array.from({ length: n }, () => counts);

test("a missed window of the evening before has one cause: what made the driver early or late", () => {
  const cases = [
    ["early", announce(-31)],
    ["unplanned", announce(31, null)],
    ["replanned", announce(60, 31)],
    ["departed_late", announce(50, 10, { departure: 30, stops: 5, moved: 0 })],
    ["long_stop", announce(50, 10, { departure: 5, stops: 30, moved: 0 })],
    ["resequenced", announce(50, 10, { departure: 5, stops: 5, moved: 30 })],
    ["slow", announce(50, 10, { departure: 5, stops: 5, moved: 0 })],
  ] as const;
  for (const [cause, counts] of cases)
    expect(Object.keys(counts).filter((name) => name.startsWith("announced_"))).toEqual([`announced_${cause}`]);
  expect(announce(30, 10, { departure: 20, stops: 0, moved: 0 }).announced_departed_late).toBeUndefined();
});

test("causes say what they are of all windows, and widths what would have held the aim", () => {
  const late = announce(60, 0, { departure: 60, stops: 0, moved: 0 });
  const counts = sum([...repeat(80, announce(10)), ...repeat(15, announce(36, 31)), ...repeat(5, late)]);
  const { announced, causes, wider, byHour, curve } = viewWidths(counts, {});
  expect(announced).toBe(80);
  expect(causes).toEqual([
    { count: "announced_replanned", rows: 15, points: 15 },
    { count: "announced_departed_late", rows: 5, points: 5 },
  ]);
  // 36 of 30 minutes from the middle hold 95 of 100: 120 % of an hour.
  expect(wider).toEqual([{ band: "evening", inside: 80, aim: 95, width: 60, neededWidth: 72 }]);
  expect(byHour).toEqual({ hours: [12, 13], lines: [{ band: "evening", minutes: [60, 60] }] });
  expect(curve.before).toEqual([]);
  expect([50, 100, 110, 120, 200].map((scale) => curve.now[curveScales.indexOf(scale)])).toEqual([80, 80, 80, 95, 100]);
});

test("too few windows say nothing", () => {
  const { announced, causes, wider, curve } = viewWidths(sum(repeat(19, announce(60))), {});
  expect({ announced, causes, wider, curve: curve.now }).toEqual({ announced: null, causes: [], wider: [], curve: [] });
});

test("the curve rises, and as wide as sent it is the share that was kept", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 20, maxLength: 60 }), (arrivals) => {
      const counts = sum(arrivals.map((minutes) => announce(minutes)));
      const { now } = viewWidths(counts, {}).curve;
      expect(now).toEqual(now.toSorted((a, b) => a - b));
      expect(now[curveScales.indexOf(100)]).toBeCloseTo(((counts.window_kept ?? 0) * 100) / arrivals.length);
    }),
  );
});
