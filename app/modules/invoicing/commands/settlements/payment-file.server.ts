import { payByFile } from "#app/modules/ledger/commands/payment-runs/pay-by-file.server.ts";
import { paymentFileSchema } from "#app/modules/ledger/model/payment-file.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";

/** Chooses pending settlements as a payment run and writes its file: the closing balance of each to the merchant's bank account. */
export const writeSettlementPaymentFile = createCommand({
  name: "accounting.merchant_billing.payment_file",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_settlement"],
  input: paymentFileSchema,
  run: (scope, requested) => payByFile(scope, "settlement", requested),
});
