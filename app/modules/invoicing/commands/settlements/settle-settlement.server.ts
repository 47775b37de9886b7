import { command } from "#app/platform/commands/command.server.ts";
import { paySchema } from "../../model/invoice.ts";
import { settledSettlement } from "./settled-settlement.server.ts";
import { changeSeenSettlement } from "./settlement-change.server.ts";

/** Pays a settlement out; the invoice that it is combined with is paid by it. */
export const settleSettlement = command({
  name: "accounting.merchant_billing.settle",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_settlement"],
  input: paySchema,
  run: (scope, { number, version, ...payment }) =>
    changeSeenSettlement(scope, { number, version }, "settle", (opened) => settledSettlement(scope, opened, payment)),
});
