import { exportReceipt } from "#app/features/accounting/receipts/receipt-file.server.ts";
import { receiptFile } from "#app/http/files/receipt-files.server.ts";

/** `?format=xlsx|csv|pdf`. */
export const loader = receiptFile(exportReceipt, "xlsx");
