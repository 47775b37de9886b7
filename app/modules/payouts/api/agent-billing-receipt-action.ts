import {
  payAgentReceipt,
  voidAgentReceipt,
} from "#app/features/accounting/agent-billing/agent-receipt-change.server.ts";
import { agentReceiptFiles } from "#app/features/accounting/agent-billing/agent-receipt-file.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST agent-billing/receipts/{number}/{pay,void,print,export}`. */
export const action = apiCommands([
  { method: "POST", at: { action: "pay" }, command: payAgentReceipt },
  { method: "POST", at: { action: "void" }, command: voidAgentReceipt },
  { method: "POST", at: { action: "print" }, command: agentReceiptFiles.linkPrint },
  { method: "POST", at: { action: "export" }, command: agentReceiptFiles.linkExport },
]);
export const loader = noReads;
