import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { giveBackPayment } from "../../db/bank-payments.writes.server.ts";
import { changeInvoice, setPaid } from "../../db/invoice.writes.server.ts";
import { paymentOf } from "../../model/billing-postings.ts";
import { paySchema, stepSchema } from "../../model/invoice.ts";
import { changeSeenInvoice } from "./invoice-change.server.ts";
import { paidInvoice } from "./paid-invoice.server.ts";

const permission = ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"] as const;

/** An invoice was paid: the money lies where its method says, and the merchant owes it no more. */
export const payInvoice = command({
  name: "accounting.merchant_billing.pay",
  permission,
  input: paySchema,
  run: (scope, { number, version, ...payment }) =>
    changeSeenInvoice(scope, { number, version }, "pay", ({ invoice, to }) => paidInvoice(scope, invoice, to, payment)),
});

/** An invoice was not paid after all. */
export const unpayInvoice = command({
  name: "accounting.merchant_billing.unpay",
  permission,
  input: stepSchema,
  run: (scope, seen) =>
    changeSeenInvoice(scope, seen, "unpay", ({ invoice, to }) =>
      ok([
        ...changeInvoice(scope, invoice, {
          type: "unpaid",
          status: to,
          set: { paidOn: null, paidMethod: null, paidReference: null },
          detail: {},
        }),
        setPaid(scope, invoice.id, null),
        giveBackPayment(scope, invoice.id),
        reverseDocument(scope, paymentOf(invoice.id)),
      ]),
    ),
});
