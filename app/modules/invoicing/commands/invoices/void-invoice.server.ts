import { insertOrderNotes } from "#app/modules/collections/db/receipt.writes.server.ts";
import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { deleteBankPayment } from "../../db/bank-payments.writes.server.ts";
import { readOrdersOfInvoice } from "../../db/invoice.reads.server.ts";
import { releaseInvoiceLines, reverseInvoice, updateInvoice } from "../../db/invoice.writes.server.ts";
import { voidSchema } from "../../model/invoice.ts";
import { changeInvoice } from "./change-invoice.server.ts";

/**
 * Voids an invoice for good by a cancellation document with its own number: reverses the postings and releases the fees
 * for another invoice. The invoice's number is not reused.
 */
export const voidInvoice = createCommand({
  name: "accounting.merchant_billing.void_invoice",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.void_invoice"],
  input: voidSchema,
  run: (scope, { reason, ...seen }) =>
    changeInvoice(scope, seen, "void", async ({ invoice, to }) => {
      const [{ numbers, statement }, orders] = await Promise.all([
        reserveDocumentNumbers(scope, "cancellation", 1),
        readOrdersOfInvoice(scope, invoice.id),
      ]);
      const cancellation = numbers[0] ?? null;
      const detail = { invoice: invoice.number, change: "voided" };
      return ok([
        statement,
        ...updateInvoice(scope, invoice, {
          type: "voided",
          status: to,
          set: { cancellation, voidedAt: now(scope), paidOn: null, paidMethod: null, paidReference: null },
          detail: { note: reason, cancellation },
        }),
        ...releaseInvoiceLines(scope, invoice.id),
        ...reverseInvoice(scope, invoice.id),
        deleteBankPayment(scope, invoice.id),
        ...insertOrderNotes(
          scope,
          orders.map((order) => ({ order, type: "added_to_billing_invoice" as const, detail })),
        ),
      ]);
    }),
});
