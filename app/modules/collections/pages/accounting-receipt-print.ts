import { createDocumentFileLoader } from "#app/platform/http/files/document-files.server.ts";
import { receiptFiles } from "../commands/receipts/receipt-file.server.ts";

/** A receipt on paper. */
export const loader = createDocumentFileLoader(receiptFiles.writePrint, "pdf");
