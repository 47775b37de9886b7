import area from "@turf/area";
import { readZonesMeeting } from "#app/modules/places/db/zones.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { pointInZone } from "#app/platform/geo/point-in-zone.ts";
import { smallestZone } from "../model/chargeable.ts";

/** The delivery zone of a point: the smallest active polygon that holds it (domain-rules, "Merchant fees"), or null. */
export async function zoneAt(
  scope: Scope,
  { longitude, latitude }: Point,
): Promise<{ id: string; name: string } | null> {
  const around = await readZonesMeeting(scope, [longitude, latitude, longitude, latitude]);
  const holding = around
    .filter(({ geometry }) => pointInZone([longitude, latitude], geometry))
    .map(({ id, name, geometry }) => ({ id, name, area: area(geometry) }));
  const smallest = smallestZone(holding);
  return smallest && { id: smallest.id, name: smallest.name };
}
