import area from "@turf/area";
import { readZonesInBox } from "#app/modules/places/db/zones.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { isPointInZone } from "#app/platform/geo/point-in-zone.ts";
import { findSmallestZone } from "../model/chargeable.ts";

/** The delivery zone of a point: the smallest active polygon that contains it, or null. */
export async function findZoneAt(
  scope: Scope,
  { longitude, latitude }: Point,
): Promise<{ id: string; name: string } | null> {
  const context = await readZonesInBox(scope, [longitude, latitude, longitude, latitude]);
  const holding = context
    .filter(({ geometry }) => isPointInZone([longitude, latitude], geometry))
    .map(({ id, name, geometry }) => ({ id, name, area: area(geometry) }));
  const smallest = findSmallestZone(holding);
  return smallest && { id: smallest.id, name: smallest.name };
}
