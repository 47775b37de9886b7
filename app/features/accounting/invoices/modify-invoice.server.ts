import { postTransfers, reverseDocument } from "#app/data/accounting/ledger.writes.server.ts";
import { readInvoiceLines } from "#app/data/billing/invoice.reads.server.ts";
import { changeInvoice, insertLines, removeLines } from "#app/data/billing/invoice.writes.server.ts";
import { invoicePostings } from "#app/domain/billing/billing-postings.ts";
import { modifySchema } from "#app/domain/billing/invoice.ts";
import { modified } from "#app/domain/billing/modified-invoice.ts";
import { failFields, ok } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";
import { changeSeenInvoice } from "./invoice-change.server.ts";

/** Changes a pending invoice: lines by hand, lines taken out, discount, tax and due day. What it posted is posted anew. */
export const modifyInvoice = command({
  name: "accounting.merchant_billing.modify_invoice",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.modify_invoice"],
  input: modifySchema,
  run: (scope, { number, version, ...changes }) =>
    changeSeenInvoice(scope, { number, version }, "modify", async ({ invoice, to }) => {
      const lines = await readInvoiceLines(scope, invoice);
      const standing = lines.filter(({ id }) => !changes.remove.includes(id));
      if (lines.length - standing.length !== new Set(changes.remove).size)
        return failFields({ remove: [{ code: "invalid_value" }] });
      const made = modified(
        invoice,
        standing.map(({ type, amount, orderId }) => ({ type, amount: amount ?? 0, orderId })),
        changes,
      );
      if (!made.ok) return made;
      const { set, added, sums } = made.value;
      const last = lines.at(-1)?.position ?? -1;
      const booked = { id: invoice.id, merchantId: invoice.merchantId, currency: invoice.currency, ...sums };
      return ok([
        ...changeInvoice(scope, invoice, {
          type: "modified",
          status: to,
          set,
          detail: {
            total: sums.total,
            added: added.length,
            removed: changes.remove.length,
            note: changes.discount_note,
          },
        }),
        ...removeLines(scope, invoice.id, changes.remove),
        ...insertLines(scope, invoice, added, last + 1),
        reverseDocument(scope, invoice.id),
        ...postTransfers(scope, invoicePostings(booked, invoice.version + 1)),
      ]);
    }),
});
