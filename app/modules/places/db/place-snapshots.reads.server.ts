import { and, eq, inArray } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { locations } from "./locations.tables.ts";

/** A location as a copy for stops and routes; null for an unknown one. */
export async function readDepotSnapshot(scope: Scope, locationId: string): Promise<PlaceSnapshot | null> {
  return (await readPlaceSnapshots(scope, [locationId])).get(locationId) ?? null;
}

/** Locations as copies, by id. */
export async function readPlaceSnapshots(
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlaceSnapshot>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .select()
    .from(locations)
    .where(and(eq(locations.accountId, scope.account.id), inArray(locations.id, selectIds(ids))));
  return new Map(rows.map((row) => [row.id, toLocationSnapshot(row)]));
}

/** A location as orders carry it. */
export function toLocationSnapshot(row: typeof locations.$inferSelect): PlaceSnapshot {
  const { longitude, latitude } = row;
  return {
    id: row.id,
    kind: "location",
    name: row.name,
    address: row.address,
    point: longitude === null || latitude === null ? null : { longitude, latitude },
    openingHours: row.openingHours,
  };
}
