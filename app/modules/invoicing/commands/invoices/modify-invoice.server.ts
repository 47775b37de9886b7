import { createCommand } from "#app/platform/commands/command.server.ts";
import { modifySchema } from "../../model/invoice.ts";
import { changeInvoice } from "./change-invoice.server.ts";
import { restateInvoice } from "./restate-invoice.server.ts";

/** Modifies a pending invoice: adds manual lines, removes lines, changes discount, tax or due date. Reverses and repeats its postings. */
export const modifyInvoice = createCommand({
  name: "accounting.merchant_billing.modify_invoice",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.modify_invoice"],
  input: modifySchema,
  run: (scope, { number, version, ...changes }) =>
    changeInvoice(scope, { number, version }, "modify", ({ invoice, to }) =>
      restateInvoice(scope, {
        ...{ invoice, to, changes },
        detail: (total) => ({
          total,
          added: changes.add.length,
          removed: changes.remove.length,
          note: changes.discount_note,
        }),
      }),
    ),
});
