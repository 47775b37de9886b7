import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { type EquipmentInput, type EquipmentView, equipmentTypes } from "../model/equipment.ts";
import { equipment } from "./fleet.tables.ts";

/** Sort and filter fields; the first is the default sort. */
export const equipmentFields = {
  name: { sort: equipment.name },
  type: { sort: equipment.type, filter: { kind: "equals", column: equipment.type, values: equipmentTypes } },
  serial: { sort: equipment.serial },
  agent: { filter: { kind: "equals", column: equipment.agentId, values: "id" } },
  vehicle: { filter: { kind: "equals", column: equipment.vehicleId, values: "id" } },
} satisfies ListFields;

/** Equipment as stored. */
export const equipmentRows = createCatalogueRows<typeof equipment, EquipmentInput, EquipmentView>({
  table: equipment,
  label: equipment.name,
  getName: ({ name }) => name,
  searchColumns: [equipment.name, equipment.serial],
  fields: equipmentFields,
  columns: (_, input) => ({
    name: input.name,
    type: input.type,
    serial: input.serial ?? null,
    agentId: input.agent_id ?? null,
    vehicleId: input.vehicle_id ?? null,
    notes: input.notes ?? null,
  }),
  read: readEquipment,
});

async function readEquipment(scope: Scope, ids: readonly string[]): Promise<EquipmentView[]> {
  const rows = await scope.db
    .select()
    .from(equipment)
    .where(isOwnRow(scope, equipment, ids));
  const [people, plates] = await Promise.all([
    readNames(
      scope,
      "agents",
      rows.map((row) => row.agentId),
    ),
    readNames(
      scope,
      "vehicles",
      rows.map((row) => row.vehicleId),
    ),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: row.type,
    serial: row.serial ?? undefined,
    agent_id: row.agentId ?? undefined,
    agent: people.get(row.agentId ?? ""),
    vehicle_id: row.vehicleId ?? undefined,
    vehicle: plates.get(row.vehicleId ?? ""),
    notes: row.notes ?? undefined,
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}
