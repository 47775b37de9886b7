import { and, eq, gt, gte, inArray, lt } from "drizzle-orm";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { MAX_PLAN_DAYS } from "../model/plan.enums.ts";
import type { PlannedCrew } from "../model/propose-crews.ts";
import type { CrewAssignment } from "./plan.writes.server.ts";
import { planAgents, plans } from "./plans.tables.ts";

/** Whether the account has this location and it is active. */
export async function isUsableDepot(scope: Scope, locationId: string): Promise<boolean> {
  const [row] = await scope.db
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.accountId, scope.account.id), eq(locations.id, locationId), eq(locations.active, true)));
  return row !== undefined;
}

/** The agents and vehicles that crews reference, as far as they belong to the account. */
export async function readCrewFacts(scope: Scope, crews: readonly CrewAssignment[]) {
  const agentIds = selectIds(crews.map(({ agentId }) => agentId));
  const vehicleIds = selectIds(crews.flatMap(({ vehicleId }) => vehicleId ?? []));
  const [people, cars] = await scope.db.batch([
    scope.db
      .select({ id: agents.id, active: agents.active, functions: agents.functions })
      .from(agents)
      .where(and(eq(agents.accountId, scope.account.id), inArray(agents.id, agentIds))),
    scope.db
      .select({ id: vehicles.id, active: vehicles.active })
      .from(vehicles)
      .where(and(eq(vehicles.accountId, scope.account.id), inArray(vehicles.id, vehicleIds))),
  ]);
  return { people, cars };
}

/** The crews of plans that lie on a local day, at least in part. */
export async function readPlannedCrews(scope: Scope, day: string): Promise<PlannedCrew[]> {
  return scope.db
    .select({ agentId: planAgents.agentId, vehicleId: planAgents.vehicleId, plan: plans.name })
    .from(plans)
    .innerJoin(planAgents, and(eq(planAgents.planId, plans.id), eq(planAgents.accountId, plans.accountId)))
    .where(
      and(
        eq(plans.accountId, scope.account.id),
        gte(plans.startAt, addDays(day, -MAX_PLAN_DAYS)),
        lt(plans.startAt, addDays(day, 1)),
        gt(plans.endAt, day),
      ),
    );
}
