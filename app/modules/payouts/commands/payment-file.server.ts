import { createTransferFile } from "#app/modules/ledger/commands/documents/transfer-file.server.ts";
import { readAgentReceiptsByIds } from "#app/modules/ledger/db/earnings.reads.server.ts";
import { readPayouts } from "#app/modules/ledger/db/earnings.writes.server.ts";
import { computePayableAmount } from "#app/modules/ledger/model/earnings/agent-postings.ts";
import { paymentFileSchema } from "#app/modules/ledger/model/payment-file.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { agentReceiptStatuses } from "../model/agent-billing.enums.ts";

/** Writes a payment file for pending receipts, with the amounts left after netted cash. */
export const writeAgentPaymentFile = createCommand({
  name: "accounting.agent_billing.payment_file",
  permission: ["accounting.agent_billing", "accounting.agent_billing.export_receipt"],
  feature: "fleet_management",
  input: paymentFileSchema,
  run: async (scope, requested) => {
    const receipts = await readAgentReceiptsByIds(scope, requested.ids);
    const owners = receipts.map(({ agentId }) => agentId);
    const [names, payouts] = await Promise.all([readNames(scope, "agents", owners), readPayouts(scope, owners)]);
    const payables = receipts.map((each) => ({
      number: each.number,
      currency: each.currency,
      pending: each.status === agentReceiptStatuses.code.pending,
      amount: computePayableAmount(each),
      name: names.get(each.agentId) ?? "",
      iban: payouts.get(each.agentId)?.iban,
    }));
    return createTransferFile(scope, payables, requested, "iban_missing");
  },
});
