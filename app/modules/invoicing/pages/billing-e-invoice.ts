import { electronicInvoice } from "#app/features/accounting/invoices/e-invoice.server.ts";
import { documentFile } from "#app/http/files/document-files.server.ts";

/** `?format=ubl|xrechnung|cii|pdf`. */
export const loader = documentFile(electronicInvoice, "ubl");
