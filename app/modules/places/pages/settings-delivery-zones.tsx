import { zoneCatalogue } from "#app/features/settings/zones/delivery-zones.server.ts";
import { mergeZones, splitZone } from "#app/features/settings/zones/divide-zones.server.ts";
import { importZones } from "#app/features/settings/zones/import-zones.server.ts";
import { ZonesScreen } from "#app/features/settings/zones/zones-screen.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-delivery-zones.ts";

export const loader = screenLoader(zoneCatalogue.screen);
export const action = commandAction([...zoneCatalogue.commands, splitZone, mergeZones, importZones]);

export default function DeliveryZones({ loaderData: { zones, around, canManage } }: Route.ComponentProps) {
  return <ZonesScreen zones={zones} around={around} canManage={canManage} />;
}
