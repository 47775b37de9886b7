import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listInvoices } from "../commands/invoices/view-invoices.server.ts";

/** `GET billing/invoices`. */
export const loader = apiRead(listInvoices);
export const action = noCommands;
