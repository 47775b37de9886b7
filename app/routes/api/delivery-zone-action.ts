import { activateZones, deactivateZones } from "#app/features/settings/switch-active.server.ts";
import { splitZone } from "#app/features/settings/zones/divide-zones.server.ts";
import { apiCommands, noReads } from "#app/http/api.server.ts";

export const action = apiCommands([
  { method: "POST", action: "split", command: splitZone },
  { method: "POST", action: "activate", command: activateZones },
  { method: "POST", action: "deactivate", command: deactivateZones },
]);
export const loader = noReads;
