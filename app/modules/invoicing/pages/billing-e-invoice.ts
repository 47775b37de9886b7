import { createDocumentFileLoader } from "#app/platform/http/files/document-files.server.ts";
import { exportEInvoice } from "../commands/invoices/export-e-invoice.server.ts";

/** `?format=ubl|xrechnung|cii|pdf`. */
export const loader = createDocumentFileLoader(exportEInvoice, "ubl");
