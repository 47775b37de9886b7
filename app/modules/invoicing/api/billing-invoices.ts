import { listInvoices } from "#app/features/accounting/invoices/view-invoices.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET billing/invoices`. */
export const loader = apiRead(listInvoices);
export const action = noCommands;
