import { insertInvoiceCheque } from "#app/modules/deposits/db/deposits.writes.server.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { type InvoiceStatus, invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { PayMethod } from "#app/modules/ledger/model/billing.enums.ts";
import { onDay } from "#app/modules/ledger/model/ledger.ts";
import { computeContainedTax, toTaxKey } from "#app/modules/ledger/model/tax.ts";
import { inTill, MAIN_TILL } from "#app/modules/ledger/model/till.ts";
import { setFeesPaid } from "#app/modules/pricing/db/order-fees.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hasExactDecimals, parseMoney } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { insertAllocation, insertMerchantClaim } from "../../db/allocations.server.ts";
import type { InvoiceRecord } from "../../db/invoice.reads.server.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { computePaymentPostings } from "../../model/payment-postings.ts";
import { getTolerance, splitPayment } from "../../model/payment-split.ts";
import { closeWith } from "./close-invoice.server.ts";

interface InvoicePayment {
  /** Local date; today by default. */
  on?: string | undefined;
  method: PayMethod;
  /** Of cash and a cheque; the main one by default. */
  till?: string;
  reference?: string | undefined;
  /** Decimal amounts: what was paid, by default all that is open, and a discount for early payment. */
  amount?: string | undefined;
  discount?: string | undefined;
}

/**
 * Statements for a payment: the money goes to the account of the method and clears the merchant's debt, in part if it is
 * less than what is open: so little that the tolerance covers it is written off. What is too much is owed to the merchant, and paid out or netted next time. A discount lowers
 * revenue and VAT.
 */
export function recordInvoicePaid(
  scope: Scope,
  invoice: InvoiceRecord,
  to: InvoiceStatus,
  { on, method, reference, till = MAIN_TILL, ...written }: InvoicePayment,
): Result<Statement[]> {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const paidOn = on ?? today;
  if (paidOn > today || paidOn < invoice.issuedOn) return failFields({ on: [{ code: "invalid_value" }] });
  const { id, number, merchantId, currency, taxRate, version } = invoice;
  const open = getOpenAmount(invoice);
  const discount = parsePart(written.discount, currency, 0);
  if (discount === null || discount < 0 || discount > Math.max(0, open))
    return failFields({ discount: [{ code: "amount_invalid" }] });
  const amount = parsePart(written.amount, currency, open - discount);
  if (amount === null || (written.amount !== undefined && amount <= 0))
    return failFields({ amount: [{ code: "amount_invalid" }] });
  const { isPaid, ...split } = splitPayment(open, amount, discount, getTolerance(scope.account.preferences, currency));
  const { paid, writtenOff, over } = split;
  const chequeId = method === "cheque" && amount > 0 ? newId(scope) : null;
  const said = { method, on: paidOn, note: reference };
  const booked = { id, merchantId, currency, taxKey: toTaxKey(invoice.taxTreatment, taxRate) };
  const parts = { ...split, discount, discountTax: computeContainedTax(discount, taxRate) };
  return ok([
    ...updateInvoice(scope, invoice, {
      type: isPaid ? "paid" : "part_paid",
      status: isPaid ? to : invoiceStatuses.code.pending,
      set: {
        ...closeWith(scope, invoice, "paid"),
        ...(isPaid ? { paidOn, paidMethod: method, paidReference: reference ?? null } : {}),
      },
      detail: isPaid && over === 0 ? said : { ...said, amount },
    }),
    ...insertAllocation(scope, invoice, {
      ...{ kind: "payment", amount: paid, day: paidOn, method, reference: reference ?? null, chequeId },
    }),
    ...insertAllocation(scope, invoice, { kind: "discount", amount: discount, day: paidOn, chequeId }),
    ...insertAllocation(scope, invoice, { kind: "written_off", amount: writtenOff, day: paidOn, chequeId }),
    ...(chequeId === null ? [] : [insertInvoiceCheque(scope, invoice, { id: chequeId, amount, tillId: till })]),
    ...insertMerchantClaim(scope, invoice, {
      ...{ source: "overpayment", sourceId: chequeId ?? id, document: number, amount: over, note: number },
    }),
    ...(isPaid ? [setFeesPaid(scope, id, now(scope))] : []),
    ...postTransfers(
      scope,
      onDay(paidOn, inTill(till, computePaymentPostings(booked, { method, chequeId }, version + 1, parts))),
    ),
  ]);
}

/** What is still to be paid. */
export const getOpenAmount = ({ total, cleared }: Pick<InvoiceRecord, "total" | "cleared">): number =>
  (total ?? 0) - (cleared ?? 0);

/** A written part in minor units; null if it is no amount of the currency. */
function parsePart(text: string | undefined, currency: string, byDefault: number): number | null {
  if (text === undefined) return byDefault;
  return hasExactDecimals(text, currency) ? parseMoney(text, currency) : null;
}
