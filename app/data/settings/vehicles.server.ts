import { and, eq, inArray } from "drizzle-orm";
import type { VehicleInput, VehicleView } from "#app/domain/fleet/vehicle.ts";
import { decimalsOf } from "#app/domain/kernel/money.ts";
import { costCurrencyOf } from "#app/domain/settings/preferences.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn, insertRows } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { vehicles } from "../schema/index.ts";
import { nextVersion } from "./catalogue.writes.server.ts";

const gramsPerKilogram = 1_000;
const cubicCentimetresPerCubicMetre = 1_000_000;

type Columns = Omit<
  typeof vehicles.$inferInsert,
  "id" | "accountId" | "active" | "createdAt" | "version" | "cooldownUntil"
>;

/** What people write, in the units of the table: minor units, grams, cubic centimetres. */
function columnsOf(scope: Scope, input: VehicleInput): Columns {
  const minor = 10 ** decimalsOf(costCurrencyOf(scope.account.preferences));
  return {
    plateNumber: input.plate_number,
    name: input.name ?? null,
    type: input.type,
    agentId: input.agent_id ?? null,
    color: input.color ?? null,
    make: input.make ?? null,
    model: input.model ?? null,
    year: input.year ?? null,
    fixedCost: Math.round(input.fixed_cost * minor),
    routeCompletionCost: Math.round(input.route_completion_cost * minor),
    costPerKm: rounded(input.cost_per_km * minor, 4),
    costPerHour: rounded(input.cost_per_hour * minor, 4),
    parcelCapacity: input.parcel_capacity ?? null,
    palletCapacity: input.pallet_capacity ?? null,
    maxVolume: whole(input.max_volume, cubicCentimetresPerCubicMetre),
    maxWeight: whole(input.max_weight, gramsPerKilogram),
    maxActiveShipments: input.max_active_shipments ?? null,
    options: input.options,
    cooldownMinutes: input.cooldown_minutes,
    availableFrom: input.available_from ?? null,
    availableTo: input.available_to ?? null,
    startLocationId: input.start_location_id ?? null,
  };
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

function whole(value: number | undefined, unit: number): number | null {
  return value === undefined ? null : Math.round(value * unit);
}

/** New vehicles, any number with one statement; they are active. */
export function insertVehicles(scope: Scope, rows: readonly { id: string; input: VehicleInput }[]): Statement {
  const at = now(scope);
  const written = rows.map(({ id, input }) => ({ id, ...columnsOf(scope, input) }));
  return insertRows(scope.db, {
    table: "vehicles",
    columns: {
      id: (row) => row.id,
      account_id: () => scope.account.id,
      plate_number: (row) => row.plateNumber,
      name: (row) => row.name,
      type: (row) => row.type,
      agent_id: (row) => row.agentId,
      color: (row) => row.color,
      make: (row) => row.make,
      model: (row) => row.model,
      year: (row) => row.year,
      fixed_cost: (row) => row.fixedCost,
      route_completion_cost: (row) => row.routeCompletionCost,
      cost_per_km: (row) => row.costPerKm,
      cost_per_hour: (row) => row.costPerHour,
      parcel_capacity: (row) => row.parcelCapacity,
      pallet_capacity: (row) => row.palletCapacity,
      max_volume: (row) => row.maxVolume,
      max_weight: (row) => row.maxWeight,
      max_active_shipments: (row) => row.maxActiveShipments,
      options: (row) => row.options,
      cooldown_minutes: (row) => row.cooldownMinutes,
      available_from: (row) => row.availableFrom,
      available_to: (row) => row.availableTo,
      start_location_id: (row) => row.startLocationId,
      active: () => 1,
      created_at: () => at,
      version: () => 1,
    },
    rows: written,
  });
}

/** Writes a vehicle anew; fails when it is not at version `seen`. */
export function updateVehicle(scope: Scope, id: string, seen: number, input: VehicleInput): Statement {
  return scope.db
    .update(vehicles)
    .set({ ...columnsOf(scope, input), version: nextVersion(vehicles.version, seen) })
    .where(and(eq(vehicles.accountId, scope.account.id), eq(vehicles.id, id)));
}

/** Vehicles that rest are ready again. */
export function endCooldown(scope: Scope, ids: readonly string[]): Statement {
  return scope.db
    .update(vehicles)
    .set({ cooldownUntil: null })
    .where(and(eq(vehicles.accountId, scope.account.id), inArray(vehicles.id, idsIn(ids))));
}

/** Vehicles by id, as screens and the API read them. */
export async function readVehicles(scope: Scope, ids: readonly string[]): Promise<VehicleView[]> {
  const minor = 10 ** decimalsOf(costCurrencyOf(scope.account.preferences));
  const rows = await scope.db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.accountId, scope.account.id), inArray(vehicles.id, idsIn(ids))));
  return rows.map((row) => ({
    id: row.id,
    plate_number: row.plateNumber,
    name: row.name ?? undefined,
    type: row.type,
    agent_id: row.agentId ?? undefined,
    color: row.color ?? undefined,
    make: row.make ?? undefined,
    model: row.model ?? undefined,
    year: row.year ?? undefined,
    fixed_cost: row.fixedCost / minor,
    route_completion_cost: row.routeCompletionCost / minor,
    cost_per_km: rounded(row.costPerKm / minor, 6),
    cost_per_hour: rounded(row.costPerHour / minor, 6),
    parcel_capacity: row.parcelCapacity ?? undefined,
    pallet_capacity: row.palletCapacity ?? undefined,
    max_volume: row.maxVolume === null ? undefined : row.maxVolume / cubicCentimetresPerCubicMetre,
    max_weight: row.maxWeight === null ? undefined : row.maxWeight / gramsPerKilogram,
    max_active_shipments: row.maxActiveShipments ?? undefined,
    options: row.options,
    cooldown_minutes: row.cooldownMinutes,
    available_from: row.availableFrom ?? undefined,
    available_to: row.availableTo ?? undefined,
    start_location_id: row.startLocationId ?? undefined,
    cooldown_until: row.cooldownUntil,
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}
