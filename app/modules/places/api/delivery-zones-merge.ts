import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { mergeZones } from "../commands/divide-zones.server.ts";

export const action = apiCommands([{ method: "POST", command: mergeZones }]);
export const loader = noReads;
