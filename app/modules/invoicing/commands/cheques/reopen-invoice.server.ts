import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { computeContainedTax, toTaxKey } from "#app/modules/ledger/model/tax.ts";
import { setFeesPaid } from "#app/modules/pricing/db/order-fees.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readAllocations, releaseChequeAllocations } from "../../db/allocations.server.ts";
import { readInvoice } from "../../db/invoice.reads.server.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { computeBouncedPostings } from "../../model/payment-postings.ts";

/** A cheque that came back, minor units. */
interface BouncedCheque {
  id: string;
  amount: number;
  wasCredited: boolean;
  reason: string;
}

/**
 * Opens an invoice again whose cheque came back: allocations, the discount given with it, and postings go back.
 * @returns the statements, and what the cheque was too much, which the merchant's account no longer has
 */
export async function reopenInvoice(
  scope: Scope,
  invoiceId: string,
  { id, amount, wasCredited, reason }: BouncedCheque,
): Promise<{ statements: Statement[]; over: number }> {
  const invoice = await readInvoice(scope, invoiceId);
  if (!invoice) return { statements: [], over: 0 };
  const given = (await readAllocations(scope, invoice)).filter(({ chequeId }) => chequeId === id);
  const sum = (kind: (typeof given)[number]["kind"]) =>
    given.reduce((total, each) => (each.kind === kind ? total + (each.amount ?? 0) : total), 0);
  const [paid, discount] = [sum("payment"), sum("discount")];
  const { merchantId, currency, taxRate, taxTreatment } = invoice;
  const over = amount - paid;
  const parts = { paid, discount, discountTax: computeContainedTax(discount, taxRate), over };
  const booked = { id: invoice.id, merchantId, currency, taxKey: toTaxKey(taxTreatment, taxRate) };
  const statements = [
    ...updateInvoice(scope, invoice, {
      type: "unpaid",
      status: invoiceStatuses.code.pending,
      set: { paidOn: null, paidMethod: null, paidReference: null },
      detail: { method: "cheque", note: reason, amount },
    }),
    setFeesPaid(scope, invoice.id, null),
    releaseChequeAllocations(scope, invoice.id, id),
    ...postTransfers(scope, computeBouncedPostings(booked, { id, wasCredited }, parts)),
  ];
  return { statements, over };
}
