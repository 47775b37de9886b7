import { type AgentToday, readAgentsToday } from "#app/modules/fleet/db/agent-days.reads.server.ts";
import { countStates } from "#app/modules/fleet/model/agent-day.ts";
import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readRadii } from "../db/attendance.reads.server.ts";
import {
  type AttendingAgent,
  attendanceListDescription,
  readAttendingAgents,
} from "../db/attendance-list.reads.server.ts";
import { computeShiftScale } from "../model/shift-scale.ts";
import { readFleetCounts } from "./fleet-counts.server.ts";

/** An agent of today with the current day. */
export type AttendanceRow = Omit<AttendingAgent, "id" | "location"> & AgentToday;

const isCheckedIn = ({ attendance }: AgentToday) => attendance !== null && attendance.checkedOutAt === null;

/** Counts agents, in total and on duty, by a key. */
function countCrews(all: readonly AgentToday[], getKey: (agent: AgentToday) => string | null) {
  const crews = [...Map.groupBy(all, (agent) => getKey(agent) ?? "")];
  return Object.fromEntries(
    crews.map(([key, crew]) => [key, { total: crew.length, onDuty: crew.filter(isCheckedIn).length }]),
  );
}

/** A page of today's agents, and the days of all agents. */
async function readAttendancePage(scope: Scope, query: ListQuery) {
  const days = await readAgentsToday(scope, "all");
  const states = new Map([...days].map(([id, { state }]) => [id, state]));
  const page = await readAttendingAgents(scope, query, states);
  const rows = page.rows.flatMap((agent): AttendanceRow[] => {
    const day = days.get(agent.id);
    return day ? [{ ...agent, ...day }] : [];
  });
  return { page: { ...page, rows }, days };
}

/** A page of today's agents. */
export async function readAttendance(scope: Scope, query: ListQuery) {
  return (await readAttendancePage(scope, query)).page;
}

/** The screen of today's agents: counts by state, and the rules for checking in. */
export async function readAttendanceScreen(scope: Scope, { url }: PageRequest) {
  const { query: requested, unknown } = parseScreenListQuery(url.searchParams, attendanceListDescription);
  const query = { ...requested, sort: requested.sort ?? "team" };
  const [{ page, days }, tabCounts, radii, teams, locations] = await Promise.all([
    readAttendancePage(scope, query),
    readFleetCounts(scope),
    readRadii(scope),
    readNamedChoices(scope, "teams"),
    readNamedChoices(scope, "locations"),
  ]);
  const all = [...days.values()];
  const at = now(scope);
  const counts = Object.fromEntries(countStates(all).map(({ state, count }) => [state, count]));
  const {
    max_active_agents: max,
    restrict_check_in_to_shift: inShift,
    auto_check_out: out,
  } = scope.account.preferences;
  return ok({
    list: {
      ...page,
      unknown,
      counts: { ...counts, all: all.length },
      options: { team: teams, location: locations },
    },
    day: {
      asOf: at,
      scale: computeShiftScale(page.rows, at, scope.account.timezone),
      teams: countCrews(all, ({ teamId }) => teamId),
      locations: countCrews(all, ({ location }) => location),
    },
    today: toLocalDate(at, scope.account.timezone),
    counts: tabCounts,
    onDuty: all.filter(isCheckedIn).length,
    rules: { max, inShift, out, radii },
    mayAttend: can(scope.account, "fleet.attendance"),
    mayPrefer: can(scope.account, "settings", "settings.account"),
  });
}
export type AttendanceView = Extract<Awaited<ReturnType<typeof readAttendanceScreen>>, { ok: true }>["value"];

/** `GET fleet/attendance`. */
export const listAttendance = createListRead(attendanceListDescription, async (scope, query) => {
  const { rows, pagination } = await readAttendance(scope, query);
  return ok({ agents: rows, pagination });
});
