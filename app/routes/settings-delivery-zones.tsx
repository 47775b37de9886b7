import { deleteZone } from "#app/features/settings/delete-row.server.ts";
import { mergeZones, splitZone } from "#app/features/settings/zones/divide-zones.server.ts";
import { importZones } from "#app/features/settings/zones/import-zones.server.ts";
import { zonesScreen } from "#app/features/settings/zones/list-zones.server.ts";
import { createZone, updateZones } from "#app/features/settings/zones/save-zone.server.ts";
import { ZonesScreen } from "#app/features/settings/zones/zones-screen.tsx";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/settings-delivery-zones.ts";

export const loader = screenLoader(zonesScreen);
export const action = commandAction([createZone, updateZones, splitZone, mergeZones, importZones, deleteZone]);

export default function DeliveryZones({ loaderData: { zones, around, canManage } }: Route.ComponentProps) {
  return <ZonesScreen zones={zones} around={around} canManage={canManage} />;
}
