import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { generateSettlements } from "../commands/settlements/generate-settlements.server.ts";
import { getSettlement } from "../commands/settlements/view-settlements.server.ts";

/** `GET billing/settlements/{number}`, `POST billing/settlements/generate`. */
export const loader = apiRead(getSettlement);
export const action = apiCommands([{ method: "POST", at: { number: "generate" }, command: generateSettlements }]);
