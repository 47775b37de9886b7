import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { displayUnits, type MeasurementSystem } from "#app/platform/money/units.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { volumeUnits } from "#app/ui/formats/measures.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { vehicleOptionOptions, vehicleTypeOptions } from "#app/ui/settings-list/settings-options.ts";
import { resetCooldown } from "../commands/reset-cooldown.server.ts";
import { vehicleCatalogue } from "../commands/vehicles.server.ts";
import { vehicleColors } from "../model/fleet.enums.ts";
import { toVehicleUnits } from "../model/vehicle.ts";
import { FleetImport } from "../screens/fleet-import.tsx";
import { vehiclesSpec } from "../screens/vehicles.resource.tsx";
import type { Route } from "./+types/settings-vehicles.ts";

export const loader = createScreenLoader(vehicleCatalogue.screen);
export const action = createCommandAction([...vehicleCatalogue.commands, resetCooldown]);

const optional = true;

interface VehicleUnits {
  weight: MeasurementSystem;
  distance: MeasurementSystem;
}

/** The form of a vehicle: costs in the account's currency, limits and distances in its units. */
function buildVehicleSections(currency: string, { weight, distance }: VehicleUnits): FormSection[] {
  const cost = { kind: "number", span: 3, unit: currency, min: 0, optional } as const;
  const count = { kind: "number", span: 2, min: 0, step: 1, optional } as const;
  return [
    {
      key: "vehicle",
      title: "vehicles:section.vehicle",
      fields: [
        { kind: "text", name: "plate_number", label: "vehicles:plate", span: 2, autoComplete: "off" },
        {
          kind: "select",
          name: "type",
          label: "vehicles:type",
          span: 2,
          options: vehicleTypeOptions,
          placeholder: "common:field.choose",
        },
        { kind: "text", name: "name", label: "vehicles:name", span: 2, optional },
        { kind: "text", name: "make", label: "vehicles:make", span: 2, optional },
        { kind: "text", name: "model", label: "vehicles:model", span: 2, optional },
        {
          kind: "number",
          name: "year",
          label: "vehicles:year",
          span: 2,
          min: 1950,
          max: 2100,
          step: 1,
          optional,
        },
        {
          kind: "select",
          name: "color",
          label: "vehicles:color",
          span: 2,
          options: vehicleColors.map((value) => ({ value, label: `vehicles:colors.${value}` as const })),
          placeholder: "settings:none",
          optional,
        },
        { kind: "choice", name: "agent_id", label: "vehicles:agent", span: 2, optional },
        { kind: "choice", name: "start_location_id", label: "vehicles:start_location", span: 2, optional },
        { kind: "time", name: "available_from", label: "vehicles:available_from", span: 2, optional },
        { kind: "time", name: "available_to", label: "vehicles:available_to", span: 2, optional },
        { kind: "duration", name: "cooldown_minutes", label: "vehicles:cooldown", span: 2, optional },
        { kind: "checks", name: "options", label: "vehicles:options", options: vehicleOptionOptions },
      ],
    },
    {
      key: "limits",
      title: "vehicles:section.limits",
      fields: [
        { ...count, name: "parcel_capacity", label: "vehicles:parcels" },
        { ...count, name: "pallet_capacity", label: "vehicles:pallets" },
        { ...count, name: "max_active_shipments", label: "vehicles:max_shipments" },
        {
          kind: "number",
          name: "max_weight",
          label: "vehicles:max_weight",
          span: 3,
          unit: displayUnits[weight].weight,
          min: 0,
          optional,
        },
        {
          kind: "number",
          name: "max_volume",
          label: "vehicles:max_volume",
          span: 3,
          unit: volumeUnits[weight],
          min: 0,
          optional,
        },
      ],
    },
    {
      key: "costs",
      title: "vehicles:section.costs",
      fields: [
        { ...cost, name: "fixed_cost", label: "vehicles:fixed_cost" },
        { ...cost, name: "route_completion_cost", label: "vehicles:completion_cost" },
        {
          ...cost,
          name: "cost_per_km",
          label: distance === "metric" ? "vehicles:cost_per_km" : "vehicles:cost_per_mile",
        },
        { ...cost, name: "cost_per_hour", label: "vehicles:cost_per_hour" },
      ],
    },
  ];
}

export default function Vehicles({
  loaderData: { list, editing, choices, currency, canManage },
}: Route.ComponentProps) {
  const { weight, distance } = useFormats();
  const units = { weight, distance };
  return (
    <SettingsListPage
      spec={vehiclesSpec}
      kind="vehicles"
      schema={() => import("../model/vehicle.ts").then((module) => module.vehicleSchema)}
      sections={buildVehicleSections(currency, units)}
      list={list}
      editing={editing && toVehicleUnits(editing, units)}
      fresh={{}}
      choices={choices}
      hidden={{ units: weight, distance_units: distance }}
      beside={canManage && <FleetImport list="vehicles" />}
      canManage={canManage}
    />
  );
}
