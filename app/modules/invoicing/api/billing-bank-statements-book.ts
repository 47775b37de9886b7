import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { bookPayments } from "../commands/bank/book-payments.server.ts";

/** `POST billing/bank-statements/book`. */
export const action = apiCommands([{ method: "POST", command: bookPayments }]);
export const loader = noReads;
