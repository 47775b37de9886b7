import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ZoneInput } from "#app/platform/geo/zone.ts";
import { ZONE_LIMITS } from "#app/platform/geo/zone-geometry.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readZoneUsage } from "../db/zones.server.ts";

/** The permission to change delivery zones. */
export const zonePermission = ["settings", "settings.delivery_zones", "settings.delivery_zones.manage"] as const;

const countBytes = (zones: readonly Pick<ZoneInput, "geometry">[]) =>
  zones.reduce((sum, { geometry }) => sum + JSON.stringify(geometry).length, 0);

/**
 * Refuses zones beyond the account's limits; `instead` are zones that are replaced. Limits exist because the map shows
 * all zones at once.
 */
export async function checkZoneLimits(
  scope: Scope,
  added: readonly Pick<ZoneInput, "geometry">[],
  instead: readonly Pick<ZoneInput, "geometry">[] = [],
): Promise<Result<null>> {
  const { zones, bytes } = await readZoneUsage(scope);
  if (zones + added.length - instead.length > ZONE_LIMITS.zones)
    return fail("zones_full", { limit: ZONE_LIMITS.zones });
  if (bytes + countBytes(added) - countBytes(instead) > ZONE_LIMITS.accountBytes)
    return fail("zones_large", { limit: "4 MB" });
  return ok(null);
}
