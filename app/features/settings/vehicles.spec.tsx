import { CircleCheck, CircleOff } from "lucide-react";
import { vehicleTypes } from "#app/domain/fleet/fleet.enums.ts";
import type { VehicleView } from "#app/domain/fleet/vehicle.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, WordsCell } from "./active-cell.tsx";
import { activeFilter } from "./settings-words.ts";

/** The list of vehicles (platform §2.5). */
export const vehiclesSpec: ResourceSpec<VehicleView> = {
  name: "vehicles",
  module: "vehicles",
  title: "settings:vehicles.title",
  rowId: (vehicle) => vehicle.id,
  rowName: (vehicle) => vehicle.plate_number,
  rowHref: (vehicle) => `?edit=${vehicle.id}`,
  searchPlaceholder: "settings:vehicles.search",
  defaultSort: "plate_number",
  filters: [activeFilter],
  columns: [
    {
      key: "plate_number",
      header: "settings:vehicles.plate",
      width: 140,
      sortable: true,
      cell: (vehicle) => <span className="id">{vehicle.plate_number}</span>,
    },
    { key: "name", header: "settings:vehicles.name", cell: (vehicle) => vehicle.name },
    {
      key: "type",
      header: "settings:vehicles.type",
      width: 130,
      cell: ({ type }) => <WordsCell words={[`settings:vehicle_type.${vehicleTypes.of(type).key}`]} />,
    },
    {
      key: "parcels",
      header: "settings:vehicles.parcels",
      width: 100,
      align: "right",
      cell: (each) => each.parcel_capacity,
    },
    {
      key: "weight",
      header: "settings:vehicles.max_weight",
      width: 110,
      align: "right",
      cell: (each) => unit(each.max_weight, "kg"),
    },
    {
      key: "volume",
      header: "settings:vehicles.max_volume",
      width: 110,
      align: "right",
      cell: (each) => unit(each.max_volume, "m³"),
    },
    {
      key: "available",
      header: "settings:vehicles.available",
      width: 120,
      cell: (each) => (each.available_from ? `${each.available_from} – ${each.available_to}` : null),
    },
    { key: "active", header: "settings:status", width: 100, cell: (each) => <ActiveCell active={each.active} /> },
  ],
  bulkActions: [
    { intent: "settings.vehicles.activate", label: "settings:activate", icon: CircleCheck },
    {
      intent: "settings.vehicles.deactivate",
      label: "settings:deactivate",
      icon: CircleOff,
      confirm: "settings:deactivate_sure",
    },
  ],
  empty: { title: "settings:vehicles.empty", text: "settings:vehicles.empty_why" },
};

function unit(value: number | undefined, name: string) {
  if (value === undefined) return null;
  return (
    <>
      {value} <span className="text-ink-3">{name}</span>
    </>
  );
}
