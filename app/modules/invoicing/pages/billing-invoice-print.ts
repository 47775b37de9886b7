import { documentFile } from "#app/platform/http/files/document-files.server.ts";
import { invoiceFiles } from "../commands/invoices/invoice-file.server.ts";

export const loader = documentFile(invoiceFiles.writePrint, "pdf");
