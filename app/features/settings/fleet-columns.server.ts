import type { AgentView } from "#app/domain/fleet/agent.ts";
import { vehicleTypes } from "#app/domain/fleet/fleet.enums.ts";
import type { VehicleView } from "#app/domain/fleet/vehicle.ts";
import { worded } from "../export-columns.server.ts";
import type { ExportColumn } from "../export-list.server.ts";

const span = (from?: string, to?: string) => (from ? `${from} – ${to ?? ""}` : "");

/** Agents as a file. */
export const agentColumns: readonly ExportColumn<AgentView>[] = [
  worded("name", "settings:agents.name", (row) => row.name),
  worded("phone", "settings:agents.phone", (row) => row.phone),
  worded("functions", "settings:agents.functions", (row, { t }) =>
    row.functions.map((key) => t(`settings:function.${key}`)).join(", "),
  ),
  worded("shift", "settings:agents.shift", (row) => span(row.shift_start, row.shift_end)),
  worded("shift", "settings:agents.limit", (row) => row.working_hours_limit ?? ""),
  worded("external_id", "settings:agents.external_id", (row) => row.external_id ?? ""),
];

/** Vehicles as a file, in kilograms and cubic metres. */
export const vehicleColumns: readonly ExportColumn<VehicleView>[] = [
  worded("plate_number", "settings:vehicles.plate", (row) => row.plate_number),
  worded("name", "settings:vehicles.name", (row) => row.name ?? ""),
  worded("type", "settings:vehicles.type", (row, { t }) => t(`common:vehicle_type.${vehicleTypes.of(row.type).key}`)),
  worded("make", "settings:vehicles.make", (row) => row.make ?? ""),
  worded("model", "settings:vehicles.model", (row) => row.model ?? ""),
  worded("year", "settings:vehicles.year", (row) => row.year ?? ""),
  worded("parcels", "settings:vehicles.parcels", (row) => row.parcel_capacity ?? ""),
  worded("pallets", "settings:vehicles.pallets", (row) => row.pallet_capacity ?? ""),
  worded("weight", "settings:vehicles.max_weight_kg", (row) => row.max_weight ?? ""),
  worded("volume", "settings:vehicles.max_volume_m3", (row) => row.max_volume ?? ""),
  worded("available", "settings:vehicles.available", (row) => span(row.available_from, row.available_to)),
];
