import { noteOnOrders } from "#app/data/accounting/receipt.writes.server.ts";
import { nextNumbers } from "#app/data/accounting/series.server.ts";
import { giveBackPayment } from "#app/data/billing/bank-payments.writes.server.ts";
import { readInvoicedOrdersOf } from "#app/data/billing/invoice.reads.server.ts";
import { changeInvoice, freeLines, reverseInvoice } from "#app/data/billing/invoice.writes.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { voidSchema } from "#app/domain/billing/invoice.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";
import { changeSeenInvoice } from "./invoice-change.server.ts";

/**
 * Voids an invoice for good with a document of its own number: what it posted is taken back, its fees may go into another one,
 * its number stays used.
 */
export const voidInvoice = command({
  name: "accounting.merchant_billing.void_invoice",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.void_invoice"],
  input: voidSchema,
  run: (scope, { reason, ...seen }) =>
    changeSeenInvoice(scope, seen, "void", async ({ invoice, to }) => {
      const [{ numbers, statement }, orders] = await Promise.all([
        nextNumbers(scope, "cancellation", 1),
        readInvoicedOrdersOf(scope, invoice.id),
      ]);
      const cancellation = numbers[0] ?? null;
      const detail = { invoice: invoice.number, change: "voided" };
      return ok([
        statement,
        ...changeInvoice(scope, invoice, {
          type: "voided",
          status: to,
          set: { cancellation, voidedAt: now(scope), paidOn: null, paidMethod: null, paidReference: null },
          detail: { note: reason, cancellation },
        }),
        ...freeLines(scope, invoice.id),
        ...reverseInvoice(scope, invoice.id),
        giveBackPayment(scope, invoice.id),
        ...noteOnOrders(
          scope,
          orders.map((order) => ({ order, type: "added_to_billing_invoice" as const, detail })),
        ),
      ]);
    }),
});
