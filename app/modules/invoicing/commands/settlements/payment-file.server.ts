import { readBilledMerchants } from "#app/data/billing/party.reads.server.ts";
import { readSettlementsOf } from "#app/data/billing/settlement.reads.server.ts";
import { settlementStatuses } from "#app/domain/accounting/accounting.enums.ts";
import { paymentFileSchema } from "#app/domain/accounting/transfers/payment-file.ts";
import { command } from "../../command.server.ts";
import { transferFile } from "../documents/transfer-file.server.ts";

/** A payment file for settlements that wait to be paid out: the closing balance of each, to the account of its merchant. */
export const writeSettlementFile = command({
  name: "accounting.merchant_billing.payment_file",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_settlement"],
  input: paymentFileSchema,
  run: async (scope, asked) => {
    const settlements = await readSettlementsOf(scope, asked.ids);
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
    return transferFile(scope, payables, asked, "merchant_iban_missing");
  },
});
