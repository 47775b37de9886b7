import fc from "fast-check";
import { expect, test } from "vitest";
import {
  computeRecurringDue,
  listOccurrences,
  type Recurrence,
  shiftWindows,
} from "#app/modules/orders/model/recurring.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";

const zone = "Europe/Vaduz";
const weekly: Recurrence = {
  schedule: { every: "weekly", weekdays: [1, 4], time: "06:00" },
  ...{ lead_days: 1, starts_on: "2026-03-23", ends_on: null, exceptions: [] },
};

/** Dates, and the local and the UTC time at which their orders are created. */
const table: readonly { name: string; of: Partial<Recurrence>; span: [string, string]; dates: string[] }[] = [
  {
    name: "Mondays and Thursdays across the change of clocks of 29 March",
    of: {},
    span: ["2026-03-23", "2026-04-02"],
    dates: ["23 22T06:00 05:00Z", "26 25T06:00 05:00Z", "30 29T06:00 04:00Z", "02 01T06:00 04:00Z"],
  },
  {
    name: "a time that the clocks skip is as far behind the gap",
    of: { schedule: { every: "daily", time: "02:30" }, lead_days: 0 },
    span: ["2026-03-28", "2026-03-30"],
    dates: ["28 28T02:30 01:30Z", "29 29T03:30 01:30Z", "30 30T02:30 00:30Z"],
  },
  {
    name: "a time that comes twice is the first",
    of: { schedule: { every: "daily", time: "02:30" }, lead_days: 0 },
    span: ["2026-10-25", "2026-10-26"],
    dates: ["25 25T02:30 00:30Z", "26 26T02:30 01:30Z"],
  },
  {
    name: "the 31st is the last of a month that has none",
    of: { schedule: { every: "monthly", days: [31], time: "06:00" } },
    span: ["2026-04-01", "2026-06-30"],
    dates: ["30 29T06:00 04:00Z", "31 30T06:00 04:00Z", "30 29T06:00 04:00Z"],
  },
  {
    name: "it begins, ends, leaves one out and moves one",
    of: {
      ...{ starts_on: "2026-03-26", ends_on: "2026-04-06" },
      exceptions: [
        { date: "2026-03-30", to: null },
        { date: "2026-04-02", to: "2026-04-03" },
      ],
    },
    span: ["2026-01-01", "2026-12-31"],
    dates: ["26 25T06:00 05:00Z", "03 02T06:00 04:00Z", "06 05T06:00 04:00Z"],
  },
];

test.each(table)("$name", ({ of, span: [from, until], dates }) => {
  const found = listOccurrences({ ...weekly, ...of }, zone, { from, until });
  expect(
    found.map(
      ({ on, at }) => `${on.slice(8)} ${toLocalTime(at, zone).slice(8)} ${new Date(at).toISOString().slice(11, 16)}Z`,
    ),
  ).toEqual(dates);
});

const schedules = fc.oneof(
  fc.constant({ every: "daily" as const, time: "06:00" }),
  fc
    .uniqueArray(fc.constantFrom<1 | 2 | 3 | 4 | 5 | 6 | 7>(1, 2, 3, 4, 5, 6, 7), { minLength: 1 })
    .map((weekdays) => ({ every: "weekly" as const, weekdays, time: "23:45" })),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 4 })
    .map((days) => ({ every: "monthly" as const, days, time: "02:30" })),
);

test("each date is processed once, created or missed, and never early, however late or often the job runs", () => {
  fc.assert(
    fc.property(
      schedules,
      fc.integer({ min: 0, max: 5 }),
      fc.array(fc.integer({ min: 1, max: 9 * 24 }), { minLength: 5, maxLength: 25 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.option(fc.integer({ min: -2, max: 6 }), { nil: null }))),
      (schedule, lead_days, steps, wishes) => {
        const starts_on = "2026-03-01";
        const exceptions = wishes.map(([at, by]) => {
          const date = addDays(starts_on, at);
          return { date, to: by === null ? null : addDays(date, by) };
        });
        const recurrence = { schedule, lead_days, starts_on, ends_on: null, exceptions };
        const since = Date.parse("2026-03-01T00:00:00Z");
        const done = new Set<string>();
        let now = since;
        for (const hours of steps) {
          now += (hours * day) / 24;
          const due = computeRecurringDue(recurrence, zone, { since, now, done });
          for (const each of [...due.make, ...due.missed]) {
            expect(done.has(each.date)).toBe(false);
            expect(each.at).toBeLessThanOrEqual(now);
            done.add(each.date);
          }
          const again = computeRecurringDue(recurrence, zone, { since, now, done });
          expect([again.make, again.missed]).toEqual([[], []]);
          expect(again.next ?? Number.POSITIVE_INFINITY).toBeGreaterThan(now);
          const today = toLocalTime(now, zone).slice(0, 10);
          const owed = listOccurrences(recurrence, zone, { from: starts_on, until: addDays(today, 30) }).filter(
            ({ at, moved }) => at <= now && (at > since || moved),
          );
          expect(owed.every(({ date }) => done.has(date))).toBe(true);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test("windows are shifted by the same days as the dates; without a window it is all day", () => {
  const template = {
    ...{ deliveryFrom: "2026-03-20T22:00", deliveryTo: "2026-03-21T02:00" },
    ...{ pickupFrom: "2026-03-19T08:00", pickupTo: null },
  };
  expect(shiftWindows(template, "2026-03-31")).toEqual({
    delivery_schedule: { from: "2026-03-31T22:00", to: "2026-04-01T02:00" },
    pickup_schedule: { from: "2026-03-30T08:00", to: undefined },
  });
  const none = { deliveryFrom: null, deliveryTo: null, pickupFrom: null, pickupTo: null };
  expect(shiftWindows(none, "2026-03-31").delivery_schedule).toEqual({
    from: "2026-03-31T00:00",
    to: "2026-03-31T23:59",
  });
});
