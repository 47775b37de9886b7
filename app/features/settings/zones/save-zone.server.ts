import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { rezoneWork } from "#app/data/zones/rezone.writes.server.ts";
import { insertZone, readZones, readZonesMeeting, updateZone } from "#app/data/zones/zones.server.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { overlapOf } from "#app/domain/zones/overlap.ts";
import { boxOf, type ZoneInput, zoneSchema } from "#app/domain/zones/zone.ts";
import { command } from "../../command.server.ts";
import { usedFields } from "../unused.server.ts";
import { zonePermission as permission, roomFor } from "./zone-room.server.ts";

/** One new delivery zone; the answer names the zones that it overlaps. */
export const createZone = command({
  name: "settings.delivery_zones.create",
  permission,
  subscription: true,
  input: zoneSchema,
  async run(scope, input) {
    const used = await usedFields(scope, "delivery_zones", [{ path: "name", value: input.name }]);
    if (used) return used;
    const room = await roomFor(scope, [input]);
    if (!room.ok) return room;
    const id = newId(scope);
    const log = audit(scope, "settings.delivery_zones.create", id, { name: input.name });
    const written = await commit(scope.db, [insertZone(scope, id, input), log, ...rezoneWork(scope)]);
    return written.ok ? ok({ id, overlaps: await overlapsOf(scope, id, input) }) : written;
  },
});

/** Writes a zone anew; `version` is the one that was seen. */
export const updateZones = command({
  name: "settings.delivery_zones.update",
  permission,
  subscription: true,
  input: zoneSchema.safeExtend({ id: z.uuid(), version: z.coerce.number().int() }),
  async run(scope, { id, version, ...input }) {
    const [found] = await readZones(scope, [id]);
    if (!found) return fail("not_found");
    const used = await usedFields(scope, "delivery_zones", [{ path: "name", value: input.name }], id);
    if (used) return used;
    const room = await roomFor(scope, [input], [found]);
    if (!room.ok) return room;
    const log = audit(scope, "settings.delivery_zones.update", id, { name: input.name });
    const written = await commit(scope.db, [updateZone(scope, id, version, input), log, ...rezoneWork(scope)]);
    return written.ok ? ok({ id, overlaps: await overlapsOf(scope, id, input) }) : written;
  },
});

async function overlapsOf(scope: Scope, id: string, { active, geometry }: ZoneInput) {
  if (!active) return [];
  const around = await readZonesMeeting(scope, boxOf(geometry));
  return around
    .filter((other) => other.id !== id)
    .map((other) => ({ id: other.id, name: other.name, area_km2: overlapOf(geometry, other.geometry) }))
    .filter((each) => each.area_km2 > 0);
}
