import { chooseTill } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { paySchema } from "../../model/invoice.ts";
import { changeSettlement } from "./change-settlement.server.ts";
import { recordSettlementSettled } from "./record-settled.server.ts";

/** Settles a settlement, which also pays the combined invoice. */
export const settleSettlement = createCommand({
  name: "accounting.merchant_billing.settle",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_settlement"],
  input: paySchema,
  run: async (scope, { number, version, till_id, ...payment }) => {
    const till = await chooseTill(scope, till_id);
    if (!till.ok) return till;
    return changeSettlement(scope, { number, version }, "settle", (opened) =>
      recordSettlementSettled(scope, opened, { ...payment, till: till.value }),
    );
  },
});
