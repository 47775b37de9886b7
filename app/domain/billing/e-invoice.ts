import { decimalOf, decimalsOf } from "../kernel/money.ts";
import type { BilledLine } from "./billed-lines.ts";
import type { TaxTreatment } from "./billing.enums.ts";
import type { BillingProfile } from "./profile.ts";

/** An invoice as the e-invoice says it, in the terms of EN 16931. Amounts in minor units. */
export interface ElectronicInvoice {
  number: string;
  /** 380: an invoice; 384: the document that takes another one back, with its lines less than nothing. */
  type: 380 | 384;
  /** The invoice that is taken back. */
  preceding: { number: string; issuedOn: string } | null;
  currency: string;
  issuedOn: string;
  dueOn: string;
  periodFrom: string;
  periodTo: string;
  seller: BillingProfile;
  buyer: BillingProfile;
  lines: readonly (BilledLine & { name: string })[];
  discount: number;
  discountReason: string;
  treatment: TaxTreatment;
  /** Hundredths of a percent. */
  taxRate: number;
  tax: number;
  total: number;
}

/** VAT categories of EN 16931 (UNCL 5305), with the reason where there is no VAT. */
export const taxCategories: Readonly<Record<TaxTreatment, { code: "S" | "AE" | "E" | "Z"; reason: string | null }>> = {
  standard: { code: "S", reason: null },
  reverse_charge: { code: "AE", reason: "Reverse charge" },
  small_business: { code: "E", reason: "Small business, no VAT is charged (§ 19 UStG)" },
  exempt: { code: "E", reason: "Exempt from VAT" },
};

/** The category of an invoice: a rate of nothing is zero-rated. */
export function categoryOf({ treatment, taxRate }: Pick<ElectronicInvoice, "treatment" | "taxRate">) {
  return treatment === "standard" && taxRate === 0 ? ({ code: "Z", reason: null } as const) : taxCategories[treatment];
}

/** Why an invoice cannot be written as an e-invoice; null where it can. Three decimals are more than EN 16931 knows. */
export function unfit({
  currency,
  seller,
  buyer,
  treatment,
  taxRate,
}: Omit<ElectronicInvoice, "lines">): string | null {
  if (decimalsOf(currency) > 2) return "currency";
  if (!seller.country || !seller.name) return "seller";
  if (!buyer.country || !buyer.name) return "buyer";
  const taxed = treatment !== "standard" || taxRate >= 0;
  if (taxed && !seller.vatId && !seller.taxNumber) return "seller";
  if (treatment === "reverse_charge" && (!buyer.vatId || !seller.vatId)) return "buyer";
  return null;
}

/** Lines with their sign, and what they come to before discount, tax and rounding. */
export function sumsOf(invoice: Pick<ElectronicInvoice, "lines" | "discount" | "tax" | "total">) {
  const lines = invoice.lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, base: lines - invoice.discount };
}

/** A decimal of the invoice's currency. */
export function amountIn(currency: string): (amount: number) => string {
  return (amount) => decimalOf({ amount, currency });
}

/** `8.1` of 810. */
export function percentOf(rate: number): string {
  return String(Number(decimalOf({ amount: rate, currency: "EUR" })));
}

/** How many, and at what price each: prices are never less than nothing. */
export function priced({ count, each }: Pick<BilledLine, "count" | "each">): { quantity: number; price: number } {
  return each < 0 ? { quantity: -count, price: -each } : { quantity: count, price: each };
}

/** A text of an element. */
export function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The same document taken back: every quantity the other way. */
export function cancelled(invoice: ElectronicInvoice, number: string, on: string): ElectronicInvoice {
  return {
    ...invoice,
    number,
    type: 384,
    preceding: { number: invoice.number, issuedOn: invoice.issuedOn },
    issuedOn: on,
    dueOn: on,
    lines: invoice.lines.map((line) => ({ ...line, count: -line.count, amount: -line.amount })),
    discount: -invoice.discount,
    tax: -invoice.tax,
    total: -invoice.total,
  };
}
