import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { payAgentReceipt, voidAgentReceipt } from "../commands/agent-receipt-change.server.ts";
import { agentReceiptFiles } from "../commands/agent-receipt-file.server.ts";

/** `POST agent-billing/receipts/{number}/{pay,void,print,export}`. */
export const action = apiCommands([
  { method: "POST", at: { action: "pay" }, command: payAgentReceipt },
  { method: "POST", at: { action: "void" }, command: voidAgentReceipt },
  { method: "POST", at: { action: "print" }, command: agentReceiptFiles.linkPrint },
  { method: "POST", at: { action: "export" }, command: agentReceiptFiles.linkExport },
]);
export const loader = noReads;
