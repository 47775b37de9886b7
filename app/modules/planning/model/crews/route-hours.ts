import { countExcessMinutes } from "#app/modules/fleet/model/calendar.ts";
import type { TimedRoute } from "../timed-plan.ts";

/** Limits of the preferences, and the hours agents work besides a plan's routes. */
export interface PlanHours {
  /** Hours of a day, and of a week (0: no limit). */
  longestShift: number;
  weekly: number;
  /** Minutes by agent: of the shift on the plan's day, and of all shifts on the week's other days. */
  agents: Readonly<Record<string, { shift: number; others: number }>>;
}

/** Work beyond a limit: how long, how much of it beyond, in minutes, and the limit's hours. */
export interface HoursExcess {
  of: "day" | "week";
  minutes: number;
  excess: number;
  limit: number;
}

/** Where a route takes its agent beyond the hours of a day or a week; the route may still go out. */
export function listHoursExcess(
  { agentId, stops, workSeconds }: Pick<TimedRoute, "agentId" | "stops" | "workSeconds">,
  { longestShift, weekly, agents }: PlanHours,
): HoursExcess[] {
  if (stops.length === 0) return [];
  const route = Math.round(workSeconds / 60);
  const { shift = 0, others = 0 } = agents[agentId] ?? {};
  const day = {
    of: "day",
    minutes: route,
    excess: countExcessMinutes(route, longestShift),
    limit: longestShift,
  } as const;
  const minutes = others + Math.max(route, shift);
  const week = { of: "week", minutes, excess: countExcessMinutes(minutes, weekly), limit: weekly } as const;
  return [day, week].filter(({ excess }) => excess > 0);
}
