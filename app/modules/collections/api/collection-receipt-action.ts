import { receiptFiles } from "#app/features/accounting/receipts/receipt-file.server.ts";
import { receiveReceipt } from "#app/features/accounting/receipts/receive-receipt.server.ts";
import { reopenReceipt } from "#app/features/accounting/receipts/reopen-receipt.server.ts";
import { voidReceipt } from "#app/features/accounting/receipts/void-receipt.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST collections/receipts/{number}/{receive,reopen,void,print,export}`. */
export const action = apiCommands([
  { method: "POST", at: { action: "receive" }, command: receiveReceipt },
  { method: "POST", at: { action: "reopen" }, command: reopenReceipt },
  { method: "POST", at: { action: "void" }, command: voidReceipt },
  { method: "POST", at: { action: "print" }, command: receiptFiles.linkPrint },
  { method: "POST", at: { action: "export" }, command: receiptFiles.linkExport },
]);
export const loader = noReads;
