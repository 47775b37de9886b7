import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { computeContainedTax, toTaxKey } from "#app/modules/ledger/model/tax.ts";
import { setFeesPaid } from "#app/modules/pricing/db/order-fees.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readAllocations, releaseChequeAllocations } from "../../db/allocations.server.ts";
import { type InvoiceRecord, readInvoice } from "../../db/invoice.reads.server.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { readSettlement } from "../../db/settlement.reads.server.ts";
import { settlementTransitions } from "../../model/billing.states.ts";
import { computeBouncedPostings, computeReturnedToTillPostings } from "../../model/payment-postings.ts";
import { recordSettlementUnsettled } from "../settlements/record-unsettled.server.ts";

/** A cheque that came back, minor units. */
interface BouncedCheque {
  id: string;
  amount: number;
  wasCredited: boolean;
  reason: string;
}

interface Reopened {
  statements: Statement[];
  over: number;
}

/**
 * Opens an invoice again whose cheque came back: allocations, the discount given with it, and postings go back.
 * One that is combined is open again with its settlement.
 * @returns the statements, and what the cheque was too much, which the merchant's account no longer has; null where it pays nothing
 */
export async function reopenInvoice(scope: Scope, invoiceId: string, cheque: BouncedCheque): Promise<Reopened | null> {
  const { id, amount, wasCredited, reason } = cheque;
  const invoice = await readInvoice(scope, invoiceId);
  if (!invoice) return null;
  if (invoice.settlementId) return reopenSettlement(scope, invoice, invoice.settlementId, cheque);
  const given = (await readAllocations(scope, invoice)).filter(({ chequeId }) => chequeId === id);
  const sum = (kind: (typeof given)[number]["kind"]) =>
    given.reduce((total, each) => (each.kind === kind ? total + (each.amount ?? 0) : total), 0);
  const [paid, discount, writtenOff] = [sum("payment"), sum("discount"), sum("written_off")];
  const { merchantId, currency, taxRate, taxTreatment } = invoice;
  const over = amount - paid;
  const parts = { paid, writtenOff, discount, discountTax: computeContainedTax(discount, taxRate), over };
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

async function reopenSettlement(
  scope: Scope,
  invoice: InvoiceRecord,
  settlementId: string,
  cheque: BouncedCheque,
): Promise<Reopened | null> {
  const settlement = await readSettlement(scope, settlementId);
  const to = settlement && applyTransition(settlementTransitions, settlement.status, "unsettle");
  if (!settlement || !to?.ok) return null;
  const returned = { on: toLocalDate(now(scope), scope.account.timezone), statements: [], note: cheque.reason };
  const statements = [
    ...(await recordSettlementUnsettled(scope, { settlement, invoice, to: to.value }, returned)),
    ...postTransfers(scope, computeReturnedToTillPostings(invoice.currency, cheque)),
  ];
  return { statements, over: 0 };
}
