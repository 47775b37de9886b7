import { receiptFiles } from "#app/features/accounting/receipts/receipt-file.server.ts";
import { documentFile } from "#app/http/files/document-files.server.ts";

/** A receipt on paper. */
export const loader = documentFile(receiptFiles.writePrint, "pdf");
