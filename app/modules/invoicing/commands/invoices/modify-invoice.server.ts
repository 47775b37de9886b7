import { command } from "#app/platform/commands/command.server.ts";
import { modifySchema } from "../../model/invoice.ts";
import { changeSeenInvoice } from "./invoice-change.server.ts";
import { restatedInvoice } from "./restated-invoice.server.ts";

/** Changes a pending invoice: lines by hand, lines taken out, discount, tax and due day. What it posted is posted anew. */
export const modifyInvoice = command({
  name: "accounting.merchant_billing.modify_invoice",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.modify_invoice"],
  input: modifySchema,
  run: (scope, { number, version, ...changes }) =>
    changeSeenInvoice(scope, { number, version }, "modify", ({ invoice, to }) =>
      restatedInvoice(scope, {
        ...{ invoice, to, changes, type: "modified" },
        detail: (total) => ({
          total,
          added: changes.add.length,
          removed: changes.remove.length,
          note: changes.discount_note,
        }),
      }),
    ),
});
