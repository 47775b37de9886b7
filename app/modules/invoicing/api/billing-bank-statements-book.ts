import { bookPayments } from "#app/features/accounting/bank/book-payments.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST billing/bank-statements/book`. */
export const action = apiCommands([{ method: "POST", command: bookPayments }]);
export const loader = noReads;
