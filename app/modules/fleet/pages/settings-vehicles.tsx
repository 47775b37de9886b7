import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { SettingsScreen } from "#app/ui/settings-list/settings-screen.tsx";
import { resetCooldown } from "../commands/reset-cooldown.server.ts";
import { vehicleCatalogue } from "../commands/vehicles.server.ts";
import { inVehicleUnits } from "../model/vehicle.ts";
import { vehicleSections } from "../screens/vehicle-form.ts";
import { vehiclesSpec } from "../screens/vehicles.resource.tsx";
import type { Route } from "./+types/settings-vehicles.ts";

export const loader = screenLoader(vehicleCatalogue.screen);
export const action = commandAction([...vehicleCatalogue.commands, resetCooldown]);

export default function Vehicles({
  loaderData: { list, editing, choices, currency, canManage },
}: Route.ComponentProps) {
  const { weight, distance } = useFormats();
  const units = { weight, distance };
  return (
    <SettingsScreen
      spec={vehiclesSpec}
      kind="vehicles"
      schema={() => import("../model/vehicle.ts").then((module) => module.vehicleSchema)}
      sections={vehicleSections(currency, units)}
      list={list}
      editing={editing && inVehicleUnits(editing, units)}
      fresh={{}}
      choices={choices}
      hidden={{ units: weight, distance_units: distance }}
      canManage={canManage}
    />
  );
}
