import { postTransfers, reverseDocument } from "#app/data/accounting/ledger.writes.server.ts";
import { changeInvoice, setPaid } from "#app/data/billing/invoice.writes.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { paymentOf, paymentPostings } from "#app/domain/billing/billing-postings.ts";
import { paySchema, stepSchema } from "#app/domain/billing/invoice.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { failFields, ok } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";
import { changeSeenInvoice } from "./invoice-change.server.ts";

const permission = ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"] as const;

/** An invoice was paid: the money lies where its method says, and the merchant owes it no more. */
export const payInvoice = command({
  name: "accounting.merchant_billing.pay",
  permission,
  input: paySchema,
  run: (scope, { number, version, on, method, reference }) =>
    changeSeenInvoice(scope, { number, version }, "pay", ({ invoice, to }) => {
      const today = localDateOf(now(scope), scope.account.timezone);
      const paidOn = on ?? today;
      if (paidOn > today || paidOn < invoice.issuedOn) return failFields({ on: [{ code: "invalid_value" }] });
      const set = { paidOn, paidMethod: method, paidReference: reference ?? null };
      return ok([
        ...changeInvoice(scope, invoice, {
          type: "paid",
          status: to,
          set,
          detail: { method, on: paidOn, note: reference },
        }),
        setPaid(scope, invoice.id, now(scope)),
        ...postTransfers(scope, paymentPostings(booked(invoice), method, invoice.version + 1)),
      ]);
    }),
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
        reverseDocument(scope, paymentOf(invoice.id)),
      ]),
    ),
});

/** An invoice as the ledger knows it. */
function booked({ id, merchantId, currency, total, tax }: Parameters<typeof changeInvoice>[1]) {
  return { id, merchantId, currency, total: total ?? 0, tax: tax ?? 0 };
}
