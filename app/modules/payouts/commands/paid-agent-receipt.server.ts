import type { AgentReceiptRecord } from "#app/data/accounting/agent-billing/agent-receipts.reads.server.ts";
import { changeAgentReceipt } from "#app/data/accounting/agent-billing/agent-receipts.writes.server.ts";
import { markTransactionsPaid } from "#app/data/accounting/agent-billing/agent-transactions.writes.server.ts";
import { postTransfers } from "#app/data/accounting/ledger.writes.server.ts";
import type { Statement } from "#app/data/kernel/commit.server.ts";
import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import type { AgentReceiptStatus, PayoutMethodKey } from "#app/domain/accounting/agent-billing/agent-billing.enums.ts";
import { payoutPostings, toPay } from "#app/domain/accounting/agent-billing/agent-postings.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";
import { receivedStatements } from "../receipts/receive-receipt.server.ts";
import { openNetted } from "./netted-receipts.server.ts";

/**
 * What paying a receipt writes. Cash that is netted is received in full in the same batch, and pays first; what it does not
 * cover is paid by the method, what is over the agent hands over.
 */
export async function paidAgentReceipt(
  scope: Scope,
  receipt: AgentReceiptRecord,
  to: AgentReceiptStatus,
  { method, paidOn }: { method: PayoutMethodKey; paidOn: string },
): Promise<Result<Statement[]>> {
  const opened = await openNetted(scope, receipt, "receive");
  if (!opened.ok) return opened;
  const handedOver = opened.value;
  const count = { pieces: null, difference: 0, reason: null, borneBy: "account", note: null } as const;
  return ok([
    ...(handedOver ? receivedStatements(scope, handedOver, { ...count, counted: handedOver.receipt.cash }) : []),
    ...changeAgentReceipt(scope, receipt, {
      type: "paid",
      status: to,
      set: { method, paidOn, paidAt: now(scope), paidByName: scope.actor.name },
      detail: { method, date: paidOn, paid: toPay(receipt) },
    }),
    markTransactionsPaid(scope, receipt.id),
    ...postTransfers(scope, payoutPostings(receipt, method, receipt.version + 1)),
  ]);
}
