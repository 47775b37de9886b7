import { documentFile } from "#app/platform/http/files/document-files.server.ts";
import { electronicInvoice } from "../commands/invoices/e-invoice.server.ts";

/** `?format=ubl|xrechnung|cii|pdf`. */
export const loader = documentFile(electronicInvoice, "ubl");
