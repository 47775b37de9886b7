import { z } from "zod";
import { can } from "#app/platform/access/can.ts";
import { acceptAsWritten, createCatalogue } from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type ZoneInput, zoneSchema } from "#app/platform/geo/zone.ts";
import { computeBox } from "#app/platform/geo/zone-geometry.ts";
import { rowResponseFields } from "#app/platform/http/responses/row-response.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { readAccountArea } from "../db/account-area.reads.server.ts";
import { readAllZones, readZonesInBox, zoneRows } from "../db/zones.server.ts";
import { computeOverlap } from "../model/overlap.ts";
import { formatZoneFile } from "../model/zone-file.ts";
import { checkZoneLimits, zonePermission as permission } from "./zone-limits.server.ts";

const zones = createCatalogue({
  name: "delivery_zones",
  singular: "delivery_zone",
  rows: zoneRows,
  permission,
  subscription: true,
  forms: { create: zoneSchema, update: zoneSchema.safeExtend(expectedVersionFields) },
  prepare: acceptAsWritten,
  async complete(scope, { id, input, found }) {
    const limits = await checkZoneLimits(scope, [input], found ? [found] : []);
    return limits.ok ? ok({ input, responseFields: { overlaps: await findOverlaps(scope, id, input) } }) : limits;
  },
  // Outlines are too large for the audit log.
  toAudited: () => null,
  columns: (column) => [
    column("name", "zones:name", (row) => row.name),
    column("area", "zones:area_km2", (row) => row.area_km2),
  ],
  isDeletable: true,
  response: {
    row: z.strictObject({
      ...rowResponseFields,
      name: z.string(),
      color: z.int(),
      geometry: z.strictObject({ type: z.string(), coordinates: z.array(z.unknown()) }),
      area_km2: z.number(),
    }),
    made: z.strictObject({
      id: z.string(),
      overlaps: z.array(z.strictObject({ id: z.string(), name: z.string(), area_km2: z.number() })),
    }),
  },
});

/** Delivery zones; commands that write one return the zones that it overlaps. */
export const zoneCatalogue = {
  ...zones,
  /** All zones with outlines, for the list and the map. */
  async screen(scope: Scope) {
    const [all, bounds] = await Promise.all([readAllZones(scope), readAccountArea(scope)]);
    return ok({ zones: all, bounds, canManage: can(scope.account, "settings.delivery_zones.manage") });
  },
  /** Zones as a GeoJSON file with their outlines: those listed in `ids` of the URL, or all. As a table in other formats. */
  async file(scope: Scope, args: { url: URL; language: string }): Promise<Result<ExportedFile>> {
    const { url } = args;
    const format = url.searchParams.get("format") ?? "geojson";
    if (format !== "geojson") return zones.file(scope, args);
    const ids = url.searchParams.getAll("ids");
    const listed = ids.length > 0 ? await zoneRows.read(scope, ids.slice(0, 500)) : await readAllZones(scope);
    const body = formatZoneFile(listed.toSorted((a, b) => a.name.localeCompare(b.name)));
    return ok({ name: "delivery-zones.geojson", type: "application/geo+json", body });
  },
};

async function findOverlaps(scope: Scope, id: string, { active, geometry }: ZoneInput) {
  if (!active) return [];
  const context = await readZonesInBox(scope, computeBox(geometry));
  return context
    .filter((other) => other.id !== id)
    .map((other) => ({ id: other.id, name: other.name, area_km2: computeOverlap(geometry, other.geometry) }))
    .filter((each) => each.area_km2 > 0);
}
