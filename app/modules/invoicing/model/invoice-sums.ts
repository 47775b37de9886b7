import { computeTaxShare, type Tax } from "#app/modules/ledger/model/tax.ts";
import type { FeeType } from "#app/modules/pricing/model/fee.enums.ts";

/** Fee types that are surcharges; all others are part of the subtotal. */
const surchargeTypes: ReadonlySet<FeeType> = new Set([
  "weight_surcharge",
  "volume_surcharge",
  "zone_surcharge",
  "distance_surcharge",
]);

export function isSurcharge(type: FeeType): boolean {
  return surchargeTypes.has(type);
}

/** Sums of an invoice, minor units. */
export interface InvoiceSums {
  subtotal: number;
  surcharge: number;
  discount: number;
  tax: number;
  total: number;
}

/** A discount: a rate in hundredths of a percent, or an amount. */
export interface Discount {
  rate: number | null;
  amount: number;
}

/** `total = subtotal + surcharge − discount + tax`, with the tax computed on the discounted base. */
export function computeInvoiceSums(
  lines: readonly { type: FeeType; amount: number }[],
  discount: Discount,
  tax: Tax,
): InvoiceSums {
  const sum = (wanted: boolean) =>
    lines.reduce((total, { type, amount }) => (isSurcharge(type) === wanted ? total + amount : total), 0);
  return computeInvoiceTotals({ subtotal: sum(false), surcharge: sum(true) }, discount, tax);
}

/** The same from subtotal and surcharge. */
export function computeInvoiceTotals(
  { subtotal, surcharge }: Pick<InvoiceSums, "subtotal" | "surcharge">,
  { rate, amount }: Discount,
  { rate: taxRate }: Tax,
): InvoiceSums {
  const gross = subtotal + surcharge;
  const discount = rate === null ? amount : computeTaxShare(gross, rate);
  const tax = computeTaxShare(gross - discount, taxRate);
  return { subtotal, surcharge, discount, tax, total: gross - discount + tax };
}

/** Signed line amounts, and their sum before discount, tax and rounding. */
export function computeEInvoiceSums(invoice: { lines: readonly { amount: number }[]; discount: number }) {
  const lines = invoice.lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, base: lines - invoice.discount };
}
