import { eq, or, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { agents, teams } from "#app/modules/fleet/db/fleet.tables.ts";
import { type AgentState, agentStateKeys } from "#app/modules/fleet/model/agent-states.ts";
import { attendanceSources } from "#app/modules/fleet/model/attendance.enums.ts";
import { replaceStateFilter } from "#app/modules/fleet/model/state-filter.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { attendance, attendanceEvents } from "./attendance.tables.ts";

const agentColumns = {
  id: agents.id,
  name: agents.name,
  phone: agents.phone,
  teamId: agents.teamId,
  team: teams.name,
  location: locations.name,
};
export type AttendingAgent = RowFromColumns<typeof agentColumns>;

/** Sorts by a name and then by the agent's name; rows without the name come last. */
const sortByNameThenAgent = (name: SQLiteColumn) =>
  sql<string>`coalesce(${name}, char(1114111)) || char(1) || ${agents.name}`;

/** The list of today's agents: by team, start location of the team, and state. */
export const attendanceListDescription = {
  id: agents.id,
  place: agents.id,
  fields: {
    agent: { sort: agents.name, filter: { kind: "equals", column: agents.id, values: "id" } },
    team: { sort: sortByNameThenAgent(teams.name), filter: { kind: "equals", column: agents.teamId, values: "id" } },
    location: {
      sort: sortByNameThenAgent(locations.name),
      filter: { kind: "equals", column: teams.startLocationId, values: "id" },
    },
    state: { filter: { kind: "equals", column: agents.id, values: agentStateKeys } },
  },
  defaultSort: "agent",
  defaultLimit: 50,
} satisfies ListDescription;

const joinTeam = sql`left join ${teams} on ${teams.id} = ${agents.teamId} and ${teams.accountId} = ${agents.accountId}`;

/** A page of agents who are active or on duty; `states` by agent id resolves filters by state. */
export function readAttendingAgents(
  scope: Scope,
  query: ListQuery,
  states: ReadonlyMap<string, AgentState>,
): Promise<Page<AttendingAgent>> {
  const from = sql`${agents} ${joinTeam}
    left join ${locations} on ${locations.id} = ${teams.startLocationId} and ${locations.accountId} = ${agents.accountId}`;
  const onDuty = sql`exists (select 1 from ${attendance} where ${attendance.accountId} = ${agents.accountId}
    and ${attendance.agentId} = ${agents.id} and ${attendance.checkedOutAt} is null)`;
  const within = [eq(agents.accountId, scope.account.id), or(eq(agents.active, true), onDuty)];
  const list = { ...attendanceListDescription, from, within, searched: [agents.name, agents.phone] };
  return readSmallList(scope, list, agentColumns, replaceStateFilter(query, states));
}

const checkInEvents = alias(attendanceEvents, "ins");
const checkOutEvents = alias(attendanceEvents, "outs");
const whereAttendance = ({ attendanceId, accountId }: Record<"attendanceId" | "accountId", SQLiteColumn>) =>
  sql`${attendanceId} = ${attendance.id} and ${accountId} = ${attendance.accountId}`;
const joinActorNames = sql`left join ${attendanceEvents} ins on ${whereAttendance(checkInEvents)} and ${checkInEvents.type} = 'checked_in'
  left join ${attendanceEvents} outs on ${whereAttendance(checkOutEvents)} and ${checkOutEvents.type} = 'checked_out'`;

const historyColumns = {
  id: attendance.id,
  agentId: attendance.agentId,
  agentName: agents.name,
  team: teams.name,
  date: attendance.date,
  checkedInAt: attendance.checkedInAt,
  checkedInBy: attendance.checkedInBy,
  checkedInName: checkInEvents.actorName,
  inPlace: attendance.inPlace,
  shiftFrom: attendance.shiftFrom,
  shiftTo: attendance.shiftTo,
  checkedOutAt: attendance.checkedOutAt,
  checkedOutBy: attendance.checkedOutBy,
  checkedOutName: checkOutEvents.actorName,
  outPlace: attendance.outPlace,
  minutes: attendance.minutes,
};

/** A row of the attendance history. */
export type PastAttendance = Omit<RowFromColumns<typeof historyColumns>, "agentId" | "agentName" | ActorNameField> & {
  agent: { id: string; name: string };
} & Record<ActorNameField, string | null>;

/** Names of those who performed the check-in and check-out. */
type ActorNameField = "checkedInName" | "checkedOutName";

/** The list of past attendance. */
export const historyListDescription = {
  id: attendance.id,
  place: attendance.id,
  fields: {
    agent: { sort: agents.name, filter: { kind: "equals", column: attendance.agentId, values: "id" } },
    team: { filter: { kind: "equals", column: agents.teamId, values: "id" } },
    checked_in: { sort: attendance.checkedInAt, filter: { kind: "instant_day", column: attendance.checkedInAt } },
    checked_out: { sort: attendance.checkedOutAt },
    worked: { sort: attendance.minutes },
    by: { filter: { kind: "equals", column: attendance.checkedInBy, values: attendanceSources } },
  },
  defaultSort: "-checked_in",
  defaultLimit: 50,
} satisfies ListDescription;

/** A page of the attendance history, by default newest first. */
export async function readPastAttendance(scope: Scope, query: ListQuery): Promise<Page<PastAttendance>> {
  const from = sql`${attendance} join ${agents} on ${agents.id} = ${attendance.agentId} and ${agents.accountId} = ${attendance.accountId} ${joinTeam} ${joinActorNames}`;
  const within = [eq(attendance.accountId, scope.account.id)];
  const list = { ...historyListDescription, from, within, searched: [agents.name] };
  const { rows, ...page } = await readSmallList(scope, list, historyColumns, query);
  return {
    ...page,
    rows: rows.map(({ agentId, agentName, ...row }) => ({ ...row, agent: { id: agentId, name: agentName } })),
  };
}
