import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readWhereabouts } from "#app/data/zones/whereabouts.reads.server.ts";
import { readAllZones, readZones } from "#app/data/zones/zones.server.ts";
import { can } from "#app/domain/access/can.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";
import { writeZoneFile } from "#app/domain/zones/zone-file.ts";
import type { ExportedFile } from "../../export-list.server.ts";
import { type Asked, catalogueRead, oneOf } from "../catalogue-page.server.ts";

/** The screen of delivery zones: all of them with their outlines, for the list and the map beside it. */
export async function zonesScreen(scope: Scope) {
  const [zones, around] = await Promise.all([readAllZones(scope), readWhereabouts(scope)]);
  return ok({
    zones,
    around,
    canManage: can(scope.account, "settings.delivery_zones.manage"),
  });
}

export const listZones = catalogueRead("delivery_zones", "delivery_zones", readZones);

export const viewZone = oneOf("delivery_zone", readZones);

/** Zones as a GeoJSON file: those that the address names by `ids`, or all. */
export async function exportZones(scope: Scope, { url }: Asked): Promise<Result<ExportedFile>> {
  const ids = url.searchParams.getAll("ids");
  const zones = ids.length > 0 ? await readZones(scope, ids.slice(0, 500)) : await readAllZones(scope);
  const body = writeZoneFile(zones.toSorted((a, b) => a.name.localeCompare(b.name)));
  return ok({ name: "delivery-zones.geojson", type: "application/geo+json", body });
}
