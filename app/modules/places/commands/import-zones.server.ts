import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { ZONE_LIMITS } from "#app/platform/geo/zone-geometry.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readAllZones, zoneRows } from "../db/zones.server.ts";
import { type FeatureFault, parseZoneFile } from "../model/zone-file.ts";
import { checkZoneLimits, zonePermission as permission } from "./zone-limits.server.ts";

/**
 * Imports zones from GeoJSON, as text or JSON. `existing` decides about features whose name a zone already has:
 * refused, or their outline replaced. Invalid features are refused by number and reason, the others are imported.
 */
export const importZones = createCommand({
  name: "settings.delivery_zones.import",
  permission,
  subscription: true,
  input: z.object({ geojson: z.unknown(), existing: z.enum(["refuse", "replace"]).default("refuse") }),
  async run(scope, { geojson, existing }) {
    if (typeof geojson === "string" && geojson.length > ZONE_LIMITS.fileBytes)
      return fail("file_too_large", { limit: "3 MB" });
    const file = parseZoneFile(geojson);
    if (!file.ok) return fail(file.code, file.params);
    const byName = new Map((await readAllZones(scope)).map((zone) => [zone.name, zone]));
    const taken = existing === "replace" ? [] : file.zones.filter((zone) => byName.has(zone.name));
    const faults: FeatureFault[] = [
      ...file.faults,
      ...taken.map(({ feature, name }) => ({ feature, name, code: "zone_name_taken", params: { name } })),
    ].sort((a, b) => a.feature - b.feature);
    const accepted = file.zones.filter((zone) => !taken.includes(zone));
    const replaced = accepted.flatMap((zone) => byName.get(zone.name) ?? []);
    const limits = await checkZoneLimits(scope, accepted, replaced);
    if (!limits.ok) return limits;
    const statements = accepted.flatMap((zone) => {
      const old = byName.get(zone.name);
      return old
        ? zoneRows.update(scope, { id: old.id, expected: old.version, input: zone })
        : zoneRows.insert(scope, [{ id: newId(scope), input: zone }]);
    });
    const created = accepted.length - replaced.length;
    const log = writeAudit(scope, "settings.delivery_zones.import", "delivery_zones", {
      created,
      replaced: replaced.length,
    });
    const written =
      accepted.length === 0
        ? ok(null)
        : await commit(scope.db, [...statements, log, ...zoneRows.alsoAfterChange(scope)]);
    if (!written.ok) return written;
    return ok({ created, replaced: replaced.length, refused: faults });
  },
});
