import { expect, test } from "vitest";
import { computeStatusReport, type StatusHour } from "#app/modules/developers/model/status-report.ts";
import { day, hour, minute } from "#app/platform/kernel/milliseconds.ts";

const start = Date.UTC(2026, 10, 24, 22);
const row = (at: number, more: Partial<StatusHour> = {}): StatusHour => ({
  ...{ hour: at, firstMinute: at / minute, lastMinute: at / minute + 59, minutes: 60 },
  ...{ lagMs: 300, tries: 10, arrived: 9, latencyMs: 800, ...more },
});

test("hours add up to days; uncounted or slow hours are incidents; nothing is known before the first minute", () => {
  const hours = [
    row(start, { firstMinute: start / minute + 30, minutes: 30 }),
    row(start + hour, { minutes: 54, latencyMs: null }),
    // Two hours without a row: no check ran.
    row(start + 4 * hour, { lagMs: 5 * minute }),
    row(start + 5 * hour, { minutes: 55, tries: 0, arrived: 0, latencyMs: null }),
    row(start + 6 * hour, { minutes: 10, lastMinute: (start + 6 * hour) / minute + 9 }),
  ];
  const { checkedAt: lookedAt, days, incidents } = computeStatusReport(hours, start + 6 * hour + 10 * minute + 20_000);
  expect(lookedAt).toBe(start + 6 * hour + 9 * minute);
  expect(incidents).toEqual([{ from: start + hour, to: start + 5 * hour, missed: 6 + 120, lagMs: 5 * minute }]);
  expect(days).toEqual([
    ...[{ day: Date.UTC(2026, 10, 25), of: 250, minutes: 125, tries: 20, arrived: 18, lagMs: 300_000, latencyMs: 800 }],
    ...[{ day: Date.UTC(2026, 10, 24), of: 90, minutes: 84, tries: 20, arrived: 18, lagMs: 300, latencyMs: 800 }],
  ]);
  expect(computeStatusReport([], start + day)).toEqual({ checkedAt: null, days: [], incidents: [] });
});
