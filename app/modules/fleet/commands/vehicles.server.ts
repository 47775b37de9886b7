import {
  completeWithoutChecks,
  createCatalogue,
  listManagePermissions,
} from "#app/platform/catalogue/catalogue.server.ts";
import { defineCatalogue, expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import { createManyCommand } from "#app/platform/catalogue/save.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { formatFromTo } from "#app/platform/lists/export-columns.server.ts";
import { vehicleRows } from "../db/vehicles.server.ts";
import { vehicleTypes } from "../model/fleet.enums.ts";
import { toMetric, vehicleSchema } from "../model/vehicle.ts";

export const vehicleDefinition = defineCatalogue({
  name: "vehicles",
  singular: "vehicle",
  rows: vehicleRows,
  permission: listManagePermissions("vehicles"),
  subscription: true,
  forms: { create: vehicleSchema, update: vehicleSchema.safeExtend(expectedVersionFields) },
  references: { agent_id: "agents", start_location_id: "locations" },
  prepare: (_, form) => ok(toMetric(form)),
  complete: completeWithoutChecks,
  response: { row: createRowResponseSchema(vehicleSchema, { cooldown_until: instant.nullable() }) },
  columns: (column) => [
    column("plate_number", "vehicles:plate", (row) => row.plate_number),
    column("name", "vehicles:name", (row) => row.name ?? ""),
    column("type", "vehicles:type", (row, { t }) => t(`common:vehicle_type.${vehicleTypes.byCode(row.type).key}`)),
    column("make", "vehicles:make", (row) => row.make ?? ""),
    column("model", "vehicles:model", (row) => row.model ?? ""),
    column("year", "vehicles:year", (row) => row.year ?? ""),
    column("parcels", "vehicles:parcels", (row) => row.parcel_capacity ?? ""),
    column("pallets", "vehicles:pallets", (row) => row.pallet_capacity ?? ""),
    column("weight", "vehicles:max_weight_kg", (row) => row.max_weight ?? ""),
    column("volume", "vehicles:max_volume_m3", (row) => row.max_volume ?? ""),
    column("available", "vehicles:available", (row) => formatFromTo(row.available_from, row.available_to)),
  ],
});

/** Vehicles; exports are in kilograms and cubic metres. */
export const vehicleCatalogue = createCatalogue(vehicleDefinition);

/** Up to 100 new vehicles, all or none. */
export const createVehicles = createManyCommand(vehicleDefinition);
