import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { setFeesPaid } from "#app/modules/pricing/db/order-fees.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import {
  deletePaymentClaims,
  isPaymentSettled,
  readAllocations,
  releaseAllocations,
} from "../../db/allocations.server.ts";
import { deleteBankPayment } from "../../db/bank-payments.writes.server.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { getPaymentDocumentId } from "../../model/billing-postings.ts";
import { payInvoiceSchema, stepSchema } from "../../model/invoice.ts";
import { changeInvoice } from "./change-invoice.server.ts";
import { recordInvoicePaid } from "./record-invoice-paid.server.ts";

const permission = ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"] as const;

/** Records a payment of an invoice, in full, in part or too much: posts the money to the account of the payment method. */
export const payInvoice = createCommand({
  name: "accounting.merchant_billing.pay",
  permission,
  input: payInvoiceSchema,
  run: (scope, { number, version, ...payment }) =>
    changeInvoice(scope, { number, version }, "pay", ({ invoice, to }) =>
      recordInvoicePaid(scope, invoice, to, payment),
    ),
});

/** Takes all payments of an invoice back, part payments included. Refused once a settlement contains what was paid too much. */
export const unpayInvoice = createCommand({
  name: "accounting.merchant_billing.unpay",
  permission,
  input: stepSchema,
  run: (scope, seen) =>
    changeInvoice(scope, seen, "unpay", async ({ invoice, to }) => {
      const [allocations, settled] = await Promise.all([
        readAllocations(scope, invoice),
        isPaymentSettled(scope, invoice.id),
      ]);
      const isCleared = invoice.status !== to || allocations.some(({ kind }) => kind !== "credit_note");
      if (!isCleared) return fail("illegal_transition");
      if (settled) return fail("payment_settled");
      return ok([
        ...updateInvoice(scope, invoice, {
          type: "unpaid",
          status: to,
          set: { paidOn: null, paidMethod: null, paidReference: null },
          detail: {},
        }),
        setFeesPaid(scope, invoice.id, null),
        ...deleteBankPayment(scope, invoice.id),
        releaseAllocations(scope, invoice.id),
        deletePaymentClaims(scope, invoice.id),
        reverseDocument(scope, getPaymentDocumentId(invoice.id)),
      ]);
    }),
});
