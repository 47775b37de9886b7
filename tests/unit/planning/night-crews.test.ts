import { expect, test } from "vitest";
import { computeCrewShift } from "#app/modules/planning/model/crews/crew-shift.ts";
import { createPlanClock } from "#app/modules/planning/model/plan-clock.ts";
import type { PlanAgent, PlanVehicle } from "#app/modules/planning/model/plan-inputs.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { createPlanAgent, createPlanInputs, createPlanVehicle } from "#tests/factories/plan-inputs.ts";

const nights: Partial<PlanAgent> = {
  ...{ shiftStart: "22:00", shiftEnd: "06:00" },
  nightBefore: { startsAt: "22:00", endsAt: "06:00" },
};
const { nightBefore: _, ...nightAfterRest } = nights;
const anyHours: Partial<PlanVehicle> = {};
const row = (of: string, plan: [string, string], agent: Partial<PlanAgent>, shift: string[] | null) => ({
  ...{ of, plan, agent, shift },
  vehicle: anyHours,
});

test.each([
  row("the night that begins", ["23T20:00", "24T08:00"], nights, ["23T22:00", "24T06:00"]),
  row("the night before, into the early morning", ["24T00:00", "24T08:00"], nights, ["24T00:00", "24T06:00"]),
  row("the night before, on a day off", ["24T02:00", "24T08:00"], { ...nights, dayOff: true }, [
    "24T02:00",
    "24T06:00",
  ]),
  row("no night before", ["24T02:00", "24T08:00"], nightAfterRest, null),
  row("a whole day: the night that has more of it", ["24T00:00", "24T23:59"], nights, ["24T00:00", "24T06:00"]),
  row("nobody at noon", ["24T09:00", "24T17:00"], nights, null),
  row("hours that are limited", ["24T02:00", "24T08:00"], { ...nights, workingHoursLimit: 8 }, [
    "24T02:00",
    "24T08:00",
  ]),
  {
    ...row("a van that is free by night", ["24T00:00", "24T08:00"], {}, ["24T00:00", "24T05:00"]),
    vehicle: { availableFrom: "21:00", availableTo: "05:00" },
  },
])("of a plan $plan: $of", ({ plan: [from, to], agent, vehicle, shift }) => {
  const inputs = createPlanInputs({ startAt: `2026-11-${from}`, endAt: `2026-11-${to}` });
  const clock = createPlanClock(inputs);
  const crew = { agent: createPlanAgent("a1", agent), vehicle: createPlanVehicle("v1", vehicle) };
  const found = computeCrewShift(crew, inputs, clock);
  expect(found?.map((at) => toLocalTime(clock.toInstant(at), inputs.timezone).slice(8)) ?? null).toEqual(shift);
});

test.each([
  ["2026-03-28", 7],
  ["2026-10-24", 9],
])("the night of %s, with the clock change, is %d hours long", (date, hours) => {
  const [first, next] = [`${date}T12:00`, `${date.slice(0, 8)}${Number(date.slice(8)) + 1}T12:00`];
  const inputs = createPlanInputs({ startAt: first, endAt: next });
  const crew = { agent: createPlanAgent("a1", nightAfterRest), vehicle: null };
  const [from = 0, to = 0] = computeCrewShift(crew, inputs, createPlanClock(inputs)) ?? [];
  expect((to - from) / 3600).toBe(hours);
});
