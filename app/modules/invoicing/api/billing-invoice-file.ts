import { noCommands } from "#app/platform/http/api.server.ts";
import { createDocumentFileCall, listDocumentFormats } from "#app/platform/http/files/document-files.server.ts";
import { exportEInvoice } from "../commands/invoices/export-e-invoice.server.ts";
import { invoiceFiles } from "../commands/invoices/invoice-file.server.ts";

/** `GET billing/invoices/{number}/file?format=pdf|xlsx|csv|ubl|xrechnung|cii`. */
export const loader = createDocumentFileCall({
  ...listDocumentFormats(invoiceFiles),
  ubl: exportEInvoice,
  xrechnung: exportEInvoice,
  cii: exportEInvoice,
});
export const action = noCommands;
