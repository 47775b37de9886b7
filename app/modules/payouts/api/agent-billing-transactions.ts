import { createTransaction } from "#app/features/accounting/agent-billing/create-transaction.server.ts";
import { listTransactions } from "#app/features/accounting/agent-billing/view-transactions.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET agent-billing/transactions`, `POST` for one that somebody writes. */
export const loader = apiRead(listTransactions);
export const action = apiCommands([{ method: "POST", command: createTransaction }]);
