import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { zoneCatalogue } from "../commands/delivery-zones.server.ts";
import { splitZone } from "../commands/split-merge-zones.server.ts";

export const action = apiCommands([
  { method: "POST", action: "split", command: splitZone },
  { method: "POST", action: "activate", command: zoneCatalogue.switchingOn() },
  { method: "POST", action: "deactivate", command: zoneCatalogue.deactivate },
]);
export const loader = noReads;
