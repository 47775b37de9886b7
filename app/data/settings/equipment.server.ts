import { and, eq, inArray } from "drizzle-orm";
import type { EquipmentInput, EquipmentView } from "#app/domain/fleet/equipment.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { readNames } from "../kernel/names.reads.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { equipment, vehicles } from "../schema/index.ts";
import { nextVersion } from "./catalogue.writes.server.ts";

function columnsOf(input: EquipmentInput) {
  return {
    name: input.name,
    type: input.type,
    serial: input.serial ?? null,
    agentId: input.agent_id ?? null,
    vehicleId: input.vehicle_id ?? null,
    notes: input.notes ?? null,
  };
}

/** A new piece of equipment; it is active. */
export function insertEquipment(scope: Scope, id: string, input: EquipmentInput): Statement {
  const row = { id, accountId: scope.account.id, active: true, createdAt: now(scope), ...columnsOf(input) };
  return scope.db.insert(equipment).values(row);
}

/** Writes a piece of equipment anew; fails when it is not at version `seen`. */
export function updateEquipment(scope: Scope, id: string, seen: number, input: EquipmentInput): Statement {
  return scope.db
    .update(equipment)
    .set({ ...columnsOf(input), version: nextVersion(equipment.version, seen) })
    .where(and(eq(equipment.accountId, scope.account.id), eq(equipment.id, id)));
}

/** Pieces of equipment by id, as screens and the API read them. */
export async function readEquipment(scope: Scope, ids: readonly string[]): Promise<EquipmentView[]> {
  const rows = await scope.db
    .select()
    .from(equipment)
    .where(and(eq(equipment.accountId, scope.account.id), inArray(equipment.id, idsIn(ids))));
  const [people, plates] = await Promise.all([
    readNames(
      scope,
      "agents",
      rows.map((row) => row.agentId),
    ),
    readPlates(
      scope,
      rows.flatMap((row) => row.vehicleId ?? []),
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

async function readPlates(scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: vehicles.id, plate: vehicles.plateNumber })
    .from(vehicles)
    .where(and(eq(vehicles.accountId, scope.account.id), inArray(vehicles.id, idsIn(ids))));
  return new Map(rows.map((row) => [row.id, row.plate]));
}
