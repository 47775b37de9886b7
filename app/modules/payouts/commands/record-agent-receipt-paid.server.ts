import { recordReceived } from "#app/modules/collections/commands/receipts/receive-receipt.server.ts";
import { markTransactionsPaid } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import type { AgentReceiptRecord } from "#app/modules/ledger/db/earnings.reads.server.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { computePayableAmount, computePayoutPostings } from "#app/modules/ledger/model/earnings/agent-postings.ts";
import { onDay } from "#app/modules/ledger/model/ledger.ts";
import { inTill, MAIN_TILL } from "#app/modules/ledger/model/till.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { updateAgentReceipt } from "../db/agent-receipts.writes.server.ts";
import type { AgentReceiptStatus, PayoutMethodKey } from "../model/agent-billing.enums.ts";
import { openNettedReceipt } from "./netted-receipts.server.ts";

/**
 * Statements to pay a receipt. Netted cash is received in full in the same batch and used first; the rest is paid by the
 * method, and the agent hands over any excess cash. Cash goes into and out of one till.
 */
export async function recordAgentReceiptPaid(
  scope: Scope,
  receipt: AgentReceiptRecord,
  to: AgentReceiptStatus,
  { method, paidOn, till = MAIN_TILL }: { method: PayoutMethodKey; paidOn: string; till?: string },
): Promise<Result<Statement[]>> {
  const opened = await openNettedReceipt(scope, receipt, "receive");
  if (!opened.ok) return opened;
  const handedOver = opened.value;
  const count = { pieces: null, difference: 0, reason: null, borneBy: "account", note: null } as const;
  return ok([
    ...(handedOver ? recordReceived(scope, handedOver, { ...count, counted: handedOver.receipt.cash }, till) : []),
    ...updateAgentReceipt(scope, receipt, {
      type: "paid",
      status: to,
      set: { method, paidOn, paidAt: now(scope), paidByName: scope.actor.name },
      detail: { method, date: paidOn, paid: computePayableAmount(receipt) },
    }),
    markTransactionsPaid(scope, receipt.id),
    ...postTransfers(scope, onDay(paidOn, inTill(till, computePayoutPostings(receipt, method, receipt.version + 1)))),
  ]);
}
