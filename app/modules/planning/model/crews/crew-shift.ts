import { type PlanClock, toDailyWindow } from "../plan-clock.ts";
import type { PlanAgent, PlanCrew, PlanInputs } from "../plan-inputs.ts";

type Window = readonly [number, number];

/** The hours of the plan's day (null: none) or those of the night before, whichever overlap the plan's time more. */
function pickLongerWindow(day: Window | null, night: Window, clock: PlanClock): Window | null {
  const within = ([begins, ends]: Window) => Math.min(clock.end, ends) - Math.max(clock.start, begins);
  return within(night) > Math.max(0, day ? within(day) : 0) ? night : day;
}

/** The agent's shift; null on a day off. */
function getAgentHours(
  { shiftStart, shiftEnd, nightBefore, dayOff }: PlanAgent,
  { startAt }: PlanInputs,
  clock: PlanClock,
) {
  const day = dayOff ? null : toDailyWindow(clock, startAt, shiftStart, shiftEnd);
  if (!nightBefore) return day;
  return pickLongerWindow(day, toDailyWindow(clock, startAt, nightBefore.startsAt, nightBefore.endsAt, -1), clock);
}

/** The vehicle's hours, the same each day. */
function getVehicleHours(vehicle: PlanCrew["vehicle"], { startAt }: PlanInputs, clock: PlanClock): Window {
  const [from, to] = [vehicle?.availableFrom ?? null, vehicle?.availableTo ?? null];
  const day = toDailyWindow(clock, startAt, from, to);
  const isNight = from !== null && to !== null && to <= from;
  return (isNight && pickLongerWindow(day, toDailyWindow(clock, startAt, from, to, -1), clock)) || day;
}

/**
 * When a crew works: the overlap of plan time, agent's shift (ignored with limited hours), vehicle hours and cooldown;
 * null on a day off.
 */
export function computeCrewShift(crew: PlanCrew, inputs: PlanInputs, clock: PlanClock): Window | null {
  const { agent, vehicle } = crew;
  const ready = inputs.road?.readyAt[agent.id];
  const limited = agent.workingHoursLimit !== null;
  const hours = limited ? { ...agent, shiftStart: null, shiftEnd: null, nightBefore: null } : agent;
  const shift = getAgentHours(ready === undefined ? hours : { ...hours, dayOff: false }, inputs, clock);
  if (!shift) return null;
  const free = getVehicleHours(vehicle, inputs, clock);
  const rested = vehicle?.cooldownUntil ? Math.ceil((vehicle.cooldownUntil - clock.origin) / 1000) : clock.start;
  const start = Math.max(clock.start, shift[0], free[0], rested);
  const end = Math.min(clock.end, shift[1], free[1]);
  // A route under way continues, however late it is.
  if (ready !== undefined) return toUnderWayWindow(Math.ceil((ready - clock.origin) / 1000), end);
  return start < end ? [start, end] : null;
}

const toUnderWayWindow = (from: number, end: number): Window => [from, Math.max(from + 1, end)];
