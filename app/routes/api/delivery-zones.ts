import { listZones } from "#app/features/settings/zones/list-zones.server.ts";
import { createZone } from "#app/features/settings/zones/save-zone.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listZones);
export const action = apiCommands([{ method: "POST", command: createZone, status: 201 }]);
