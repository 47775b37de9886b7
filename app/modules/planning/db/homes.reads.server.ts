import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { teams, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { toPlanLocation } from "#app/modules/fleet/db/plan-choices.reads.server.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlanHomes } from "../model/crews/plan-homes.ts";
import type { PlanCrew, PlanDepot } from "../model/plan-inputs.ts";

/**
 * Where the crews of a plan start and end by the settings of their teams and vehicles. A location that is disabled or
 * has no coordinates is ignored: no route can be planned from there.
 */
export async function readPlanHomes(scope: Scope, crews: readonly PlanCrew[]): Promise<PlanHomes | undefined> {
  const { db, account } = scope;
  const [teamRows, vehicleRows] = await db.batch([
    db
      .select({ id: teams.id, start: teams.startLocationId, end: teams.returnLocationId })
      .from(teams)
      .where(
        and(
          eq(teams.accountId, account.id),
          inArray(teams.id, selectIds(crews.flatMap(({ agent }) => agent.teamId ?? []))),
        ),
      ),
    db
      .select({ id: vehicles.id, start: vehicles.startLocationId })
      .from(vehicles)
      .where(
        and(
          eq(vehicles.accountId, account.id),
          inArray(vehicles.id, selectIds(crews.flatMap(({ vehicle }) => vehicle?.id ?? []))),
          isNotNull(vehicles.startLocationId),
        ),
      ),
  ]);
  const named = [...teamRows.flatMap(({ start, end }) => [start, end]), ...vehicleRows.map(({ start }) => start)];
  const locationIds = selectIds([...new Set(named.flatMap((id) => id ?? []))]);
  if (named.every((id) => id === null)) return undefined;
  const rows = await db
    .select()
    .from(locations)
    .where(and(eq(locations.accountId, account.id), inArray(locations.id, locationIds), eq(locations.active, true)));
  const known = new Map(rows.map(toPlanLocation).flatMap((place) => (place.point ? [[place.id, place] as const] : [])));
  const listed = (pairs: readonly (readonly [string, string | null])[]): Record<string, PlanDepot> =>
    Object.fromEntries(
      pairs.flatMap(([id, place]) => {
        const found = known.get(place ?? "");
        return found ? [[id, found] as const] : [];
      }),
    );
  const ofTeam = (side: "start" | "end") =>
    listed(
      crews.map(({ agent }) => [agent.id, teamRows.find(({ id }) => id === agent.teamId)?.[side] ?? null] as const),
    );
  return {
    vehicles: listed(vehicleRows.map(({ id, start }) => [id, start] as const)),
    starts: ofTeam("start"),
    ends: ofTeam("end"),
  };
}
