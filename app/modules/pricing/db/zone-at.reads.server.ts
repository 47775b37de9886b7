import area from "@turf/area";
import { smallestZone } from "#app/domain/fees/chargeable.ts";
import type { Point } from "#app/domain/places/place.ts";
import { pointInZone } from "#app/domain/zones/point-in-zone.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { readZonesMeeting } from "./zones.server.ts";

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
