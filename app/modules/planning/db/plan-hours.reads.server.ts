import { readPlannedWeek } from "#app/modules/fleet/db/calendar.reads.server.ts";
import { sumShiftMinutes } from "#app/modules/fleet/model/calendar.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlanHours } from "../model/crews/route-hours.ts";

/** The limits of agents' hours, and their shifts in the week of the plan's day. */
export async function readPlanHours(scope: Scope, date: string): Promise<PlanHours> {
  const { longest_shift_hours: longestShift, weekly_hours_limit: weekly } = scope.account.preferences;
  const week = await readPlannedWeek(scope, date);
  const agents = week.map(({ id, days, minutes }) => {
    const shift = sumShiftMinutes(days.filter((each) => each.date === date));
    return [id, { shift, others: minutes - shift }] as const;
  });
  return { longestShift, weekly, agents: Object.fromEntries(agents) };
}
