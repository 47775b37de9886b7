import { recordReopened } from "#app/modules/collections/commands/receipts/reopen-receipt.server.ts";
import { markTransactionsUnpaid } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import type { AgentReceiptRecord } from "#app/modules/ledger/db/earnings.reads.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import type { AgentReceiptStatus } from "../model/agent-billing.enums.ts";
import { takeBackReceipt } from "./netted-receipts.server.ts";

/** Statements to take the payment of a receipt back: its earnings are owed again, and netted cash is held again. */
export function recordAgentReceiptUnpaid(
  scope: Scope,
  receipt: AgentReceiptRecord,
  to: AgentReceiptStatus,
  returned?: { on: string; statements: readonly Statement[] },
): Promise<Result<Statement[]>> {
  return takeBackReceipt(scope, receipt, {
    action: "reopen",
    change: {
      ...{ type: "unpaid", status: to, detail: returned ? { date: returned.on } : {} },
      set: { method: null, paidOn: null, paidAt: null, paidByName: null },
    },
    transactions: [markTransactionsUnpaid(scope, receipt.id)],
    returned,
    recordNetted: (netted) => recordReopened(scope, netted),
  });
}
