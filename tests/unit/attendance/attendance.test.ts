import { describe, expect, test } from "vitest";
import {
  type CheckInFacts,
  type CheckOutFacts,
  checkInRules,
  checkOutRules,
  findBrokenRule,
} from "#app/modules/attendance/model/attendance.rules.ts";
import { type AgentFacts, agentStateKeys, agentStates, getAgentState } from "#app/modules/fleet/model/agent-states.ts";
import { attendanceSources } from "#app/modules/fleet/model/attendance.enums.ts";
import { countMinutesBetween } from "#app/modules/fleet/model/attendance.ts";
import { countDayExcess, countExcessMinutes, getWeekNumber, toShiftDays } from "#app/modules/fleet/model/calendar.ts";
import { countShiftMinutes, getCurrentShift, getDayOfWork, toShift } from "#app/modules/fleet/model/shift.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalTime } from "#app/platform/time/local-time.ts";

const minute = 60_000;
const now = Date.UTC(2026, 2, 17, 10);
const facts: AgentFacts = { now, checkedIn: true, shift: null, route: null, lastSeenAt: null };
const away = { ...facts, checkedIn: false };
const until = (minutes: number) => ({ from: now - 4 * 60 * minute, to: now + minutes * minute });

describe("the state of an agent", () => {
  const rows: [string, AgentFacts, string][] = [
    ["a route with stops left", { ...facts, route: { open: 3 } }, "active"],
    ["a route whose last stop is done", { ...facts, route: { open: 0 } }, "ending"],
    ["the shift ends in an hour", { ...facts, route: { open: 3 }, shift: until(60) }, "ending"],
    ["the shift ends in 61 minutes", { ...facts, route: { open: 3 }, shift: until(61) }, "active"],
    ["the shift is over", { ...facts, shift: until(-5) }, "ending"],
    ["no route", { ...facts, shift: until(200) }, "idle"],
    ["no route, no shift", facts, "idle"],
    ["off duty, the page calls", { ...away, lastSeenAt: now - 90_000 }, "online"],
    ["off duty, the page is silent", { ...away, lastSeenAt: now - 121_000 }, "offline"],
    ["off duty, never seen", away, "offline"],
    ["off duty with a route that nobody ended", { ...away, route: { open: 1 } }, "offline"],
  ];
  test.each(rows)("%s", (_, given, state) => expect(getAgentState(given)).toBe(state));

  test("every state is reachable, and screens count each one", () => {
    expect(new Set(rows.map(([, , state]) => state))).toEqual(new Set(agentStateKeys));
    expect(new Set(agentStates.map(({ key }) => key))).toEqual(new Set(agentStateKeys));
  });
});

const coming: CheckInFacts = {
  now,
  by: "agent",
  active: true,
  onDuty: false,
  dutyCount: 3,
  maxOnDuty: 0,
  onlyInShift: true,
  shift: until(60),
  dayOff: false,
  radius: 200,
  distance: 150,
  overlaps: false,
};

describe("check-in", () => {
  const rows: [string, Partial<CheckInFacts>, string | null][] = [
    ["all is well", {}, null],
    ["an inactive agent", { active: false }, "agent_inactive"],
    ["who is on duty", { onDuty: true }, "agent_on_duty"],
    ["the last one that may", { maxOnDuty: 4 }, null],
    ["one more than may", { maxOnDuty: 3 }, "agents_at_most"],
    ["a time in which the agent has other attendance", { overlaps: true }, "attendance_overlaps"],
    ["before the shift", { shift: { from: now + 1, to: now + 2 } }, "outside_shift"],
    ["at the shift's first moment", { shift: { from: now, to: now + 1 } }, null],
    ["at the shift's end", { shift: { from: now - 1, to: now } }, "outside_shift"],
    ["outside the shift where that is free", { onlyInShift: false, shift: { from: now + 1, to: now + 2 } }, null],
    ["a day off", { shift: null, dayOff: true }, "outside_shift"],
    ["no shift at all", { shift: null }, null],
    ["at the circle's edge", { distance: 200 }, null],
    ["beyond it", { distance: 200.5 }, "outside_radius"],
    ["nobody knows where", { distance: null }, "position_missing"],
    ["nobody knows where, and no circle", { radius: null, distance: null }, null],
    ["the office sees them", { by: "office", distance: null }, null],
    ["the office, one more than may", { by: "office", maxOnDuty: 3 }, "agents_at_most"],
  ];
  test.each(rows)("%s", (_, given, code) => {
    expect(findBrokenRule(checkInRules, { ...coming, ...given })?.code ?? null).toBe(code);
  });

  test("starting a route follows the same rules as any check-in", () => {
    for (const [, given] of rows.filter(([, { by }]) => by === undefined)) {
      const facts = { ...coming, ...given };
      expect(findBrokenRule(checkInRules, { ...facts, by: "route" })).toEqual(findBrokenRule(checkInRules, facts));
    }
  });

  test("every rule has a row that violates it", () => {
    expect(new Set(rows.flatMap(([, , code]) => code ?? []))).toEqual(new Set(checkInRules.map(({ code }) => code)));
  });
});

test("nobody can check out an agent who is off duty or has an active route", () => {
  const rows: [Omit<CheckOutFacts, "by">, string | null][] = [
    [{ onDuty: true, activeRoute: false, overlaps: false }, null],
    [{ onDuty: true, activeRoute: true, overlaps: false }, "agent_has_route"],
    [{ onDuty: true, activeRoute: false, overlaps: true }, "attendance_overlaps"],
    [{ onDuty: false, activeRoute: false, overlaps: false }, "agent_off_duty"],
    [{ onDuty: false, activeRoute: true, overlaps: false }, "agent_off_duty"],
  ];
  for (const by of attendanceSources)
    for (const [given, code] of rows) expect(findBrokenRule(checkOutRules, { ...given, by })?.code ?? null).toBe(code);
});

describe("shifts", () => {
  const usual = { shiftStart: "06:00", shiftEnd: "14:30" };
  const nothing = { shiftStart: null, shiftEnd: null };
  test("a calendar entry overrides the usual hours; without either the whole day is open", () => {
    const late = { startsAt: "12:00", endsAt: "20:30", note: null };
    expect(getDayOfWork(usual, late)).toEqual({ kind: "shift", startsAt: "12:00", endsAt: "20:30" });
    expect(getDayOfWork(usual, { startsAt: null, endsAt: null, note: "Holiday" })).toEqual({ kind: "off" });
    expect(getDayOfWork(usual, null)).toEqual({ kind: "shift", startsAt: "06:00", endsAt: "14:30" });
    expect(getDayOfWork(nothing, null)).toEqual({ kind: "open" });
  });

  test.each([
    ["2026-03-28", 8.5],
    // Clocks go forward at 2 and back at 3.
    ["2026-03-29", 7.5],
    ["2026-10-25", 9.5],
  ])("a shift across the clock change on %s is %d hours long", (date, hours) => {
    const day = getDayOfWork({ shiftStart: "00:00", shiftEnd: "08:30" }, null);
    const shift = toShift(date, day, "Europe/Vaduz");
    expect(((shift?.to ?? 0) - (shift?.from ?? 0)) / 3_600_000).toBe(hours);
  });

  const night = { shiftStart: "22:00", shiftEnd: "06:00" };
  test.each([
    ["2026-03-27", 8],
    ["2026-03-28", 7],
    ["2026-10-24", 9],
  ])("a night shift from %s is %d hours long but eight hours on the clock", (date, hours) => {
    const day = getDayOfWork(night, null);
    const shift = toShift(date, day, "Europe/Vaduz");
    expect(toLocalTime(shift?.to ?? 0, "Europe/Vaduz")).toBe(`${addDays(date, 1)}T06:00`);
    expect(((shift?.to ?? 0) - (shift?.from ?? 0)) / 3_600_000).toBe(hours);
    expect(day.kind === "shift" && countShiftMinutes(day)).toBe(480);
  });

  test("hours whose start equals their end last 24 hours", () => {
    const day = getDayOfWork({ shiftStart: "08:00", shiftEnd: "08:00" }, null);
    expect(day.kind === "shift" && countShiftMinutes(day)).toBe(1_440);
    const shift = toShift("2026-03-17", day, "Europe/Vaduz");
    expect((shift?.to ?? 0) - (shift?.from ?? 0)).toBe(24 * 3_600_000);
  });

  // Which shift applies at a moment: last night's until it ends, and for an agent who checked in during it until they check out.
  const off = { startsAt: null, endsAt: null, note: null };
  test.each([
    { at: "2026-03-17T21:00", from: "2026-03-17T22:00" },
    { at: "2026-03-17T23:30", from: "2026-03-17T22:00" },
    { at: "2026-03-18T00:00", from: "2026-03-17T22:00" },
    { at: "2026-03-18T05:59", from: "2026-03-17T22:00" },
    { at: "2026-03-18T06:00", from: "2026-03-18T22:00" },
    { at: "2026-03-18T07:00", from: "2026-03-17T22:00", came: "2026-03-17T21:55" },
    { at: "2026-03-18T07:00", from: "2026-03-18T22:00", came: "2026-03-18T06:30" },
    { at: "2026-03-18T05:00", from: "2026-03-17T22:00", today: off },
    { at: "2026-03-18T07:00", from: null, today: off },
    { at: "2026-03-18T02:00", from: "2026-03-18T22:00", yesterday: off },
    { at: "2026-03-18T02:00", from: "2026-03-18T22:00", yesterday: { startsAt: "08:00", endsAt: "16:00", note: null } },
  ])("at $at the shift starting at $from applies", ({ at, from, came, today, yesterday }) => {
    const zone = "Europe/Vaduz";
    const [now, since] = [toInstant(at, zone), came ? toInstant(came, zone) : null];
    const said = { today: today ?? null, yesterday: yesterday ?? null };
    const { shift } = getCurrentShift({ now, zone, since }, (which) => getDayOfWork(night, said[which]));
    expect(shift && toLocalTime(shift.from, zone)).toBe(from);
  });
});

test("a week exceeds its limit by the hours beyond it, and never without a limit", () => {
  expect([4_290, 2_880, 60].map((minutes) => countExcessMinutes(minutes, 48))).toEqual([1_410, 0, 0]);
  expect(countExcessMinutes(4_290, 0)).toBe(0);
  const usual = { shiftStart: "06:00", shiftEnd: "20:00" };
  const [day] = toShiftDays(["2026-11-23"], usual, () => null, "Europe/Berlin");
  expect(day && [13, 14].map((hours) => countDayExcess(day, hours))).toEqual([60, 0]);
});

test("duty minutes are whole numbers and never negative", () => {
  expect(countMinutesBetween(0, 59_999)).toBe(0);
  expect(countMinutesBetween(0, 60_000)).toBe(1);
  expect(countMinutesBetween(60_000, 0)).toBe(0);
});

test.each([
  ["2026-03-16", 12],
  ["2026-11-23", 48],
  ["2026-12-28", 53],
  ["2027-01-04", 1],
  ["2024-12-30", 1],
])("the week that starts on Monday %s is week %d", (monday, number) => expect(getWeekNumber(monday)).toBe(number));
