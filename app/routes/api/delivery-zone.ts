import { deleteZone } from "#app/features/settings/delete-row.server.ts";
import { viewZone } from "#app/features/settings/zones/list-zones.server.ts";
import { updateZones } from "#app/features/settings/zones/save-zone.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewZone);
export const action = apiCommands([
  { method: "PUT", command: updateZones },
  { method: "DELETE", command: deleteZone },
]);
