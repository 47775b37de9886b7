import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import { insertOrderNotes } from "#app/modules/orders/db/order-notes.writes.server.ts";
import { insertFees } from "#app/modules/pricing/db/order-fees.writes.server.ts";
import type { PostedFee } from "#app/modules/pricing/model/posted-fees.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { insertMerchantClaim, readAllocations, readLateCharges } from "../../db/allocations.server.ts";
import { readCreditNotes } from "../../db/credit-notes.server.ts";
import {
  type InvoiceLine,
  type InvoiceRecord,
  readInvoiceLines,
  readOrdersOfInvoice,
} from "../../db/invoice.reads.server.ts";
import { releaseInvoiceLines, reverseInvoice, updateInvoice } from "../../db/invoice.writes.server.ts";
import { voidSchema } from "../../model/invoice.ts";
import { computeLateChargePostings } from "../../model/settlement-postings.ts";
import { changeInvoice } from "./change-invoice.server.ts";

/** Lines made by hand, as fees of the invoice's last order: they wait for another invoice, as the other fees do. */
function toPendingLines({ merchantId, currency }: InvoiceRecord, lines: readonly InvoiceLine[]): PostedFee[] {
  const orderId = lines.findLast((line) => line.orderId !== null)?.orderId;
  if (!orderId) return [];
  return lines
    .filter(({ feeId }) => feeId === null)
    .map((line) => {
      const amount = line.amount ?? 0;
      return {
        ...{ orderId, merchantId, shippingMethodId: null, type: "custom", event: "custom", amount, currency },
        ...{ formula: formatDecimal({ amount, currency }), inputs: { description: line.description } },
        ...{ cycle: null, rank: null },
      };
    });
}

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
      const [allocations, notes, lines, charged] = await Promise.all([
        readAllocations(scope, invoice),
        readCreditNotes(scope, invoice),
        readInvoiceLines(scope, invoice),
        readLateCharges(scope, invoice.id),
      ]);
      if (notes.length > 0) return fail("invoice_credited");
      if (allocations.length > 0) return fail("invoice_paid_in_part");
      const [{ numbers, statement }, orders] = await Promise.all([
        reserveDocumentNumbers(scope, "cancellation", 1),
        readOrdersOfInvoice(scope, invoice.id),
      ]);
      const cancellation = numbers[0] ?? null;
      const { number } = invoice;
      const takenBack = { source: "late_charge", sourceId: invoice.id, document: number, note: number } as const;
      const detail = { invoice: invoice.number, change: "voided" };
      return ok([
        statement,
        ...updateInvoice(scope, invoice, {
          type: "voided",
          status: to,
          set: { cancellation, voidedAt: now(scope) },
          detail: { note: reason, cancellation },
        }),
        ...releaseInvoiceLines(scope, invoice.id),
        ...insertFees(scope, toPendingLines(invoice, lines)),
        ...reverseInvoice(scope, invoice.id),
        ...insertMerchantClaim(scope, invoice, { ...takenBack, amount: charged }),
        ...postTransfers(scope, computeLateChargePostings(invoice, invoice.version + 1, -charged)),
        ...insertOrderNotes(
          scope,
          orders.map((order) => ({ order, type: "added_to_billing_invoice" as const, detail })),
        ),
      ]);
    }),
});
