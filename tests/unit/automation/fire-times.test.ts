import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computePlanWindow } from "#app/modules/automation/model/automation-rule.ts";
import { minuteSteps } from "#app/modules/automation/model/rule.enums.ts";
import { day, hour, minute } from "#app/platform/kernel/milliseconds.ts";
import { computeDue, computeNextFire, listFireTimes, MAX_LATENESS_MS } from "#app/platform/time/fire-times.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import type { Schedule } from "#app/platform/time/schedule.ts";

const at = (text: string) => Date.parse(text);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** Around both clock changes, in zones that shift by an hour, by half an hour, at midnight, and never. */
const zones = ["Europe/Vaduz", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Kathmandu", "UTC"];
const starts = [
  "2026-03-07",
  "2026-03-28",
  "2026-04-03",
  "2026-04-23",
  "2026-10-03",
  "2026-10-24",
  "2026-10-29",
  "2026-11-01",
];

const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([h, m]) => `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}`);
const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({ every: fc.constant("minutely" as const), minutes: fc.constantFrom(...minuteSteps) }),
  fc.record({ every: fc.constant("hourly" as const), minute: fc.nat(59) }),
  fc.record({ every: fc.constant("daily" as const), time }),
  fc.record({
    every: fc.constant("weekly" as const),
    weekdays: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7), { minLength: 1 }),
    time,
  }),
  fc.record({
    every: fc.constant("monthly" as const),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 5 }),
    time,
  }),
);

/** Minute by minute, by local time only. */
function walked(schedule: Schedule, zone: string, from: number, until: number): number[] {
  const minutes = Array.from({ length: (until - from + 2 * day) / minute }, (_, n) => from - day + n * minute);
  const local = minutes.map((ms) => ({ ms, text: toLocalTime(ms, zone) }));
  const within = (found: number[]) => found.filter((ms) => ms > from && ms <= until);
  if (schedule.every === "hourly")
    return within(local.flatMap(({ ms, text }) => (Number(text.slice(14)) === schedule.minute ? [ms] : [])));
  if (schedule.every === "minutely")
    return within(local.flatMap(({ ms, text }) => (Number(text.slice(14)) % schedule.minutes === 0 ? [ms] : [])));
  const first = new Map<string, number>();
  for (const { ms, text } of local) if (!first.has(text)) first.set(text, ms);
  const dates = [...new Set(local.map(({ text }) => text.slice(0, 10)))].filter((date) => {
    const noon = new Date(`${date}T12:00:00Z`);
    if (schedule.every === "weekly") return schedule.weekdays.includes((noon.getUTCDay() || 7) as 1);
    if (schedule.every === "daily") return true;
    const isLast = new Date(noon.getTime() + day).getUTCDate() === 1;
    return (
      schedule.days.includes(noon.getUTCDate()) || (isLast && schedule.days.some((each) => each > noon.getUTCDate()))
    );
  });
  return within(
    dates.flatMap((date) => {
      const wanted = `${date}T${schedule.time}`;
      const struck = first.get(wanted);
      if (struck !== undefined) return [struck];
      // The clock skipped it: the fire time moves by the length of the gap.
      const before = local.findLast(({ text }) => text < wanted && text.slice(0, 10) <= date);
      if (!before || before.ms === minutes.at(-1)) return [];
      const missing = (Date.parse(`${wanted}Z`) - Date.parse(`${before.text}Z`)) / minute;
      return [before.ms + missing * minute];
    }),
  );
}

test("every schedule fires at the times that a minute-by-minute walk finds, across clock changes", () => {
  fc.assert(
    fc.property(schedules, fc.constantFrom(...zones), fc.constantFrom(...starts), (schedule, zone, start) => {
      const from = at(`${start}T00:00:00Z`);
      const until = from + 3 * day;
      expect(listFireTimes(schedule, zone, { from, until }).map(iso)).toEqual(
        walked(schedule, zone, from, until).map(iso),
      );
    }),
    { numRuns: 40 },
  );
}, 60_000);

interface Change {
  what: string;
  zone: string;
  schedule: Schedule;
  /** Times in UTC. */
  from: string;
  times: readonly string[];
}

/** Fire times around a clock change. */
const changes: readonly Change[] = [
  {
    what: "a daily time in the missing hour fires once, after the gap",
    ...{ zone: "Europe/Vaduz", schedule: { every: "daily", time: "02:30" }, from: "2026-03-28T12:00" },
    times: ["2026-03-29T01:30", "2026-03-30T00:30"],
  },
  {
    what: "a daily time that the clocks moved beyond midnight fires on the day after",
    ...{ zone: "America/Nuuk", schedule: { every: "daily", time: "23:30" }, from: "2026-03-29T01:10" },
    times: ["2026-03-29T01:30", "2026-03-30T00:30"],
  },
  {
    what: "a daily time in the doubled hour fires the first time only",
    ...{ zone: "Europe/Vaduz", schedule: { every: "daily", time: "02:30" }, from: "2026-10-24T12:00" },
    times: ["2026-10-25T00:30", "2026-10-26T01:30"],
  },
  {
    what: "hourly goes on through the doubled hour",
    ...{ zone: "Europe/Vaduz", schedule: { every: "hourly", minute: 0 }, from: "2026-10-24T23:30" },
    times: ["2026-10-25T00:00", "2026-10-25T01:00", "2026-10-25T02:00"],
  },
  {
    what: "hourly goes on through the missing hour",
    ...{ zone: "Europe/Vaduz", schedule: { every: "hourly", minute: 0 }, from: "2026-03-29T00:30" },
    times: ["2026-03-29T01:00", "2026-03-29T02:00"],
  },
  {
    what: "the same wall time on both sides of a change",
    ...{
      zone: "America/New_York",
      schedule: { every: "weekly", weekdays: [7], time: "05:30" },
      from: "2026-02-28T12:00",
    },
    times: ["2026-03-01T10:30", "2026-03-08T09:30", "2026-03-15T09:30"],
  },
  {
    what: "the 31st is a short month's last day",
    ...{ zone: "UTC", schedule: { every: "monthly", days: [31], time: "06:00" }, from: "2026-02-01T00:00" },
    times: ["2026-02-28T06:00", "2026-03-31T06:00", "2026-04-30T06:00"],
  },
];

describe("clock changes", () => {
  test.each(changes)("$what", ({ zone, schedule, from, times }) => {
    let moment = at(`${from}:00Z`);
    const found = times.map(() => {
      moment = computeNextFire(schedule, zone, moment);
      return iso(moment);
    });
    expect(found).toEqual(times);
  });
});

test("a plan lasts as long as its rule requires, also across a clock change", () => {
  const rule = { delay_minutes: 90, duration_minutes: 540 };
  expect(computePlanWindow(rule, at("2026-03-18T04:30:00Z"), "Europe/Vaduz")).toEqual({
    startAt: "2026-03-18T07:00",
    endAt: "2026-03-18T16:00",
  });
  // Evening pickup and delivery the next morning, with the skipped hour between them.
  expect(
    computePlanWindow({ delay_minutes: 60, duration_minutes: 600 }, at("2026-03-28T20:00:00Z"), "Europe/Vaduz"),
  ).toEqual({
    startAt: "2026-03-28T22:00",
    endAt: "2026-03-29T09:00",
  });
});

describe("late runs", () => {
  const hourly: Schedule = { every: "hourly", minute: 0 };
  const daily: Schedule = { every: "daily", time: "05:30" };

  test("a cron run one minute late still executes the scheduled time", () => {
    const due = at("2026-03-18T05:00:00Z");
    expect(computeDue(hourly, "UTC", { due, now: due + minute })).toEqual({
      fire: due,
      missed: null,
      next: due + hour,
    });
  });

  test("a run five minutes late still executes; six minutes late does not", () => {
    const due = at("2026-03-18T05:30:00Z");
    expect(computeDue(daily, "UTC", { due, now: due + 5 * minute }).fire).toBe(due);
    expect(computeDue(daily, "UTC", { due, now: due + 6 * minute })).toMatchObject({
      fire: null,
      missed: { from: due },
    });
  });

  test("two hours late: missed times are not caught up, the current one runs", () => {
    const due = at("2026-03-18T05:00:00Z");
    const late = computeDue(hourly, "UTC", { due, now: due + 2 * hour + minute });
    expect(late).toEqual({
      fire: due + 2 * hour,
      missed: { from: due, until: due + hour },
      next: due + 3 * hour,
    });
  });

  test("a day's only run is missed when the cron is two hours late", () => {
    const due = at("2026-03-18T05:30:00Z");
    const late = computeDue(daily, "UTC", { due, now: due + 2 * hour });
    expect(late).toEqual({ fire: null, missed: { from: due, until: due }, next: due + day });
  });

  test("at most one scheduled time runs, and never an old one", () => {
    fc.assert(
      fc.property(
        schedules,
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 5 * 24 * 60 }),
        (schedule, zone, late) => {
          const due = computeNextFire(schedule, zone, at("2026-10-22T00:00:00Z"));
          const now = due + late * minute;
          const { fire, missed, next } = computeDue(schedule, zone, { due, now });
          expect(next).toBe(computeNextFire(schedule, zone, now));
          if (fire !== null) expect(now - fire).toBeLessThanOrEqual(MAX_LATENESS_MS);
          const all = listFireTimes(schedule, zone, { from: due - 1, until: now }, 10_000);
          const passed = all.filter((each) => each !== fire);
          expect(missed).toEqual(passed.length > 0 ? { from: passed[0], until: passed.at(-1) } : null);
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);
});
