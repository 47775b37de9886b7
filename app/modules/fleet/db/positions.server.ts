import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { AgentPosition } from "../model/agent-position.ts";
import type { AgentReading } from "../model/odometer.ts";
import { agentPositions, agents } from "./fleet.tables.ts";

/** Positions of agents: live ones from the fleet room first, then stored ones. */
export async function readPositions(scope: Scope, agentIds: readonly string[]): Promise<AgentPosition[]> {
  const [newest, stored] = await Promise.all([
    scope.ports.fleetRoom(scope.account.id).newest(),
    scope.db
      .select()
      .from(agentPositions)
      .where(and(eq(agentPositions.accountId, scope.account.id), inArray(agentPositions.agentId, selectIds(agentIds)))),
  ]);
  return [...newest, ...stored];
}

/**
 * Saves newer positions of an account's agents: two statements for any number. Agents of other accounts are left out.
 * @param before what else is written, while the positions before are still stored
 */
export async function saveAgentPositions(
  db: Database,
  accountId: string,
  newest: readonly AgentReading[],
  before: readonly Statement[] = [],
): Promise<void> {
  const rows = JSON.stringify(
    newest.map(({ agentId, longitude, latitude, at, accuracy, heading, odometer }) => [
      ...[agentId, longitude, latitude, at],
      ...[accuracy, heading, odometer],
    ]),
  );
  const committed = await commit(db, [
    ...before,
    db.run(sql`insert into ${agentPositions} (agent_id, account_id, longitude, latitude, at, accuracy, heading, odometer)
      select j.value ->> 0, ${accountId}, j.value ->> 1, j.value ->> 2, j.value ->> 3,
        j.value ->> 4, j.value ->> 5, j.value ->> 6 from json_each(${rows}) j
      where exists (select 1 from ${agents} a where a.id = j.value ->> 0 and a.account_id = ${accountId})
      on conflict (agent_id) do update set longitude = excluded.longitude, latitude = excluded.latitude, at = excluded.at,
        accuracy = excluded.accuracy, heading = excluded.heading, odometer = excluded.odometer
      where excluded.at > ${agentPositions.at} and ${agentPositions.accountId} = ${accountId}`),
    db.run(sql`update ${agents} set last_seen_at = max(coalesce(last_seen_at, 0),
        (select max(j.value ->> 3) from json_each(${rows}) j where j.value ->> 0 = ${agents.id}))
      where account_id = ${accountId} and id in (select j.value ->> 0 from json_each(${rows}) j)`),
  ]);
  if (!committed.ok) throw new Error(`positions were not saved: ${committed.failure.code}`);
}

/** Deletes positions after the account's retention period, at most a day. */
export function purgePositions(db: Database, nowMs: number): Statement {
  return db.delete(agentPositions).where(
    lt(
      agentPositions.at,
      sql`${nowMs} - 3600000 * coalesce((select a.preferences ->> '$.position_hours'
        from ${accounts} a where a.id = ${agentPositions.accountId}), 24)`,
    ),
  );
}
