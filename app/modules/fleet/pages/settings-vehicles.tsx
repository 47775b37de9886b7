import { inVehicleUnits } from "#app/domain/fleet/vehicle.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { resetCooldown } from "#app/features/settings/vehicles/reset-cooldown.server.ts";
import { vehicleSections } from "#app/features/settings/vehicles/vehicle-form.ts";
import { vehiclesSpec } from "#app/features/settings/vehicles/vehicles.resource.tsx";
import { vehicleCatalogue } from "#app/features/settings/vehicles/vehicles.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
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
      schema={() => import("#app/domain/fleet/vehicle.ts").then((module) => module.vehicleSchema)}
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
