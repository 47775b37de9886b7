import { expect, test } from "vitest";
import { listShifts } from "#app/modules/attendance/commands/view-shifts.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate, toLocalTime } from "#app/platform/time/local-time.ts";
import { demoCompany } from "#workers/local/demo/company.ts";
import { chooseDemoClock } from "#workers/local/demo/demo-clock.ts";
import { addMinutes, DEFAULT_HOURS } from "#workers/local/demo/plan-day.ts";
import { expectWorkingDay, seedDayAt } from "../demo-day.ts";

// One hour of each kind: its own morning and afternoon, evening and night; `npm run test:fuzz` takes all of them.
test.each([3, 9, 14, 22])("a demo created at %i:50 UTC is in the middle of its working day", async (at) => {
  await expectWorkingDay(await seedDayAt(Date.UTC(2026, 10, 24, at, 50)));
});

test("the courier's own time is kept by day, and it is late in the morning at any other hour", () => {
  for (const day of [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15), Date.UTC(2026, 9, 25)])
    for (let at = 0; at < 24 * 60; at += 10) {
      const instant = day + at * minute;
      const { timezone, later } = chooseDemoClock(instant);
      const local = toLocalTime(instant, timezone).slice(11);
      const [from, to] = timezone === demoCompany.timezone ? ["10:00", "16:00"] : ["11:00", "11:59"];
      expect([timezone, local >= from && local <= to]).toEqual([timezone, true]);
      // Eleven hours of rest until tomorrow's shift.
      expect(addMinutes(later, DEFAULT_HOURS.endsAt) <= "21:00").toBe(true);
    }
});

test("demo agents never work more than the law allows, in any week", async () => {
  const { scope } = await seedDayAt(Date.UTC(2026, 10, 24, 14, 50));
  const today = toLocalDate(now(scope), scope.account.timezone);
  for (const week of [-1, 0, 1, 2, 12]) {
    const url = new URL(`https://waybill.test/?week=${addDays(today, week * 7)}`);
    const shifts = await listShifts(scope, { url, params: {} });
    if (!shifts.ok) throw new Error("a week can be read");
    expect(shifts.value.agents).toHaveLength(8);
    for (const { minutes, excess, days } of shifts.value.agents) {
      expect(minutes).toBeLessThanOrEqual(48 * 60);
      expect(excess).toBe(0);
      expect(days.every(({ shortRest }) => shortRest === null)).toBe(true);
    }
  }
});
