import { noCommands } from "#app/platform/http/api.server.ts";
import { documentFileIn, paperAndSheets } from "#app/platform/http/files/document-files.server.ts";
import { electronicInvoice } from "../commands/invoices/e-invoice.server.ts";
import { invoiceFiles } from "../commands/invoices/invoice-file.server.ts";

/** `GET billing/invoices/{number}/file?format=pdf|xlsx|csv|ubl|xrechnung|cii`. */
export const loader = documentFileIn({
  ...paperAndSheets(invoiceFiles),
  ubl: electronicInvoice,
  xrechnung: electronicInvoice,
  cii: electronicInvoice,
});
export const action = noCommands;
