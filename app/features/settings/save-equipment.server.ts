import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { readAgents } from "#app/data/settings/agents.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { insertEquipment, readEquipment, updateEquipment } from "#app/data/settings/equipment.server.ts";
import { readVehicles } from "#app/data/settings/vehicles.server.ts";
import { type EquipmentInput, equipmentSchema } from "#app/domain/fleet/equipment.ts";
import { fail, failFields, ok } from "#app/domain/kernel/result.ts";
import { changesOf } from "#app/domain/settings/changes.ts";
import { command } from "../command.server.ts";
import { usedFields } from "./unused.server.ts";

/** Equipment needs the settings permission only (platform §2.5). */
const permission = ["settings"] as const;

/** A new piece of equipment. */
export const createEquipment = command({
  name: "settings.equipment.create",
  permission,
  subscription: true,
  input: equipmentSchema,
  async run(scope, input) {
    const wrong = await check(scope, input, null);
    if (wrong) return wrong;
    const id = newId(scope);
    const log = audit(scope, "settings.equipment.create", id, { name: input.name });
    const written = await commit(scope.db, [insertEquipment(scope, id, input), log]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Writes a piece of equipment anew; `version` is the one that was seen. */
export const updateEquipments = command({
  name: "settings.equipment.update",
  permission,
  subscription: true,
  input: equipmentSchema.safeExtend({ id: z.uuid(), version: z.coerce.number().int() }),
  async run(scope, { id, version, ...input }) {
    const [found] = await readEquipment(scope, [id]);
    if (!found) return fail("not_found");
    const wrong = await check(scope, input, id);
    if (wrong) return wrong;
    const log = audit(scope, "settings.equipment.update", id, { name: input.name, changes: changesOf(found, input) });
    const written = await commit(scope.db, [updateEquipment(scope, id, version, input), log]);
    return written.ok ? ok({ id }) : written;
  },
});

async function check(scope: Scope, input: EquipmentInput, except: string | null) {
  const used = await usedFields(scope, "equipment", [{ path: "name", value: input.name }], except);
  if (used) return used;
  const { agent_id: agent, vehicle_id: vehicle } = input;
  if (agent && (await readAgents(scope, [agent])).length === 0)
    return failFields({ agent_id: [{ code: "invalid_value" }] });
  if (vehicle && (await readVehicles(scope, [vehicle])).length === 0)
    return failFields({ vehicle_id: [{ code: "invalid_value" }] });
  return null;
}
