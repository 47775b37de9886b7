import { createCommand } from "#app/platform/commands/command.server.ts";
import { paySchema } from "../../model/invoice.ts";
import { changeSettlement } from "./change-settlement.server.ts";
import { recordSettlementSettled } from "./record-settled.server.ts";

/** Settles a settlement, which also pays the combined invoice. */
export const settleSettlement = createCommand({
  name: "accounting.merchant_billing.settle",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_settlement"],
  input: paySchema,
  run: (scope, { number, version, ...payment }) =>
    changeSettlement(scope, { number, version }, "settle", (opened) => recordSettlementSettled(scope, opened, payment)),
});
