import { invoiceFiles } from "#app/features/accounting/invoices/invoice-file.server.ts";
import { documentFile } from "#app/http/files/document-files.server.ts";

export const loader = documentFile(invoiceFiles.writePrint, "pdf");
