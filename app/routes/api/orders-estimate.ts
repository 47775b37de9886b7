import { estimateFees } from "#app/features/orders/estimate-fees.server.ts";
import { apiCommands, noReads } from "#app/http/api.server.ts";

export const action = apiCommands([{ method: "POST", command: estimateFees }]);
export const loader = noReads;
