import { electronicInvoice } from "#app/features/accounting/invoices/e-invoice.server.ts";
import { invoiceFiles } from "#app/features/accounting/invoices/invoice-file.server.ts";
import { documentFileIn, paperAndSheets } from "#app/http/files/document-files.server.ts";
import { noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET billing/invoices/{number}/file?format=pdf|xlsx|csv|ubl|xrechnung|cii`. */
export const loader = documentFileIn({
  ...paperAndSheets(invoiceFiles),
  ubl: electronicInvoice,
  xrechnung: electronicInvoice,
  cii: electronicInvoice,
});
export const action = noCommands;
