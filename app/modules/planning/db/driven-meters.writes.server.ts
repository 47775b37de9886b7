import { sql } from "drizzle-orm";
import { agentPositions } from "#app/modules/fleet/db/fleet.tables.ts";
import type { AgentReading } from "#app/modules/fleet/model/odometer.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { isOpenRoute, routes } from "./routes.tables.ts";

/**
 * Adds to the routes under way what their drivers' devices drove since the stored positions, which are replaced in the
 * same batch: a repeated batch adds nothing. A reading below the stored one has begun again.
 */
export function addDrivenMeters(db: Database, accountId: string, readings: readonly AgentReading[]): Statement {
  const rows = JSON.stringify(readings.map(({ agentId, at, odometer }) => [agentId, at, odometer]));
  return db.run(sql`update ${routes} set driven_meters = coalesce(driven_meters, 0) + d.meters
    from (select p.agent_id, (j.value ->> 2) - iif(j.value ->> 2 >= p.odometer, p.odometer, 0) as meters
      from json_each(${rows}) j join ${agentPositions} p on p.agent_id = j.value ->> 0
      where p.account_id = ${accountId} and j.value ->> 1 > p.at) d
    where account_id = ${accountId} and ${routes}.agent_id = d.agent_id and ${isOpenRoute} and started_at is not null
      and d.meters > 0`);
}
