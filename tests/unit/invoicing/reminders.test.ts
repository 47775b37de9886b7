import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseReminderLevel, computeLateCharges } from "#app/modules/invoicing/model/reminder.ts";

const late = { dueOn: "2026-11-10", today: "2026-11-28", disputes: 0 };

test.each([
  ["before the due date", { ...late, today: "2026-11-10", last: null }, 0],
  ["first", { ...late, last: null }, 1],
  ["after a notice before the due date", { ...late, last: { level: 0, sentOn: "2026-11-09" } }, 1],
  ["second", { ...late, last: { level: 1, sentOn: "2026-11-20" } }, 2],
  ["last", { ...late, last: { level: 2, sentOn: "2026-11-27" } }, 3],
])("the level of a reminder: %s", (_, facts, level) => {
  expect(chooseReminderLevel(facts)).toEqual({ ok: true, value: level });
});

test.each([
  ["a second one on one day", { ...late, last: { level: 1, sentOn: late.today } }, "reminder_today"],
  ["while a line is disputed", { ...late, disputes: 1, last: null }, "reminder_disputed"],
  ["after the last", { ...late, last: { level: 3, sentOn: "2026-11-20" } }, "reminders_over"],
])("no reminder: %s", (_, facts, code) => {
  expect(chooseReminderLevel(facts)).toMatchObject({ failure: { code } });
});

test("the last reminder charges the fee, and interest for the days since the due date", () => {
  const terms = { fee: 1_000, interestRate: 500 };
  const facts = { open: 87_455, dueOn: "2026-11-02", today: "2026-12-14" };
  // 874.55 × 5 % × 42 ÷ 365 = 5.0317…
  expect(computeLateCharges({ ...facts, level: 3 }, terms)).toEqual({ fee: 1_000, interest: 503, days: 42 });
  expect(computeLateCharges({ ...facts, level: 2 }, terms)).toEqual({ fee: 0, interest: 0, days: 42 });
  expect(computeLateCharges({ ...facts, level: 3, open: -100 }, terms)).toMatchObject({ interest: 0 });
});

test("interest is within half a minor unit of the exact share", () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(3_000), fc.nat(900), (open, interestRate, days) => {
      const today = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
      const facts = { level: 3, open, dueOn: "2026-01-01", today };
      const { interest } = computeLateCharges(facts, { fee: 0, interestRate });
      const apart = BigInt(interest) * 3_650_000n - BigInt(open) * BigInt(interestRate) * BigInt(days);
      expect(apart > -1_825_000n && apart <= 1_825_000n).toBe(true);
    }),
  );
});
