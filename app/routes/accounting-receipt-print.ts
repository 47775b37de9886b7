import { writeReceipt } from "#app/features/accounting/receipts/receipt-file.server.ts";
import { receiptFile } from "#app/http/files/receipt-files.server.ts";

/** A receipt on paper. */
export const loader = receiptFile(writeReceipt, "pdf");
