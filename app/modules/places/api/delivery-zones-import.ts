import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { importZones } from "../commands/import-zones.server.ts";

export const action = apiCommands([{ method: "POST", command: importZones }]);
export const loader = noReads;
