import { displayUnits, type MeasurementSystem } from "#app/platform/money/units.ts";
import { volumeUnits } from "#app/ui/formats/measures.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import { colorOptions, vehicleOptionOptions, vehicleTypeOptions } from "#app/ui/settings-list/settings-options.ts";

const optional = true;

interface VehicleUnits {
  weight: MeasurementSystem;
  distance: MeasurementSystem;
}

/** The form of a vehicle: costs in the account's currency, limits and distances in its units. */
export function buildVehicleSections(currency: string, { weight, distance }: VehicleUnits): FormSection[] {
  const cost = { kind: "number", span: 3, unit: currency, min: 0, optional } as const;
  const count = { kind: "number", span: 2, min: 0, step: 1, optional } as const;
  return [
    {
      key: "vehicle",
      title: "settings:section.vehicle",
      fields: [
        { kind: "text", name: "plate_number", label: "settings:vehicles.plate", span: 2, autoComplete: "off" },
        {
          kind: "select",
          name: "type",
          label: "settings:vehicles.type",
          span: 2,
          options: vehicleTypeOptions,
          placeholder: "common:field.choose",
        },
        { kind: "text", name: "name", label: "settings:vehicles.name", span: 2, optional },
        { kind: "text", name: "make", label: "settings:vehicles.make", span: 2, optional },
        { kind: "text", name: "model", label: "settings:vehicles.model", span: 2, optional },
        {
          kind: "number",
          name: "year",
          label: "settings:vehicles.year",
          span: 2,
          min: 1950,
          max: 2100,
          step: 1,
          optional,
        },
        {
          kind: "select",
          name: "color",
          label: "settings:vehicles.color",
          span: 2,
          options: colorOptions,
          placeholder: "settings:none",
          optional,
        },
        { kind: "choice", name: "agent_id", label: "settings:vehicles.agent", span: 2, optional },
        { kind: "choice", name: "start_location_id", label: "settings:vehicles.start_location", span: 2, optional },
        { kind: "time", name: "available_from", label: "settings:vehicles.available_from", span: 2, optional },
        { kind: "time", name: "available_to", label: "settings:vehicles.available_to", span: 2, optional },
        { kind: "duration", name: "cooldown_minutes", label: "settings:vehicles.cooldown", span: 2, optional },
        { kind: "checks", name: "options", label: "settings:vehicles.options", options: vehicleOptionOptions },
      ],
    },
    {
      key: "limits",
      title: "settings:section.limits",
      fields: [
        { ...count, name: "parcel_capacity", label: "settings:vehicles.parcels" },
        { ...count, name: "pallet_capacity", label: "settings:vehicles.pallets" },
        { ...count, name: "max_active_shipments", label: "settings:vehicles.max_shipments" },
        {
          kind: "number",
          name: "max_weight",
          label: "settings:vehicles.max_weight",
          span: 3,
          unit: displayUnits[weight].weight,
          min: 0,
          optional,
        },
        {
          kind: "number",
          name: "max_volume",
          label: "settings:vehicles.max_volume",
          span: 3,
          unit: volumeUnits[weight],
          min: 0,
          optional,
        },
      ],
    },
    {
      key: "costs",
      title: "settings:section.costs",
      fields: [
        { ...cost, name: "fixed_cost", label: "settings:vehicles.fixed_cost" },
        { ...cost, name: "route_completion_cost", label: "settings:vehicles.completion_cost" },
        {
          ...cost,
          name: "cost_per_km",
          label: distance === "metric" ? "settings:vehicles.cost_per_km" : "settings:vehicles.cost_per_mile",
        },
        { ...cost, name: "cost_per_hour", label: "settings:vehicles.cost_per_hour" },
      ],
    },
  ];
}
