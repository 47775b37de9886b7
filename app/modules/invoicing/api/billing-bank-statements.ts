import { readBankStatement } from "#app/features/accounting/bank/read-statement.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST billing/bank-statements`: reads one; nothing is booked. */
export const action = apiCommands([{ method: "POST", command: readBankStatement }]);
export const loader = noReads;
