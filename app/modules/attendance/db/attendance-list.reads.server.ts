import { eq, or, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { namingAgents } from "#app/modules/fleet/db/agents-by-state.reads.server.ts";
import { agents, attendance, attendanceEvents, teams } from "#app/modules/fleet/db/fleet.tables.ts";
import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import { locations } from "#app/modules/workspace/db/settings.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowOf } from "#app/platform/lists/list-rows.server.ts";
import { readSmall } from "#app/platform/lists/list-small.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";

const agentColumns = {
  id: agents.id,
  name: agents.name,
  phone: agents.phone,
  teamId: agents.teamId,
  team: teams.name,
  location: locations.name,
};
export type AttendingAgent = RowOf<typeof agentColumns>;

/** By a name and then by the agent's; what has none comes last. */
const byAgentIn = (name: SQLiteColumn) => sql<string>`coalesce(${name}, char(1114111)) || char(1) || ${agents.name}`;

/** Today's agents: by team, by the location where their team starts, by state. */
export const describedAttendance = {
  id: agents.id,
  place: agents.id,
  fields: {
    agent: { sort: agents.name, filter: { kind: "equals", column: agents.id } },
    team: { sort: byAgentIn(teams.name), filter: { kind: "equals", column: agents.teamId } },
    location: { sort: byAgentIn(locations.name), filter: { kind: "equals", column: teams.startLocationId } },
    state: { filter: { kind: "equals", column: agents.id } },
  },
  defaultSort: "agent",
  defaultLimit: 50,
} satisfies ListDescription;

const withTeam = sql`left join ${teams} on ${teams.id} = ${agents.teamId} and ${teams.accountId} = ${agents.accountId}`;

/** A page of the agents who work here or are on duty; a filter by state names states, which `states` knows by agent. */
export function readAttending(
  scope: Scope,
  query: ListQuery,
  states: ReadonlyMap<string, AgentState>,
): Promise<Page<AttendingAgent>> {
  const from = sql`${agents} ${withTeam}
    left join ${locations} on ${locations.id} = ${teams.startLocationId} and ${locations.accountId} = ${agents.accountId}`;
  const onDuty = sql`exists (select 1 from ${attendance} where ${attendance.accountId} = ${agents.accountId}
    and ${attendance.agentId} = ${agents.id} and ${attendance.checkedOutAt} is null)`;
  const within = [eq(agents.accountId, scope.account.id), or(eq(agents.active, true), onDuty)];
  const list = { ...describedAttendance, from, within, searched: [agents.name, agents.phone] };
  return readSmall(scope, list, agentColumns, namingAgents(query, states));
}

const ins = alias(attendanceEvents, "ins");
const outs = alias(attendanceEvents, "outs");
const ofDuty = ({ attendanceId, accountId }: Record<"attendanceId" | "accountId", SQLiteColumn>) =>
  sql`${attendanceId} = ${attendance.id} and ${accountId} = ${attendance.accountId}`;
const withNames = sql`left join ${attendanceEvents} ins on ${ofDuty(ins)} and ${ins.type} = 'checked_in'
  left join ${attendanceEvents} outs on ${ofDuty(outs)} and ${outs.type} = 'checked_out'`;

const dutyColumns = {
  id: attendance.id,
  agentId: attendance.agentId,
  agentName: agents.name,
  team: teams.name,
  date: attendance.date,
  checkedInAt: attendance.checkedInAt,
  checkedInBy: attendance.checkedInBy,
  checkedInName: ins.actorName,
  inPlace: attendance.inPlace,
  shiftFrom: attendance.shiftFrom,
  shiftTo: attendance.shiftTo,
  checkedOutAt: attendance.checkedOutAt,
  checkedOutBy: attendance.checkedOutBy,
  checkedOutName: outs.actorName,
  outPlace: attendance.outPlace,
  minutes: attendance.minutes,
};

/** A duty as the history shows it. */
export type PastDuty = Omit<RowOf<typeof dutyColumns>, "agentId" | "agentName" | Named> & {
  agent: { id: string; name: string };
} & Record<Named, string | null>;

/** Who it was by name: of the office, the agent, a program, the clock. */
type Named = "checkedInName" | "checkedOutName";

/** Duties of a day, a week, an agent. */
export const describedDuties = {
  id: attendance.id,
  place: attendance.id,
  fields: {
    agent: { sort: agents.name, filter: { kind: "equals", column: attendance.agentId } },
    team: { filter: { kind: "equals", column: agents.teamId } },
    checked_in: { sort: attendance.checkedInAt, filter: { kind: "instant_day", column: attendance.checkedInAt } },
    checked_out: { sort: attendance.checkedOutAt },
    worked: { sort: attendance.minutes },
    by: { filter: { kind: "equals", column: attendance.checkedInBy } },
  },
  defaultSort: "-checked_in",
  defaultLimit: 50,
} satisfies ListDescription;

/** A page of duties, the newest first unless the query says otherwise. */
export async function readPastDuties(scope: Scope, query: ListQuery): Promise<Page<PastDuty>> {
  const from = sql`${attendance} join ${agents} on ${agents.id} = ${attendance.agentId} and ${agents.accountId} = ${attendance.accountId} ${withTeam} ${withNames}`;
  const within = [eq(attendance.accountId, scope.account.id)];
  const list = { ...describedDuties, from, within, searched: [agents.name] };
  const { rows, ...page } = await readSmall(scope, list, dutyColumns, query);
  return {
    ...page,
    rows: rows.map(({ agentId, agentName, ...duty }) => ({ ...duty, agent: { id: agentId, name: agentName } })),
  };
}
