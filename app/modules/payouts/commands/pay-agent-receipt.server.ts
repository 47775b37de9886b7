import { recordReopened } from "#app/modules/collections/commands/receipts/reopen-receipt.server.ts";
import { changeDocument } from "#app/modules/ledger/commands/documents/change-document.server.ts";
import { markTransactionsUnpaid } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import { deletePayout } from "#app/modules/ledger/db/bank-payouts.server.ts";
import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { updateAgentReceipt } from "../db/agent-receipts.writes.server.ts";
import { agentReceiptStepSchema, payAgentReceiptSchema } from "../model/agent-billing.ts";
import { agentReceiptLifecycle } from "./agent-receipt-lifecycle.server.ts";
import { openNettedReceipt } from "./netted-receipts.server.ts";
import { recordAgentReceiptPaid } from "./record-agent-receipt-paid.server.ts";

/** Marks a receipt as paid: its earnings are no longer owed. */
export const payAgentReceipt = createCommand({
  name: "accounting.agent_billing.pay",
  permission: ["accounting.agent_billing", "accounting.agent_billing.generate_receipts"],
  feature: "fleet_management",
  input: payAgentReceiptSchema,
  run: (scope, { method, date, ...seen }) => {
    const today = toLocalDate(now(scope), scope.account.timezone);
    const paidOn = date ?? today;
    if (paidOn > today) return Promise.resolve(failFields({ date: [{ code: "invalid_value" }] }));
    return changeDocument(scope, agentReceiptLifecycle, seen, "pay", (receipt, to) =>
      recordAgentReceiptPaid(scope, receipt, to, { method, paidOn }),
    );
  },
});

/** Takes the payment of a receipt back, when the bank returned it: its earnings are owed again, and netted cash is held again. */
export const unpayAgentReceipt = createCommand({
  name: "accounting.agent_billing.unpay",
  permission: ["accounting.agent_billing", "accounting.agent_billing.generate_receipts"],
  feature: "fleet_management",
  input: agentReceiptStepSchema,
  run: (scope, seen) =>
    changeDocument(scope, agentReceiptLifecycle, seen, "unpay", async (receipt, to) => {
      const opened = await openNettedReceipt(scope, receipt, "reopen");
      if (!opened.ok) return opened;
      return ok([
        ...updateAgentReceipt(scope, receipt, {
          type: "unpaid",
          status: to,
          set: { method: null, paidOn: null, paidAt: null, paidByName: null },
          detail: {},
        }),
        markTransactionsUnpaid(scope, receipt.id),
        reverseDocument(scope, receipt.id),
        deletePayout(scope, receipt.id),
        ...(opened.value ? recordReopened(scope, opened.value) : []),
      ]);
    }),
});
