import { importZones } from "#app/features/settings/zones/import-zones.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([{ method: "POST", command: importZones }]);
export const loader = noReads;
