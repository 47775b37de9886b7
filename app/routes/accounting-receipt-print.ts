import { writeReceipt } from "#app/features/accounting/receipt-file.server.ts";
import { receiptFile } from "#app/http/receipt-files.server.ts";

/** A receipt on paper. */
export const loader = receiptFile(writeReceipt, "pdf");
