import { changeDocument } from "#app/modules/ledger/commands/documents/change-document.server.ts";
import { chooseTill } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { failFields } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { listPayoutMethods } from "../model/agent-billing.enums.ts";
import { agentReceiptStepSchema, payAgentReceiptSchema } from "../model/agent-billing.ts";
import { agentReceiptLifecycle } from "./agent-receipt-lifecycle.server.ts";
import { recordAgentReceiptPaid } from "./record-agent-receipt-paid.server.ts";
import { recordAgentReceiptUnpaid } from "./record-agent-receipt-unpaid.server.ts";

/** Marks a receipt as paid, one of an employee as handed over to payroll: its earnings are no longer owed. */
export const payAgentReceipt = createCommand({
  name: "accounting.agent_billing.pay",
  permission: ["accounting.agent_billing", "accounting.agent_billing.generate_receipts"],
  feature: "fleet_management",
  input: payAgentReceiptSchema,
  run: async (scope, { method, date, till_id, ...seen }) => {
    const today = toLocalDate(now(scope), scope.account.timezone);
    const paidOn = date ?? today;
    if (paidOn > today) return failFields({ date: [{ code: "invalid_value" }] });
    const till = await chooseTill(scope, till_id);
    if (!till.ok) return till;
    return changeDocument(scope, agentReceiptLifecycle, seen, "pay", (receipt, to) =>
      listPayoutMethods(receipt).some(({ key }) => key === method)
        ? recordAgentReceiptPaid(scope, receipt, to, { method, paidOn, till: till.value })
        : Promise.resolve(
            failFields({ method: [{ code: receipt.payroll ? "payouts:payroll_only" : "payouts:payroll_not" }] }),
          ),
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
    changeDocument(scope, agentReceiptLifecycle, seen, "unpay", (receipt, to) =>
      recordAgentReceiptUnpaid(scope, receipt, to),
    ),
});
