import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { readBankStatement } from "../commands/bank/read-bank-statement.server.ts";

/** `POST billing/bank-statements`: reads one; nothing is booked. */
export const action = apiCommands([{ method: "POST", command: readBankStatement }]);
export const loader = noReads;
