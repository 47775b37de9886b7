import { sql } from "drizzle-orm";
import { getCostCurrency } from "#app/platform/access/preferences.ts";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { getCurrencyDecimals } from "#app/platform/money/money.ts";
import { vehicleTypes } from "../model/fleet.enums.ts";
import type { VehicleInput, VehicleView } from "../model/vehicle.ts";
import { vehicles } from "./fleet.tables.ts";

const gramsPerKilogram = 1_000;
const cubicCentimetersPerCubicMeter = 1_000_000;

/** Converts an input to the units of the table: minor units, grams, cubic centimetres. */
function toVehicleColumns(scope: Scope, input: VehicleInput) {
  const minor = 10 ** getCurrencyDecimals(getCostCurrency(scope.account.preferences));
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
    costPerKm: roundTo(input.cost_per_km * minor, 4),
    costPerHour: roundTo(input.cost_per_hour * minor, 4),
    parcelCapacity: input.parcel_capacity ?? null,
    palletCapacity: input.pallet_capacity ?? null,
    maxVolume: toWholeUnits(input.max_volume, cubicCentimetersPerCubicMeter),
    maxWeight: toWholeUnits(input.max_weight, gramsPerKilogram),
    maxActiveShipments: input.max_active_shipments ?? null,
    options: input.options,
    cooldownMinutes: input.cooldown_minutes,
    availableFrom: input.available_from ?? null,
    availableTo: input.available_to ?? null,
    startLocationId: input.start_location_id ?? null,
  };
}

function roundTo(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

function toWholeUnits(value: number | undefined, unit: number): number | null {
  return value === undefined ? null : Math.round(value * unit);
}

/** Sort and filter fields; the first is the default sort. */
export const vehicleFields = {
  plate_number: { sort: vehicles.plateNumber },
  name: { sort: vehicles.name },
  type: { sort: vehicles.type, filter: { kind: "equals", column: vehicles.type, values: vehicleTypes } },
  parcels: { sort: vehicles.parcelCapacity },
  weight: { sort: vehicles.maxWeight },
  volume: { sort: vehicles.maxVolume },
  agent: { filter: { kind: "equals", column: vehicles.agentId, values: "id" } },
} satisfies ListFields;

/** Vehicles as stored. */
export const vehicleRows = createCatalogueRows<typeof vehicles, VehicleInput, VehicleView>({
  table: vehicles,
  label: vehicles.plateNumber,
  getName: (row) => row.plate_number,
  unique: { column: vehicles.plateNumber, field: "plate_number", of: (input) => input.plate_number },
  searchColumns: [vehicles.plateNumber, vehicles.name, vehicles.make],
  fields: vehicleFields,
  columns: toVehicleColumns,
  read: readVehicles,
});

/** Ends the cooldown of vehicles. */
export function endCooldown(scope: Scope, ids: readonly string[]): Statement {
  return scope.db
    .update(vehicles)
    .set({ cooldownUntil: null })
    .where(isOwnRow(scope, vehicles, ids));
}

async function readVehicles(scope: Scope, ids: readonly string[]): Promise<VehicleView[]> {
  const minor = 10 ** getCurrencyDecimals(getCostCurrency(scope.account.preferences));
  const rows = await scope.db
    .select()
    .from(vehicles)
    .where(isOwnRow(scope, vehicles, ids));
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
    cost_per_km: roundTo(row.costPerKm / minor, 6),
    cost_per_hour: roundTo(row.costPerHour / minor, 6),
    parcel_capacity: row.parcelCapacity ?? undefined,
    pallet_capacity: row.palletCapacity ?? undefined,
    max_volume: row.maxVolume === null ? undefined : row.maxVolume / cubicCentimetersPerCubicMeter,
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

/**
 * Starts the cooldown of a vehicle that came back; until it ends no plan uses the vehicle. Does nothing for vehicles
 * without a cooldown.
 */
export function startCooldown(scope: Scope, vehicleId: string | null): Statement {
  return scope.db.run(sql`update ${vehicles} set cooldown_until = ${now(scope)} + cooldown_minutes * 60000,
    version = version + 1 where account_id = ${scope.account.id} and id = ${vehicleId} and cooldown_minutes > 0`);
}
