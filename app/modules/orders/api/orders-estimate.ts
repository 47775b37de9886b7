import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { estimateFees } from "../commands/create/estimate-fees.server.ts";

export const action = apiCommands([{ method: "POST", command: estimateFees }]);
export const loader = noReads;
