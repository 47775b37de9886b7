import { generateInvoices } from "#app/features/accounting/invoices/generate-invoices.server.ts";
import { apiInvoice } from "#app/features/accounting/invoices/view-invoices.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET billing/invoices/{number}`, `POST billing/invoices/generate`. */
export const loader = apiRead(apiInvoice);
export const action = apiCommands([{ method: "POST", at: { number: "generate" }, command: generateInvoices }]);
