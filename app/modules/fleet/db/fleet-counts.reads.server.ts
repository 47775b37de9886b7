import { sql } from "drizzle-orm";
import { routes, selectRoutesInSight } from "#app/modules/planning/db/routes.tables.ts";
import { countUpToLimit, MAX_COUNTED } from "#app/platform/db/bounded-count.server.ts";
import { isOwnAmong } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { agents, vehicles } from "./fleet.tables.ts";

export interface FleetCounts {
  agents: { active: number; routed: number };
  /**
   * `cooling`: vehicles without a route that are cooling down; `coolingUntil`: when the first of them is ready,
   * milliseconds UTC.
   */
  vehicles: { active: number; routed: number; cooling: number; coolingUntil: number | null };
}

type FleetRow = Record<"agents" | "vehicles" | "routedAgents" | "routedVehicles" | "cooling", number> & {
  coolingUntil: number | null;
};

/** Active agents and vehicles, and how many of them have an unfinished route of today or of an earlier day. */
export async function readFleetTodayCounts(scope: Scope): Promise<FleetCounts> {
  const account = scope.account.id;
  const date = toLocalDate(now(scope), scope.account.timezone);
  const cooling = sql`${vehicles} where ${vehicles.accountId} = ${account} and ${vehicles.active} = 1
    and ${vehicles.cooldownUntil} > ${now(scope)} and ${vehicles.id} not in (select vehicle_id from today where vehicle_id is not null)`;
  const [row] = await scope.db.all<FleetRow>(
    sql`with today as (select agent_id, vehicle_id from ${routes}
        where ${isOwnAmong(account, routes.accountId, routes.id, selectRoutesInSight(account, date))} and ${routes.status} <> 'completed' limit ${MAX_COUNTED})
      select (${countUpToLimit(sql`${agents} where ${agents.accountId} = ${account} and ${agents.active} = 1`)}) as agents,
        (${countUpToLimit(sql`${vehicles} where ${vehicles.accountId} = ${account} and ${vehicles.active} = 1`)}) as vehicles,
        (select count(distinct agent_id) from today) as routedAgents,
        (select count(distinct vehicle_id) from today) as routedVehicles,
        (${countUpToLimit(cooling)}) as cooling, (select min(${vehicles.cooldownUntil}) from ${cooling}) as coolingUntil`,
  );
  return {
    agents: { active: row?.agents ?? 0, routed: row?.routedAgents ?? 0 },
    vehicles: {
      ...{ active: row?.vehicles ?? 0, routed: row?.routedVehicles ?? 0 },
      ...{ cooling: row?.cooling ?? 0, coolingUntil: row?.coolingUntil ?? null },
    },
  };
}
