import { documentFile } from "#app/platform/http/files/document-files.server.ts";
import { receiptFiles } from "../commands/receipts/receipt-file.server.ts";

/** A receipt on paper. */
export const loader = documentFile(receiptFiles.writePrint, "pdf");
