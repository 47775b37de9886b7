import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { receiptFiles } from "../commands/receipts/receipt-file.server.ts";
import { receiveReceipt } from "../commands/receipts/receive-receipt.server.ts";
import { reopenReceipt } from "../commands/receipts/reopen-receipt.server.ts";
import { voidReceipt } from "../commands/receipts/void-receipt.server.ts";

/** `POST collections/receipts/{number}/{receive,reopen,void,print,export}`. */
export const action = apiCommands([
  { method: "POST", at: { action: "receive" }, command: receiveReceipt },
  { method: "POST", at: { action: "reopen" }, command: reopenReceipt },
  { method: "POST", at: { action: "void" }, command: voidReceipt },
  { method: "POST", at: { action: "print" }, command: receiptFiles.linkPrint },
  { method: "POST", at: { action: "export" }, command: receiptFiles.linkExport },
]);
export const loader = noReads;
