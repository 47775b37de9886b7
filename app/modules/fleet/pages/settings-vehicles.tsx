import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { resetCooldown } from "../commands/reset-cooldown.server.ts";
import { vehicleCatalogue } from "../commands/vehicles.server.ts";
import { toVehicleUnits } from "../model/vehicle.ts";
import { FleetImport } from "../screens/fleet-import.tsx";
import { buildVehicleSections } from "../screens/vehicle-form.ts";
import { vehiclesSpec } from "../screens/vehicles.resource.tsx";
import type { Route } from "./+types/settings-vehicles.ts";

export const loader = createScreenLoader(vehicleCatalogue.screen);
export const action = createCommandAction([...vehicleCatalogue.commands, resetCooldown]);

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
