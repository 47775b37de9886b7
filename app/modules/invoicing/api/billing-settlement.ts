import { generateSettlements } from "#app/features/accounting/settlements/generate-settlements.server.ts";
import { apiSettlement } from "#app/features/accounting/settlements/view-settlements.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET billing/settlements/{number}`, `POST billing/settlements/generate`. */
export const loader = apiRead(apiSettlement);
export const action = apiCommands([{ method: "POST", at: { number: "generate" }, command: generateSettlements }]);
