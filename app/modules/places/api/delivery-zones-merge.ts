import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { mergeZones } from "../commands/split-merge-zones.server.ts";

export const action = apiCommands([{ method: "POST", command: mergeZones }]);
export const loader = noReads;
