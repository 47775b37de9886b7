import { receiptFiles } from "#app/features/accounting/receipts/receipt-file.server.ts";
import { documentFile } from "#app/http/files/document-files.server.ts";

/** `?format=xlsx|csv|pdf`. */
export const loader = documentFile(receiptFiles.writeExport, "xlsx");
