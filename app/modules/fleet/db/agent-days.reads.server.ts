import { sql } from "drizzle-orm";
import { agentShifts, attendance } from "#app/modules/attendance/db/attendance.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { isOpenRoute, routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { doneStops } from "#app/modules/planning/model/stop.states.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { type AgentDay, computeAgentDay, type DayRoute } from "../model/agent-day.ts";
import type { AttendancePlace } from "../model/attendance.ts";
import { type CalendarDay, getCurrentShift, getDayOfWork } from "../model/shift.ts";
import { agentPositions, agents, teams, vehicles } from "./fleet.tables.ts";

/** An agent's day, with team, location, day off and vehicle. */
export interface AgentToday extends AgentDay {
  id: string;
  teamId: string | null;
  /** Name of the team's start location. */
  location: string | null;
  /** Note of a day off, such as "Holiday"; empty without a note, null when it is no day off. */
  dayOff: string | null;
  vehicle: { id: string; label: string; coolingUntil: number | null } | null;
}

interface AgentDayRow {
  id: string;
  teamId: string | null;
  location: string | null;
  shiftStart: string | null;
  shiftEnd: string | null;
  calendarId: string | null;
  startsAt: string | null;
  endsAt: string | null;
  note: string | null;
  beforeId: string | null;
  beforeStartsAt: string | null;
  beforeEndsAt: string | null;
  checkedInAt: number | null;
  checkedOutAt: number | null;
  inPlace: string | null;
  minutes: number | null;
  routeId: string | null;
  number: number | null;
  status: DayRoute["status"] | null;
  total: number | null;
  done: number | null;
  lastSeenAt: number | null;
  vehicleId: string | null;
  plateNumber: string | null;
  vehicleName: string | null;
  coolingUntil: number | null;
}

/**
 * The current day of the given agents, or of all who are active or on duty. One statement; per agent an index lookup in
 * attendance, routes and calendar.
 */
export async function readAgentsToday(scope: Scope, ids: readonly string[] | "all"): Promise<Map<string, AgentToday>> {
  const at = now(scope);
  const { id: account, timezone } = scope.account;
  const date = toLocalDate(at, timezone);
  const rows = await scope.db.all<AgentDayRow>(sql`
    select g.id, g.team_id as teamId, l.name as location, g.shift_start as shiftStart, g.shift_end as shiftEnd,
      c.id as calendarId, c.starts_at as startsAt, c.ends_at as endsAt, c.note,
      y.id as beforeId, y.starts_at as beforeStartsAt, y.ends_at as beforeEndsAt,
      d.checked_in_at as checkedInAt, d.checked_out_at as checkedOutAt, d.in_place as inPlace,
      (select sum(m.minutes) from ${attendance} m where m.account_id = ${account} and m.agent_id = g.id and m.date = ${date}) as minutes,
      r.id as routeId, r.number, r.status,
      (select count(*) from ${stops} s where s.account_id = ${account} and s.route_id = r.id and s.shipment_id is not null) as total,
      (select count(*) from ${stops} s where s.account_id = ${account} and s.route_id = r.id and s.shipment_id is not null
        and s.state in ${selectIds(doneStops)}) as done,
      max(coalesce(g.last_seen_at, 0), coalesce(p.at, 0)) as lastSeenAt,
      v.id as vehicleId, v.plate_number as plateNumber, v.name as vehicleName, v.cooldown_until as coolingUntil
    from ${agents} g
    left join ${teams} t on t.id = g.team_id and t.account_id = ${account}
    left join ${locations} l on l.id = t.start_location_id and l.account_id = ${account}
    left join ${agentShifts} c on c.account_id = ${account} and c.agent_id = g.id and c.date = ${date}
    left join ${agentShifts} y on y.account_id = ${account} and y.agent_id = g.id and y.date = ${addDays(date, -1)}
    left join ${attendance} d on d.id = (select a.id from ${attendance} a where a.account_id = ${account} and a.agent_id = g.id
      and (a.checked_out_at is null or a.date = ${date}) order by a.checked_out_at is not null, a.checked_in_at desc limit 1)
    left join ${routes} r on r.id = (select o.id from (
      select id, status, start_at from ${routes} where account_id = ${account} and agent_id = g.id and date = ${date} and status <> 'rejected'
      union all select id, status, start_at from ${routes} indexed by routes_open_agent
        where account_id = ${account} and agent_id = g.id and date < ${date} and ${isOpenRoute}
      union all select id, status, start_at from ${routes} indexed by routes_open_agent
        where account_id = ${account} and agent_id = g.id and date > ${date} and ${isOpenRoute} and status = 'active') o
      order by case o.status when 'active' then 0 when 'assigned' then 1 else 2 end, o.start_at limit 1)
    left join ${agentPositions} p on p.agent_id = g.id and p.account_id = ${account}
    left join ${vehicles} v on v.account_id = ${account} and v.id = coalesce(r.vehicle_id,
      (select w.id from ${vehicles} w where w.account_id = ${account} and w.agent_id = g.id order by w.plate_number limit 1))
    where g.account_id = ${account} and ${
      ids === "all"
        ? sql`(g.active = 1 or (d.id is not null and d.checked_out_at is null))`
        : sql`g.id in ${selectIds(ids)}`
    }`);
  return new Map(rows.map((row) => [row.id, toAgentToday(row, { at, timezone })]));
}

function toAgentToday(row: AgentDayRow, { at, timezone }: { at: number; timezone: string }): AgentToday {
  const { note } = row;
  const onDuty = row.checkedInAt !== null && row.checkedOutAt === null;
  const { day, shift } = getCurrentShift({ now: at, zone: timezone, since: onDuty ? row.checkedInAt : null }, (which) =>
    getDayOfWork(row, toCalendarDay(row, which)),
  );
  // Raw SQL returns the JSON column as text.
  const place: AttendancePlace | null = row.inPlace === null ? null : JSON.parse(row.inPlace);
  const { routeId, number, status, total, done } = row;
  const computed = computeAgentDay(
    {
      attendance:
        row.checkedInAt === null
          ? null
          : { checkedInAt: row.checkedInAt, checkedOutAt: row.checkedOutAt, distance: place?.distance ?? null },
      minutes: row.minutes ?? 0,
      shift,
      route:
        routeId === null || number === null || status === null
          ? null
          : { id: routeId, number, status, total: total ?? 0, done: done ?? 0 },
      lastSeenAt: row.lastSeenAt || null,
    },
    at,
  );
  const { vehicleId, plateNumber, vehicleName, coolingUntil } = row;
  return {
    ...computed,
    id: row.id,
    teamId: row.teamId,
    location: row.location,
    dayOff: day.kind === "off" ? (note ?? "") : null,
    vehicle:
      vehicleId === null
        ? null
        : {
            id: vehicleId,
            label: vehicleName || (plateNumber ?? ""),
            coolingUntil: coolingUntil !== null && coolingUntil > at ? coolingUntil : null,
          },
  };
}

/** The calendar's entry for a day; null when the usual shift applies. */
function toCalendarDay(row: AgentDayRow, which: "today" | "yesterday"): CalendarDay | null {
  const { calendarId, startsAt, endsAt, note, beforeId, beforeStartsAt, beforeEndsAt } = row;
  if (which === "today") return calendarId === null ? null : { startsAt, endsAt, note };
  return beforeId === null ? null : { startsAt: beforeStartsAt, endsAt: beforeEndsAt, note: null };
}
