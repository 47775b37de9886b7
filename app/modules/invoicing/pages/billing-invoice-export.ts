import { invoiceFiles } from "#app/features/accounting/invoices/invoice-file.server.ts";
import { documentFile } from "#app/http/files/document-files.server.ts";

/** `?format=xlsx|csv|pdf`. */
export const loader = documentFile(invoiceFiles.writeExport, "xlsx");
