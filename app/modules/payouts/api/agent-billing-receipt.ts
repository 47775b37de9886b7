import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { generateAgentReceipts } from "../commands/generate-agent-receipts.server.ts";
import { getAgentReceipt } from "../commands/view-agent-receipts.server.ts";

/** `GET agent-billing/receipts/{number}`, `POST agent-billing/receipts/generate`. */
export const loader = apiRead(getAgentReceipt);
export const action = apiCommands([{ method: "POST", at: { number: "generate" }, command: generateAgentReceipts }]);
