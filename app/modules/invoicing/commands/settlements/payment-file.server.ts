import { createTransferFile } from "#app/modules/ledger/commands/documents/transfer-file.server.ts";
import { readBilledMerchants } from "#app/modules/ledger/db/party.reads.server.ts";
import { settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { paymentFileSchema } from "#app/modules/ledger/model/payment-file.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { readSettlementsByIds } from "../../db/settlement.reads.server.ts";

/** Writes a payment file for pending settlements: the closing balance of each to the merchant's bank account. */
export const writeSettlementPaymentFile = createCommand({
  name: "accounting.merchant_billing.payment_file",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_settlement"],
  input: paymentFileSchema,
  run: async (scope, requested) => {
    const settlements = await readSettlementsByIds(scope, requested.ids);
    const merchants = await readBilledMerchants(
      scope,
      settlements.map(({ merchantId }) => merchantId),
    );
    const payables = settlements.map((each) => {
      const profile = merchants.get(each.merchantId)?.profile;
      return {
        number: each.number,
        currency: each.currency,
        pending: each.status === settlementStatuses.code.pending,
        amount: each.closing,
        name: profile?.name ?? "",
        iban: profile?.iban,
      };
    });
    return createTransferFile(scope, payables, requested, "merchant_iban_missing");
  },
});
