import { z } from "zod";
import { readTakenValues, readUsages } from "#app/platform/catalogue/rows.reads.server.ts";
import { deleteRows } from "#app/platform/catalogue/rows.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { findGeometryFault, findOffGlobe } from "#app/platform/geo/geometry-faults.ts";
import { geoPositionSchema } from "#app/platform/geo/zone.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { inheritZone, replaceZones } from "../db/zone-references.writes.server.ts";
import { zoneRows } from "../db/zones.server.ts";
import { mergeGeometries, splitGeometry } from "../model/edit-geometry.ts";
import { checkZoneLimits, zonePermission as permission } from "./zone-limits.server.ts";

/**
 * Splits a zone along a line: the larger part keeps the name, the other becomes a new zone with the same coverage and
 * surcharges.
 */
export const splitZone = createCommand({
  name: "settings.delivery_zones.split",
  permission,
  subscription: true,
  input: z.object({
    id: z.uuid(),
    version: expectedVersionSchema,
    line: z.array(geoPositionSchema).min(2).max(200),
    name: optionalSchema(textSchema(120)),
  }),
  async run(scope, { id, version, line, name }) {
    const off = findOffGlobe(line);
    if (off) return failFields({ line: [off] });
    const [zone] = await zoneRows.read(scope, [id]);
    if (!zone) return fail("not_found");
    const parts = splitGeometry(zone.geometry, line);
    if (!parts || parts.some((part) => findGeometryFault(part))) return fail("zone_split_missed");
    const [larger, smaller] = parts;
    const limits = await checkZoneLimits(scope, [{ geometry: larger }, { geometry: smaller }], [zone]);
    if (!limits.ok) return limits;
    const part = {
      name: await findFreeName(scope, name ?? zone.name),
      color: (zone.color % 12) + 1,
      active: zone.active,
    };
    const partId = newId(scope);
    const written = await commit(scope.db, [
      ...zoneRows.update(scope, { id, expected: version, input: { ...zone, geometry: larger } }),
      ...zoneRows.insert(scope, [{ id: partId, input: { ...part, geometry: smaller } }]),
      ...inheritZone(scope, id, partId),
      writeAudit(scope, "settings.delivery_zones.split", id, { name: zone.name, part: part.name }),
      ...zoneRows.alsoAfterChange(scope),
    ]);
    return written.ok ? ok({ id, part: partId }) : written;
  },
});

/** Merges zones: the first one stays and replaces the others in all coverage. */
export const mergeZones = createCommand({
  name: "settings.delivery_zones.merge",
  permission,
  subscription: true,
  input: z.object({ ids: z.array(z.uuid()).min(2).max(50), version: expectedVersionSchema }),
  async run(scope, { ids: requestedIds, version }) {
    const [first, ...others] = [...new Set(requestedIds)];
    const zones = await zoneRows.read(scope, requestedIds);
    const remaining = zones.find((each) => each.id === first);
    if (!remaining || zones.length < others.length + 1 || others.length === 0) return fail("not_found");
    const charged = [...(await readUsages(scope, zoneRows, others)).values()].flat();
    const t = createTranslator(scope.actor.language);
    if (charged.includes("shipping_methods"))
      return fail("in_use_where", { where: t("settings:used.shipping_methods") });
    const geometry = mergeGeometries(zones.map((each) => each.geometry));
    const wrong = findGeometryFault(geometry);
    if (wrong) return fail("zone_unmergeable");
    const written = await commit(scope.db, [
      ...zoneRows.update(scope, { id: remaining.id, expected: version, input: { ...remaining, geometry } }),
      replaceZones(scope, others, remaining.id),
      deleteRows(scope, zoneRows, others),
      writeAudit(scope, "settings.delivery_zones.merge", remaining.id, {
        name: remaining.name,
        zones: others.length + 1,
      }),
      ...zoneRows.alsoAfterChange(scope),
    ]);
    return written.ok ? ok({ id: remaining.id }) : written;
  },
});

/** The name itself, or with the first free number from 2 on. */
async function findFreeName(scope: Scope, name: string): Promise<string> {
  const stem = name.slice(0, 115);
  const names = [name, ...Array.from({ length: 500 }, (_, at) => `${stem} ${at + 2}`)];
  const taken = await readTakenValues(scope, zoneRows, names, null);
  return names.find((each) => !taken.has(each)) ?? `${stem.slice(0, 80)} ${newId(scope)}`;
}
