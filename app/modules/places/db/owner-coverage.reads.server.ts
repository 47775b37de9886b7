import { and, eq, inArray } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { CoverageOwner } from "../model/coverage.ts";
import { type Coverage, createCoverage } from "../model/coverage-check.ts";
import { coverageAreas, deliveryZones } from "./zones.tables.ts";

/**
 * Coverage of the account's locations, teams or shipping methods, by id. Owners without coverage are missing: they are
 * unrestricted. Inactive zones cover nothing.
 */
export async function readOwnerCoverage(
  scope: Scope,
  owner: CoverageOwner,
  ids: readonly string[] | "all" = "all",
): Promise<Map<string, Coverage>> {
  const own = and(eq(coverageAreas.accountId, scope.account.id), eq(coverageAreas.ownerKind, owner));
  const rows = await scope.db
    .select()
    .from(coverageAreas)
    .where(ids === "all" ? own : and(own, inArray(coverageAreas.ownerId, selectIds(ids))));
  const named = [...new Set(rows.flatMap((row) => row.zones))];
  const zones = named.length === 0 ? [] : await readActiveZones(scope, named);
  const zoneById = new Map(zones.map((zone) => [zone.id, zone]));
  const restricted = rows.filter((row) => row.zones.length + row.areas.length + row.postalCodes.length > 0);
  return new Map(
    restricted.map((row) => {
      const areas = [...row.zones.flatMap((id) => zoneById.get(id) ?? []), ...row.areas];
      return [row.ownerId, createCoverage(areas, row.postalCodes)];
    }),
  );
}

function readActiveZones(scope: Scope, ids: readonly string[]) {
  return scope.db
    .select({ id: deliveryZones.id, name: deliveryZones.name, geometry: deliveryZones.geometry })
    .from(deliveryZones)
    .where(
      and(
        eq(deliveryZones.accountId, scope.account.id),
        eq(deliveryZones.active, true),
        inArray(deliveryZones.id, selectIds(ids)),
      ),
    );
}
