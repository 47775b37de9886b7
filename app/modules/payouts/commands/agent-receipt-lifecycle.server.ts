import { readAgentReceipt } from "../db/agent-receipts.reads.server.ts";
import { agentReceiptTransitions } from "../model/agent-receipt.states.ts";

/** How a payout receipt is found, and which step leads where. */
export const agentReceiptLifecycle = {
  read: readAgentReceipt,
  missing: "agent_receipt_not_found",
  transitions: agentReceiptTransitions,
} as const;
