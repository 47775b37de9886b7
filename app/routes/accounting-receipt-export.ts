import { exportReceipt } from "#app/features/accounting/receipt-file.server.ts";
import { receiptFile } from "#app/http/receipt-files.server.ts";

/** `?format=xlsx|csv|pdf`. */
export const loader = receiptFile(exportReceipt, "xlsx");
