import { readInvoiceCheques } from "#app/modules/deposits/db/deposits.reads.server.ts";
import { takeChequesBack } from "#app/modules/deposits/db/deposits.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { stepSchema } from "../../model/invoice.ts";
import { changeSettlement } from "./change-settlement.server.ts";
import { recordSettlementUnsettled } from "./record-unsettled.server.ts";

/**
 * Takes the payment of a settlement back, which did not happen: what it pays is owed again, and the settlement waits to be
 * paid. Refused once the merchant's cheque is at the bank.
 */
export const unsettleSettlement = createCommand({
  name: "accounting.merchant_billing.unsettle",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_settlement"],
  input: stepSchema,
  run: (scope, seen) =>
    changeSettlement(scope, seen, "unsettle", async (opened) => {
      const pieces = opened.invoice ? await readInvoiceCheques(scope, opened.invoice.id) : [];
      if (pieces.some(({ state }) => state !== "till")) return fail("cheque_deposited");
      return ok([...(await recordSettlementUnsettled(scope, opened)), ...takeChequesBack(scope, pieces)]);
    }),
});
