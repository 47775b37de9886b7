import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { agents, teams } from "#app/modules/fleet/db/fleet.tables.ts";
import type { CalendarDay } from "#app/modules/fleet/model/shift.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { DEFAULT_LONGEST_SHIFT_HOURS } from "#app/platform/access/preferences.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { agentShifts, attendance } from "./attendance.tables.ts";

export type AttendanceRecord = typeof attendance.$inferSelect;

/** An agent with everything that decides on a check-in or check-out. */
export interface AgentAttendance {
  id: string;
  name: string;
  active: boolean;
  shiftStart: string | null;
  shiftEnd: string | null;
  workingHoursLimit: number | null;
  /** Calendar entries of the requested date and of the day before. */
  calendar: { today: CalendarDay | null; yesterday: CalendarDay | null };
  /** The team's start location and its check-in radius in metres, if set. */
  start: { name: string; point: Point | null } | null;
  radius: number | null;
  attendance: AttendanceRecord | null;
  activeRoute: boolean;
}

const hasActiveRoute = sql<number>`exists (select 1 from ${routes} r where r.account_id = ${agents.accountId} and r.agent_id = ${agents.id} and r.status = 'active')`;

/** Agents of the account by id, with their calendar of a local date. Unknown ids are left out. */
export async function readAgentAttendance(
  scope: Scope,
  ids: readonly string[],
  date: string,
): Promise<Map<string, AgentAttendance>> {
  const yesterday = alias(agentShifts, "yesterday");
  const rows = await scope.db
    .select({
      agent: agents,
      attendance,
      today: agentShifts,
      yesterday,
      team: teams,
      place: locations,
      driving: hasActiveRoute,
    })
    .from(agents)
    .leftJoin(teams, and(eq(teams.id, agents.teamId), eq(teams.accountId, agents.accountId)))
    .leftJoin(locations, and(eq(locations.id, teams.startLocationId), eq(locations.accountId, agents.accountId)))
    .leftJoin(
      agentShifts,
      and(eq(agentShifts.accountId, agents.accountId), eq(agentShifts.agentId, agents.id), eq(agentShifts.date, date)),
    )
    .leftJoin(
      yesterday,
      and(
        eq(yesterday.accountId, agents.accountId),
        eq(yesterday.agentId, agents.id),
        eq(yesterday.date, date === "" ? "" : addDays(date, -1)),
      ),
    )
    .leftJoin(
      attendance,
      and(
        eq(attendance.accountId, agents.accountId),
        eq(attendance.agentId, agents.id),
        isNull(attendance.checkedOutAt),
      ),
    )
    .where(and(eq(agents.accountId, scope.account.id), inArray(agents.id, selectIds(ids))));
  return new Map(
    rows.map(({ agent, attendance, today, yesterday: before, team, place, driving }) => [
      agent.id,
      {
        id: agent.id,
        name: agent.name,
        active: agent.active ?? false,
        shiftStart: agent.shiftStart,
        shiftEnd: agent.shiftEnd,
        workingHoursLimit: agent.workingHoursLimit,
        calendar: { today, yesterday: before },
        start: place && { name: place.name, point: toPoint(place) },
        radius: team?.checkInRadius ?? null,
        attendance,
        activeRoute: driving === 1,
      },
    ]),
  );
}

/** Attendance of agents since an instant, without refused ones; an open one ends at the largest integer. */
export async function readAttendanceSpans(
  scope: Scope,
  agentIds: readonly string[],
  from: number,
): Promise<Map<string, { id: string; from: number; to: number }[]>> {
  const rows = await scope.db
    .select({
      id: attendance.id,
      agentId: attendance.agentId,
      from: attendance.checkedInAt,
      to: attendance.checkedOutAt,
    })
    .from(attendance)
    .where(
      and(
        isOwnAmong(scope.account.id, attendance.accountId, attendance.agentId, selectIds(agentIds)),
        or(isNull(attendance.checkedOutAt), gt(attendance.checkedOutAt, from)),
        sql`${attendance.approval} is not 'refused'`,
      ),
    );
  const spans = rows.map((row) => ({ ...row, from: row.from ?? 0, to: row.to ?? Number.MAX_SAFE_INTEGER }));
  return Map.groupBy(spans, ({ agentId }) => agentId);
}

function toPoint({ longitude, latitude }: { longitude: number | null; latitude: number | null }): Point | null {
  return longitude === null || latitude === null ? null : { longitude, latitude };
}

/** Check-in radii of the teams in metres, smallest first. */
export async function readRadii(scope: Scope): Promise<number[]> {
  const rows = await scope.db
    .selectDistinct({ radius: teams.checkInRadius })
    .from(teams)
    .where(and(eq(teams.accountId, scope.account.id), isNotNull(teams.checkInRadius), isNotNull(teams.startLocationId)))
    .orderBy(teams.checkInRadius);
  return rows.flatMap(({ radius }) => radius ?? []);
}

export function countCheckedIn(scope: Scope): Promise<number> {
  return scope.db.$count(attendance, and(eq(attendance.accountId, scope.account.id), isNull(attendance.checkedOutAt)));
}

/**
 * Attendance that ends by itself because the agent has no active route and its time is over: the shift's where the account
 * checks out automatically, else the longest shift.
 */
export async function readDueCheckOuts(
  db: Database,
  clock: Clock,
  limit: number,
): Promise<{ accountId: string; agentId: string; at: number }[]> {
  const now = clock.now();
  const lastBack = sql<number | null>`(select max(r.completed_at) from ${routes} r
    where r.account_id = ${attendance.accountId} and r.agent_id = ${attendance.agentId} and r.completed_at >= ${attendance.checkedInAt})`;
  const preference = (name: string) => sql`json_extract(${accounts.preferences}, ${`$.${name}`})`;
  const longest = sql`${attendance.checkedInAt} + coalesce(${preference("longest_shift_hours")}, ${DEFAULT_LONGEST_SHIFT_HOURS}) * ${hour}`;
  const due = sql<number>`case when ${preference("auto_check_out")} = 1 then coalesce(${attendance.dueOutAt}, ${longest})
    else max(${longest}, coalesce(${attendance.shiftTo}, 0)) end`;
  const rows = await db
    .select({
      accountId: attendance.accountId,
      agentId: attendance.agentId,
      dueOutAt: due,
      lastBack,
    })
    .from(attendance)
    .innerJoin(accounts, eq(accounts.id, attendance.accountId))
    .where(
      and(
        isNull(attendance.checkedOutAt),
        sql`${due} <= ${now}`,
        isOnClock(clock, attendance.accountId),
        sql`not exists (select 1 from ${routes} r where r.account_id = ${attendance.accountId} and r.agent_id = ${attendance.agentId} and r.status = 'active')`,
      ),
    )
    .orderBy(attendance.checkedInAt)
    .limit(limit);
  return rows.map(({ accountId, agentId, dueOutAt, lastBack: back }) => ({
    accountId,
    agentId,
    at: Math.max(dueOutAt, back ?? 0),
  }));
}
