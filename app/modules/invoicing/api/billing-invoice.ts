import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { generateInvoices } from "../commands/invoices/generate-invoices.server.ts";
import { getInvoice } from "../commands/invoices/view-invoices.server.ts";

/** `GET billing/invoices/{number}`, `POST billing/invoices/generate`. */
export const loader = apiRead(getInvoice);
export const action = apiCommands([{ method: "POST", at: { number: "generate" }, command: generateInvoices }]);
