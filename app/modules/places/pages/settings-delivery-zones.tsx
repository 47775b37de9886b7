import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { zoneCatalogue } from "../commands/delivery-zones.server.ts";
import { importZones } from "../commands/import-zones.server.ts";
import { mergeZones, splitZone } from "../commands/split-merge-zones.server.ts";
import { ZonesScreen } from "../screens/zones-screen.tsx";
import type { Route } from "./+types/settings-delivery-zones.ts";

export const loader = createScreenLoader(zoneCatalogue.screen);
export const action = createCommandAction([...zoneCatalogue.commands, splitZone, mergeZones, importZones]);

export default function DeliveryZones({ loaderData: { zones, bounds, canManage } }: Route.ComponentProps) {
  return <ZonesScreen zones={zones} bounds={bounds} canManage={canManage} />;
}
