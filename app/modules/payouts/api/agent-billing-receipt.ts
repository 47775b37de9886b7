import { generateAgentReceipts } from "#app/features/accounting/agent-billing/generate-agent-receipts.server.ts";
import { apiAgentReceipt } from "#app/features/accounting/agent-billing/view-agent-receipts.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET agent-billing/receipts/{number}`, `POST agent-billing/receipts/generate`. */
export const loader = apiRead(apiAgentReceipt);
export const action = apiCommands([{ method: "POST", at: { number: "generate" }, command: generateAgentReceipts }]);
