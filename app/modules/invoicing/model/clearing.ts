import type { PayMethod } from "#app/modules/ledger/model/billing.enums.ts";
import type { ElectronicInvoice } from "./e-invoice.ts";

/**
 * How an invoice is cleared, so that nobody is asked to pay again: netted in a settlement, paid by a method, or in part or
 * in full by several payments, credit notes and held money.
 */
export type Clearing =
  | { by: "settlement"; number: string; amount: number }
  | { by: "parts"; amount: number; rest: number }
  | { by: PayMethod; reference: string | null; on: string; amount: number };

interface ClearedInvoice {
  total: number;
  cleared: number;
  paidOn: string | null;
  paidMethod: PayMethod | null;
  paidReference: string | null;
}

/** The clearing of an invoice that is not voided; null while it is to be paid. A netted one is cleared from its issue. */
export function findClearing(invoice: ClearedInvoice, settlement: string | null): Clearing | null {
  const { total: amount, paidOn: on, paidMethod, paidReference: reference } = invoice;
  if (settlement !== null) return { by: "settlement", number: settlement, amount };
  const { cleared } = invoice;
  const isWhole = on !== null && paidMethod !== null;
  // Payments of one method in full say more than their parts; invoices older than the parts have none.
  if (isWhole) return { by: paidMethod, reference, on, amount };
  return cleared === 0 ? null : { by: "parts", amount: cleared, rest: amount - cleared };
}

/** True if nothing is left to pay. */
export const isCleared = (clearing: Clearing | null): boolean =>
  clearing !== null && (clearing.by !== "parts" || clearing.rest === 0);

/**
 * Payment means by UNCL 4461: clearing between partners, cash, cheque, credit transfer. A card is "not defined", because
 * its own code requires the card's number.
 */
export const paymentMeansCodes: Readonly<Record<Clearing["by"], ElectronicInvoice["means"]>> = {
  settlement: "97",
  parts: "30",
  cash: "10",
  cheque: "20",
  card: "1",
  transfer: "30",
};
