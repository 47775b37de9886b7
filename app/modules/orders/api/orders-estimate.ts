import { estimateFees } from "#app/features/orders/create/estimate-fees.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([{ method: "POST", command: estimateFees }]);
export const loader = noReads;
