import { readInvoiceCheques } from "#app/modules/deposits/db/deposits.reads.server.ts";
import { takeChequesBack } from "#app/modules/deposits/db/deposits.writes.server.ts";
import { chooseTill } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { reverseDocuments } from "#app/modules/ledger/db/ledger.writes.server.ts";
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
  run: async (scope, { number, version, till_id, ...payment }) => {
    const till = await chooseTill(scope, till_id);
    if (!till.ok) return till;
    return changeInvoice(scope, { number, version }, "pay", ({ invoice, to }) =>
      recordInvoicePaid(scope, invoice, to, { ...payment, till: till.value }),
    );
  },
});

/** Takes all payments of an invoice back, part payments included. Refused once a settlement contains what was paid too much, or a cheque is at the bank. */
export const unpayInvoice = createCommand({
  name: "accounting.merchant_billing.unpay",
  permission,
  input: stepSchema,
  run: (scope, seen) =>
    changeInvoice(scope, seen, "unpay", async ({ invoice, to }) => {
      const { id } = invoice;
      const [allocations, pieces] = await Promise.all([readAllocations(scope, invoice), readInvoiceCheques(scope, id)]);
      const sources = [id, ...pieces.map((piece) => piece.id)];
      const isCleared = invoice.status !== to || allocations.some(({ kind }) => kind !== "credit_note");
      if (!isCleared) return fail("illegal_transition");
      if (await isPaymentSettled(scope, sources)) return fail("payment_settled");
      if (pieces.some(({ state }) => state !== "till")) return fail("cheque_deposited");
      return ok([
        ...updateInvoice(scope, invoice, {
          type: "unpaid",
          status: to,
          set: { paidOn: null, paidMethod: null, paidReference: null },
          detail: {},
        }),
        setFeesPaid(scope, id, null),
        ...deleteBankPayment(scope, id),
        releaseAllocations(scope, id),
        deletePaymentClaims(scope, sources),
        ...takeChequesBack(scope, pieces),
        reverseDocuments(
          scope,
          [getPaymentDocumentId(id), ...pieces.map((piece) => getPaymentDocumentId(id, piece.id))],
          "today",
        ),
      ]);
    }),
});
