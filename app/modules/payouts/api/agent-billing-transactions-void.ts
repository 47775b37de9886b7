import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { voidTransactions } from "../commands/void-transactions.server.ts";

/** `POST agent-billing/transactions/void`. */
export const action = apiCommands([{ method: "POST", command: voidTransactions }]);
export const loader = noReads;
