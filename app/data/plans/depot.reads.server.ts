import { and, eq } from "drizzle-orm";
import type { PlaceSnapshot } from "#app/domain/places/place.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { locations } from "../schema/index.ts";

/** A location as a copy for stops and routes; null for an unknown one. */
export async function readDepotSnapshot(scope: Scope, locationId: string): Promise<PlaceSnapshot | null> {
  const [row] = await scope.db
    .select()
    .from(locations)
    .where(and(eq(locations.accountId, scope.account.id), eq(locations.id, locationId)));
  return row ? snapshotOfLocation(row) : null;
}

/** A location as orders carry it. */
export function snapshotOfLocation(row: typeof locations.$inferSelect): PlaceSnapshot {
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
