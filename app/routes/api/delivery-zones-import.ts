import { importZones } from "#app/features/settings/zones/import-zones.server.ts";
import { apiCommands } from "#app/http/api.server.ts";

export const action = apiCommands([{ method: "POST", command: importZones }]);
