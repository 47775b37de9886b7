import fc from "fast-check";
import { expect, test } from "vitest";
import { judgeOpenOrder, type OpenOrder } from "#app/modules/analytics/model/arriving.ts";

const minute = 60_000;
/** An order due in two hours and expected in one. */
const order = (changes: Partial<OpenOrder> = {}): OpenOrder => ({
  due: 120 * minute,
  eta: 60 * minute,
  isMissed: false,
  isToday: true,
  isShortPicked: false,
  isUnderWay: false,
  hasAddressIssue: false,
  ...changes,
});

test.each<[name: string, changes: Partial<OpenOrder>, now: number, outlook: string]>([
  ["an hour to spare", {}, 0, "safe none 60"],
  ["nine minutes to spare", { eta: 111 * minute }, 0, "at_risk tight 9"],
  ["ten minutes to spare", { eta: 110 * minute }, 0, "safe none 10"],
  ["exactly at the end", { eta: 120 * minute }, 0, "at_risk tight 0"],
  ["a minute late", { eta: 121 * minute }, 0, "will_miss late -1"],
  ["an arrival that has passed", { eta: 60 * minute }, 115 * minute, "at_risk tight 5"],
  ["the promise is over", {}, 121 * minute, "will_miss overdue -1"],
  ["nobody delivers it today", { eta: null }, 0, "at_risk no_route null"],
  ["nobody delivers it tomorrow yet", { eta: null, isToday: false }, 0, "safe none null"],
  ["its address is in question", { eta: null, isToday: false, hasAddressIssue: true }, 0, "at_risk address null"],
  ["an attempt failed, and another day is promised", { isMissed: true, eta: null }, 0, "will_miss failed null"],
  ["being picked", { isShortPicked: true }, 0, "at_risk short 60"],
  ["gone without all items", { isShortPicked: true, isUnderWay: true }, 0, "will_miss short 60"],
])("%s", (_, changes, now, expected) => {
  const { danger, reason, slackMinutes } = judgeOpenOrder(order(changes), now);
  expect(`${danger} ${reason} ${slackMinutes}`).toBe(expected);
});

test("passing time alone never makes an order less at risk", () => {
  const rank = { safe: 0, at_risk: 1, will_miss: 2 } as const;
  const moment = fc.integer({ min: 0, max: 300 }).map((minutes) => minutes * minute);
  fc.assert(
    fc.property(fc.option(moment), moment, moment, fc.boolean(), fc.boolean(), (eta, one, other, isToday, short) => {
      const given = order({ eta, isToday, isShortPicked: short });
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      expect(rank[judgeOpenOrder(given, late).danger]).toBeGreaterThanOrEqual(
        rank[judgeOpenOrder(given, early).danger],
      );
    }),
  );
});
