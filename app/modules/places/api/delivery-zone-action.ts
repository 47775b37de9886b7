import { zoneCatalogue } from "#app/features/settings/zones/delivery-zones.server.ts";
import { splitZone } from "#app/features/settings/zones/divide-zones.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([
  { method: "POST", action: "split", command: splitZone },
  { method: "POST", action: "activate", command: zoneCatalogue.switchingOn() },
  { method: "POST", action: "deactivate", command: zoneCatalogue.deactivate },
]);
export const loader = noReads;
