import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { createTransaction } from "../commands/create-transaction.server.ts";
import { listTransactions } from "../commands/view-transactions.server.ts";

/** `GET agent-billing/transactions`, `POST` for one that somebody writes. */
export const loader = apiRead(listTransactions);
export const action = apiCommands([{ method: "POST", command: createTransaction }]);
