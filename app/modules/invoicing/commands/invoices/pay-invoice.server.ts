import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { deleteBankPayment } from "../../db/bank-payments.writes.server.ts";
import { setInvoiceFeesPaid, updateInvoice } from "../../db/invoice.writes.server.ts";
import { getPaymentDocumentId } from "../../model/billing-postings.ts";
import { paySchema, stepSchema } from "../../model/invoice.ts";
import { changeInvoice } from "./change-invoice.server.ts";
import { recordInvoicePaid } from "./record-invoice-paid.server.ts";

const permission = ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"] as const;

/** Marks an invoice as paid: posts the money to the account of the payment method and clears the merchant's debt. */
export const payInvoice = createCommand({
  name: "accounting.merchant_billing.pay",
  permission,
  input: paySchema,
  run: (scope, { number, version, ...payment }) =>
    changeInvoice(scope, { number, version }, "pay", ({ invoice, to }) =>
      recordInvoicePaid(scope, invoice, to, payment),
    ),
});

/** Marks a paid invoice as unpaid again. */
export const unpayInvoice = createCommand({
  name: "accounting.merchant_billing.unpay",
  permission,
  input: stepSchema,
  run: (scope, seen) =>
    changeInvoice(scope, seen, "unpay", ({ invoice, to }) =>
      ok([
        ...updateInvoice(scope, invoice, {
          type: "unpaid",
          status: to,
          set: { paidOn: null, paidMethod: null, paidReference: null },
          detail: {},
        }),
        setInvoiceFeesPaid(scope, invoice.id, null),
        deleteBankPayment(scope, invoice.id),
        reverseDocument(scope, getPaymentDocumentId(invoice.id)),
      ]),
    ),
});
