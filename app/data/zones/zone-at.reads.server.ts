import area from "@turf/area";
import { and, eq, gte, lte } from "drizzle-orm";
import { smallestZone } from "#app/domain/fees/chargeable.ts";
import type { Point } from "#app/domain/kernel/place.ts";
import { pointInZone } from "#app/domain/zones/point-in-zone.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { deliveryZones } from "../schema/index.ts";

/** The delivery zone of a point: the smallest active polygon that holds it (domain-rules, "Merchant fees"), or null. */
export async function zoneAt(
  scope: Scope,
  { longitude, latitude }: Point,
): Promise<{ id: string; name: string } | null> {
  const zone = deliveryZones;
  const around = await scope.db
    .select({ id: zone.id, name: zone.name, geometry: zone.geometry })
    .from(zone)
    .where(
      and(
        eq(zone.accountId, scope.account.id),
        eq(zone.active, true),
        lte(zone.west, longitude),
        gte(zone.east, longitude),
        lte(zone.south, latitude),
        gte(zone.north, latitude),
      ),
    );
  const holding = around
    .filter(({ geometry }) => pointInZone([longitude, latitude], geometry))
    .map(({ id, name, geometry }) => ({ id, name, area: area(geometry) }));
  const smallest = smallestZone(holding);
  return smallest && { id: smallest.id, name: smallest.name };
}
