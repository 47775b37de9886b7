import { readAgentReceiptsOf } from "#app/data/accounting/agent-billing/agent-receipts.reads.server.ts";
import { readPayouts } from "#app/data/accounting/agent-billing/earned.server.ts";
import { readNames } from "#app/data/kernel/names.reads.server.ts";
import { agentReceiptStatuses } from "#app/domain/accounting/agent-billing/agent-billing.enums.ts";
import { toPay } from "#app/domain/accounting/agent-billing/agent-postings.ts";
import { paymentFileSchema } from "#app/domain/accounting/transfers/payment-file.ts";
import { command } from "../../command.server.ts";
import { transferFile } from "../documents/transfer-file.server.ts";

/** A payment file for receipts that wait to be paid: what is left after cash that is netted. */
export const writePaymentFile = command({
  name: "accounting.agent_billing.payment_file",
  permission: ["accounting.agent_billing", "accounting.agent_billing.export_receipt"],
  feature: "fleet_management",
  input: paymentFileSchema,
  run: async (scope, asked) => {
    const receipts = await readAgentReceiptsOf(scope, asked.ids);
    const owners = receipts.map(({ agentId }) => agentId);
    const [names, payouts] = await Promise.all([readNames(scope, "agents", owners), readPayouts(scope, owners)]);
    const payables = receipts.map((each) => ({
      number: each.number,
      currency: each.currency,
      pending: each.status === agentReceiptStatuses.code.pending,
      amount: toPay(each),
      name: names.get(each.agentId) ?? "",
      iban: payouts.get(each.agentId)?.iban,
    }));
    return transferFile(scope, payables, asked, "iban_missing");
  },
});
