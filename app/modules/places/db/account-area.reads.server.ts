import { and, eq, max, min } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Box } from "#app/platform/geo/zone-geometry.ts";
import { locations } from "./locations.tables.ts";

/** Degrees added around the shown area, so that a single place shows its town. */
const AREA_MARGIN_DEGREES = 0.12;

/** The area to show on an empty map: around the account's locations; null without any. */
export async function readAccountArea(scope: Scope): Promise<Box | null> {
  const [found] = await scope.db
    .select({
      west: min(locations.longitude),
      south: min(locations.latitude),
      east: max(locations.longitude),
      north: max(locations.latitude),
    })
    .from(locations)
    .where(and(eq(locations.accountId, scope.account.id), eq(locations.active, true)));
  const { west, south, east, north } = found ?? {};
  if (west != null && south != null && east != null && north != null)
    return [
      west - AREA_MARGIN_DEGREES,
      Math.max(-90, south - AREA_MARGIN_DEGREES),
      east + AREA_MARGIN_DEGREES,
      Math.min(90, north + AREA_MARGIN_DEGREES),
    ];
  return null;
}
