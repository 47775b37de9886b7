import { createDocumentFileLoader } from "#app/platform/http/files/document-files.server.ts";
import { receiptFiles } from "../commands/receipts/receipt-file.server.ts";

/** `?format=xlsx|csv|pdf`. */
export const loader = createDocumentFileLoader(receiptFiles.writeExport, "xlsx");
