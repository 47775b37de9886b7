import { readPlannedWeek } from "#app/modules/fleet/db/calendar.reads.server.ts";
import {
  calendarDateSchema,
  countExcessMinutes,
  listWeekDates,
  type ShiftDay,
} from "#app/modules/fleet/model/calendar.ts";
import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readFleetCounts } from "./fleet-counts.server.ts";

/** The requested date, or today. */
function parseWeekDate(scope: Scope, { url }: PageRequest): Result<string> {
  const requested = url.searchParams.get("week");
  if (!requested) return ok(toLocalDate(now(scope), scope.account.timezone));
  const date = calendarDateSchema.safeParse(requested);
  return date.success ? ok(date.data) : failFields({ week: [{ code: "invalid_value" }] });
}

/** A day as the API returns it, with the field names of its input. */
function toApiDay({ date, work, calendar, shortRest }: ShiftDay) {
  const hours = work.kind === "shift" ? { from: work.startsAt, to: work.endsAt } : {};
  return { date, kind: work.kind, ...hours, isDefault: calendar === null, note: calendar?.note ?? null, shortRest };
}

/** `GET fleet/shifts?week=2026-03-16`: the schedule of that date's week, or of the current week. */
export async function listShifts(scope: Scope, pageRequest: PageRequest) {
  const date = parseWeekDate(scope, pageRequest);
  if (!date.ok) return date;
  const [week = date.value] = listWeekDates(date.value);
  const agents = await readPlannedWeek(scope, week);
  return ok({
    week,
    agents: agents.map(({ id, name, team, days, minutes }) => ({
      ...{ id, name, team, minutes },
      days: days.map(toApiDay),
      excess: countExcessMinutes(minutes, scope.account.preferences.weekly_hours_limit),
    })),
  });
}

/** The schedule's screen; an invalid date shows the current week. */
export async function readShiftsScreen(scope: Scope, pageRequest: PageRequest) {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const date = parseWeekDate(scope, pageRequest);
  const dates = listWeekDates(date.ok ? date.value : today);
  const [agents, counts] = await Promise.all([readPlannedWeek(scope, dates[0] ?? today), readFleetCounts(scope)]);
  return ok({
    dates,
    today,
    agents,
    longestShift: scope.account.preferences.longest_shift_hours,
    weeklyHours: scope.account.preferences.weekly_hours_limit,
    counts,
    mayPlan: can(scope.account, "fleet.attendance"),
  });
}
export type ShiftsView = Extract<Awaited<ReturnType<typeof readShiftsScreen>>, { ok: true }>["value"];
