import { createDocumentFileLoader } from "#app/platform/http/files/document-files.server.ts";
import { invoiceFiles } from "../commands/invoices/invoice-file.server.ts";

export const loader = createDocumentFileLoader(invoiceFiles.writePrint, "pdf");
