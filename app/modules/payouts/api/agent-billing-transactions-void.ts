import { voidTransactions } from "#app/features/accounting/agent-billing/void-transactions.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST agent-billing/transactions/void`. */
export const action = apiCommands([{ method: "POST", command: voidTransactions }]);
export const loader = noReads;
