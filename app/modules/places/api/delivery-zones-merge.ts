import { mergeZones } from "#app/features/settings/zones/divide-zones.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([{ method: "POST", command: mergeZones }]);
export const loader = noReads;
