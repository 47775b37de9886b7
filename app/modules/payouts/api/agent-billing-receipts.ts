import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listAgentReceipts } from "../commands/view-agent-receipts.server.ts";

/** `GET agent-billing/receipts`. */
export const loader = apiRead(listAgentReceipts);
export const action = noCommands;
