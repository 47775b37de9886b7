import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import { agentShifts } from "#app/modules/attendance/db/attendance.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { listWeekDates, type ShiftDay, sumShiftMinutes, toShiftDays } from "../model/calendar.ts";
import type { CalendarDay, UsualShift } from "../model/shift.ts";
import { agents, teams } from "./fleet.tables.ts";

/** An agent's week: the hours of each day, and their sum. */
export interface PlannedWeek {
  id: string;
  name: string;
  team: string | null;
  usual: UsualShift;
  /** The calendar's entry for the day before the week. */
  dayBefore: CalendarDay | null;
  days: ShiftDay[];
  minutes: number;
}

/** The week of all active agents, by team and name. Two statements with index lookups. */
export async function readPlannedWeek(scope: Scope, date: string): Promise<PlannedWeek[]> {
  const dates = listWeekDates(date);
  const [first = date] = dates;
  const { id: accountId, timezone } = scope.account;
  const [rows, calendar] = await Promise.all([
    scope.db
      .select({
        id: agents.id,
        name: agents.name,
        shiftStart: agents.shiftStart,
        shiftEnd: agents.shiftEnd,
        team: teams.name,
      })
      .from(agents)
      .leftJoin(teams, and(eq(teams.id, agents.teamId), eq(teams.accountId, agents.accountId)))
      .where(and(eq(agents.accountId, accountId), eq(agents.active, true)))
      .orderBy(sql`${teams.name} is null`, asc(teams.name), asc(agents.name)),
    readCalendar(scope, addDays(first, -1), addDays(first, 6)),
  ]);
  return rows.map(({ id, name, team, ...usual }) => {
    const getCalendarDay = (day: string) => calendar.get(toDayKey(id, day)) ?? null;
    const days = toShiftDays(dates, usual, getCalendarDay, timezone);
    const dayBefore = getCalendarDay(addDays(first, -1));
    return { id, name, team, usual, dayBefore, days, minutes: sumShiftMinutes(days) };
  });
}

async function readCalendar(scope: Scope, from: string, to: string): Promise<Map<string, CalendarDay>> {
  const rows = await readCalendarRows(scope, from, to);
  return new Map(rows.map(({ agentId, date, ...day }) => [toDayKey(agentId, date), day]));
}

/** Calendar entries between two dates, both included. */
export function readCalendarRows(scope: Scope, from: string, to: string) {
  const { accountId, agentId, date, startsAt, endsAt, note } = agentShifts;
  return scope.db
    .select({ agentId, date, startsAt, endsAt, note })
    .from(agentShifts)
    .where(and(eq(accountId, scope.account.id), gte(date, from), lte(date, to)));
}

const toDayKey = (agentId: string, date: string) => `${agentId} ${date}`;
