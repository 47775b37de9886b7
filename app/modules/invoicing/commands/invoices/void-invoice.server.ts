import { noteOnOrders } from "#app/modules/collections/db/receipt.writes.server.ts";
import { nextNumbers } from "#app/modules/ledger/db/series.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { giveBackPayment } from "../../db/bank-payments.writes.server.ts";
import { readInvoicedOrdersOf } from "../../db/invoice.reads.server.ts";
import { changeInvoice, freeLines, reverseInvoice } from "../../db/invoice.writes.server.ts";
import { voidSchema } from "../../model/invoice.ts";
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
