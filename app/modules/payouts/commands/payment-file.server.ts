import { payByFile } from "#app/modules/ledger/commands/payment-runs/pay-by-file.server.ts";
import { paymentFileSchema } from "#app/modules/ledger/model/payment-file.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";

/** Chooses pending receipts as a payment run and writes its file, with the amounts left after netted cash. */
export const writeAgentPaymentFile = createCommand({
  name: "accounting.agent_billing.payment_file",
  permission: ["accounting.agent_billing", "accounting.agent_billing.export_receipt"],
  feature: "fleet_management",
  input: paymentFileSchema,
  run: (scope, requested) => payByFile(scope, "agent_receipt", requested),
});
