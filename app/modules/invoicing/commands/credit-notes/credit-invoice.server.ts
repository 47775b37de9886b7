import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { toTaxKey } from "#app/modules/ledger/model/tax.ts";
import { setFeesPaid } from "#app/modules/pricing/db/order-fees.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { insertAllocation, insertMerchantClaim } from "../../db/allocations.server.ts";
import {
  type CreditNoteRecord,
  insertCreditNote,
  readCreditedLines,
  readCreditNotes,
} from "../../db/credit-notes.server.ts";
import { type InvoiceRecord, readInvoiceLines } from "../../db/invoice.reads.server.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { computeCreditPostings } from "../../model/billing-postings.ts";
import { type CreditInput, computeCredit, creditSchema } from "../../model/credit-note.ts";
import { changeInvoice } from "../invoices/change-invoice.server.ts";
import { closeWith } from "../invoices/close-invoice.server.ts";
import { getOpenAmount } from "../invoices/record-invoice-paid.server.ts";

/** Credits lines of an issued invoice, or all that is left of it, by a credit note with VAT and a number of its own. */
export const creditInvoice = createCommand({
  name: "accounting.merchant_billing.credit_invoice",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.void_invoice"],
  input: creditSchema,
  run: (scope, { number, version, ...wanted }) =>
    changeInvoice(scope, { number, version }, "credit", ({ invoice }) => recordCredit(scope, invoice, wanted)),
});

type WantedCredit = Pick<CreditInput, "all" | "lines" | "reason">;

/**
 * Statements for a credit note: revenue and VAT go back. It lowers what is open of the invoice; the rest is the
 * merchant's, and is paid out with its next settlement. `disputes` is what stays disputed.
 */
export async function recordCredit(
  scope: Scope,
  invoice: InvoiceRecord,
  { reason, ...wanted }: WantedCredit,
  disputes = invoice.disputes,
): Promise<Result<Statement[]>> {
  if (disputes < 0) return failFields({ lines: [{ code: "invalid_value" }] });
  const stored = await readInvoiceLines(scope, invoice);
  const ids = stored.map(({ id }) => id);
  const [credited, notes, reserved] = await Promise.all([
    readCreditedLines(scope, ids),
    readCreditNotes(scope, invoice),
    reserveDocumentNumbers(scope, "credit_note", 1),
  ]);
  const { currency, merchantId } = invoice;
  const sum = (of: "gross" | "discount" | "tax") => notes.reduce((total, note) => total + (note[of] ?? 0), 0);
  const made = computeCredit(
    {
      ...{ currency, gross: (invoice.subtotal ?? 0) + (invoice.surcharge ?? 0), discount: invoice.discount ?? 0 },
      ...{ discountRate: invoice.discountRate, taxRate: invoice.taxRate, tax: invoice.tax ?? 0 },
      earlier: { gross: sum("gross"), discount: sum("discount"), tax: sum("tax") },
    },
    stored.map(({ id, amount }) => ({ id, amount: amount ?? 0, credited: credited.get(id) ?? 0 })),
    wanted,
  );
  if (!made.ok) return made;
  const { lines, gross, discount, tax, total } = made.value;
  const isOpen = invoice.status === invoiceStatuses.code.pending && invoice.settlementId === null;
  const open = isOpen ? getOpenAmount(invoice) : 0;
  const allocated = Math.max(0, Math.min(open, total));
  const [number = ""] = reserved.numbers;
  const today = toLocalDate(now(scope), scope.account.timezone);
  const note: CreditNoteRecord = {
    ...{ id: newId(scope), accountId: scope.account.id, number, invoiceId: invoice.id, invoiceNumber: invoice.number },
    ...{ invoiceIssuedOn: invoice.issuedOn, merchantId, currency, issuedOn: today, reason },
    ...{ periodFrom: invoice.periodFrom, periodTo: invoice.periodTo, gross, discount, tax, total, allocated },
    ...{ taxTreatment: invoice.taxTreatment, taxRate: invoice.taxRate, seller: invoice.seller, buyer: invoice.buyer },
    ...{ createdAt: now(scope), createdByName: scope.actor.name },
  };
  const isCleared = isOpen && allocated === open;
  const taxKey = toTaxKey(invoice.taxTreatment, invoice.taxRate);
  return ok([
    reserved.statement,
    ...updateInvoice(scope, invoice, {
      type: "corrected",
      status: isCleared ? invoiceStatuses.code.paid : invoice.status,
      set: { ...closeWith(scope, invoice, "credited"), ...(isCleared ? { paidOn: today } : {}), disputes },
      detail: { cancellation: number, amount: total, note: reason },
    }),
    ...insertCreditNote(scope, note, lines),
    ...insertAllocation(scope, invoice, { kind: "credit_note", amount: allocated, day: today, reference: number }),
    ...insertMerchantClaim(scope, invoice, {
      ...{ source: "credit_note", sourceId: note.id, document: number, amount: total - allocated },
      note: `${number} · ${reason}`,
    }),
    ...(isCleared ? [setFeesPaid(scope, invoice.id, now(scope))] : []),
    ...postTransfers(scope, computeCreditPostings({ ...note, taxKey, tax, total, allocated })),
  ]);
}
