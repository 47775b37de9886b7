import { createDocumentFileLoader } from "#app/platform/http/files/document-files.server.ts";
import { invoiceFiles } from "../commands/invoices/invoice-file.server.ts";

/** `?format=xlsx|csv|pdf`. */
export const loader = createDocumentFileLoader(invoiceFiles.writeExport, "xlsx");
