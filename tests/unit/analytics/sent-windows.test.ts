import fc from "fast-check";
import { expect, test } from "vitest";
import { countSentWindows, type SentWindow } from "#app/modules/analytics/model/sent-windows.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";

const noon = Date.UTC(2026, 10, 23, 12);
const at = (minutes: number) => noon + minutes * minute;
const send = (event: SentWindow["event"], sentAt: number, from: number, to: number): SentWindow => ({
  ...{ event, sentAt: at(sentAt), from: at(from), to: at(to) },
});

test("an evening's window that moved once counts by the last one and by the announced one", () => {
  const sent = [
    send("window_announced", -900, -60, 60),
    send("out_for_delivery", -240, -60, 60),
    send("window_changed", -30, 60, 90),
  ];
  expect(countSentWindows(sent, at(70))).toEqual({
    ...{ window_sent: 1, window_kept: 1, window_moved: 1, "width@30": 1, announced: 1 },
  });
  expect(countSentWindows(sent, at(91))).toMatchObject({ window_late: 1 });
  expect(countSentWindows(sent, at(59))).toMatchObject({ window_early: 1, announced: 1, announced_kept: 1 });
  // The change was sent after the driver had come.
  expect(countSentWindows(sent, at(-31))).toEqual({
    ...{ window_sent: 1, window_kept: 1, "width@120": 1, announced: 1, announced_kept: 1 },
  });
});

test("both ends of a window belong to it", () => {
  const sent = [send("out_for_delivery", -60, 0, 30)];
  expect([0, 30].map((minutes) => countSentWindows(sent, at(minutes)).window_kept)).toEqual([1, 1]);
});

const windows = fc
  .array(fc.record({ sentAt: fc.integer({ min: -600, max: 600 }), from: fc.integer({ min: -600, max: 600 }) }))
  .map((all) => all.sort((a, b) => a.sentAt - b.sentAt))
  .map((all) => all.map(({ sentAt, from }) => send("out_for_delivery", sentAt, from, from + 60)));

test("an order that was sent a window in time is early, kept or late, exactly one of them; another one is none", () => {
  fc.assert(
    fc.property(windows, fc.integer({ min: -600, max: 600 }), (sent, minutes) => {
      const counts = countSentWindows(sent, at(minutes));
      const found = ["window_early", "window_kept", "window_late"].reduce((sum, key) => sum + (counts[key] ?? 0), 0);
      const isSent = sent.some(({ sentAt }) => sentAt <= at(minutes));
      expect([counts.window_sent ?? 0, found]).toEqual(isSent ? [1, 1] : [0, 0]);
    }),
  );
});
