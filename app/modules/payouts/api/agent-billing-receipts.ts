import { listAgentReceipts } from "#app/features/accounting/agent-billing/view-agent-receipts.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET agent-billing/receipts`. */
export const loader = apiRead(listAgentReceipts);
export const action = noCommands;
