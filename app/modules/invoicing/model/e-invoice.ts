import type { TaxTreatment } from "#app/modules/ledger/model/billing.enums.ts";
import { getSmallBusinessLaw } from "#app/modules/ledger/model/small-business.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import { isCountry } from "#app/platform/money/countries.ts";
import { formatDecimal, getCurrencyDecimals } from "#app/platform/money/money.ts";
import type { BilledLine } from "./billed-lines.ts";

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
  small_business: { code: "E", reason: "Small business, no VAT is charged" },
  exempt: { code: "E", reason: "Exempt from VAT" },
};

/** The category of an invoice: a rate of nothing is zero-rated. */
export function getTaxCategory({
  seller,
  treatment,
  taxRate,
}: ElectronicInvoice): (typeof taxCategories)[TaxTreatment] {
  if (treatment === "standard" && taxRate === 0) return { code: "Z", reason: null };
  const { code, reason } = taxCategories[treatment];
  return { code, reason: treatment === "small_business" ? `${reason}${getSmallBusinessLaw(seller)}` : reason };
}

/** What an invoice may lack to be an e-invoice, in words of `billing:missing`. */
export type MissingInvoiceField =
  | "currency"
  | `${"seller" | "buyer"}_${"name" | "country" | "city" | "postal_code" | "email"}`
  | "seller_registration"
  | `${"seller" | "buyer"}_vat_id`
  | "seller_contact"
  | "seller_phone"
  | "seller_iban"
  | "buyer_reference";

type EInvoiceFacts = Pick<ElectronicInvoice, "currency" | "seller" | "buyer" | "treatment">;
type EInvoiceRequirement = readonly [what: MissingInvoiceField, met: (invoice: EInvoiceFacts) => boolean];

/** A VAT id begins with its country, Greece's with EL and Northern Ireland's with XI (BR-CO-09). */
const isCountryPrefixed = (id: string) => isCountry(id.slice(0, 2)) || /^(EL|XI)/.test(id);

/** What EN 16931 asks for, in either syntax. Three decimals are more than it knows. */
const en16931Requirements: readonly EInvoiceRequirement[] = [
  ["currency", ({ currency }) => getCurrencyDecimals(currency) <= 2],
  ["seller_name", ({ seller }) => Boolean(seller.name)],
  ["seller_country", ({ seller }) => Boolean(seller.country)],
  ["buyer_name", ({ buyer }) => Boolean(buyer.name)],
  ["buyer_country", ({ buyer }) => Boolean(buyer.country)],
  ["seller_registration", ({ seller }) => Boolean(seller.vatId ?? seller.taxNumber)],
  ["seller_vat_id", ({ seller }) => !seller.vatId || isCountryPrefixed(seller.vatId)],
  ["seller_vat_id", ({ seller, treatment }) => treatment !== "reverse_charge" || Boolean(seller.vatId)],
  ["buyer_vat_id", ({ buyer }) => !buyer.vatId || isCountryPrefixed(buyer.vatId)],
  ["buyer_vat_id", ({ buyer, treatment }) => treatment !== "reverse_charge" || Boolean(buyer.vatId)],
];

/** What XRechnung 3.0 asks for beyond it: BR-DE-1 to 9, 15 and 27, and the addresses of both sides (PEPPOL-EN16931-R010, R020). */
const xrechnungRequirements: readonly EInvoiceRequirement[] = [
  ["seller_iban", ({ seller }) => Boolean(seller.iban)],
  ["seller_city", ({ seller }) => Boolean(seller.city)],
  ["seller_postal_code", ({ seller }) => Boolean(seller.postalCode)],
  ["seller_contact", ({ seller }) => Boolean(seller.contactName)],
  ["seller_phone", ({ seller }) => (seller.phone?.match(/\d/g)?.length ?? 0) >= 3],
  ["seller_email", ({ seller }) => Boolean(seller.email)],
  ["buyer_city", ({ buyer }) => Boolean(buyer.city)],
  ["buyer_postal_code", ({ buyer }) => Boolean(buyer.postalCode)],
  ["buyer_email", ({ buyer }) => Boolean(buyer.email)],
  ["buyer_reference", ({ buyer }) => Boolean(buyer.buyerReference)],
];

/** What an invoice lacks to be written as an e-invoice of EN 16931, or as an XRechnung; empty where it can be. */
export function findMissingFields(invoice: EInvoiceFacts, as: "en16931" | "xrechnung"): MissingInvoiceField[] {
  const requested = as === "xrechnung" ? [...en16931Requirements, ...xrechnungRequirements] : en16931Requirements;
  return [...new Set(requested.flatMap(([what, met]) => (met(invoice) ? [] : [what])))];
}

/** By what a buyer knows the seller where it has no VAT id: its tax number (BT-29, BR-CO-26). */
export const getSellerTaxNumber = ({ vatId, taxNumber }: BillingProfile) => (vatId ? undefined : taxNumber);

/** Lines with their sign, and what they come to before discount, tax and rounding. */
export function computeEInvoiceSums(invoice: Pick<ElectronicInvoice, "lines" | "discount" | "tax" | "total">) {
  const lines = invoice.lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, base: lines - invoice.discount };
}

/** A decimal of the invoice's currency. */
export function createAmountFormat(currency: string): (amount: number) => string {
  return (amount) => formatDecimal({ amount, currency });
}

/** `8.1` of 810. */
export function formatXmlPercent(rate: number): string {
  return String(Number(formatDecimal({ amount: rate, currency: "EUR" })));
}

/** How many, and at what price each: prices are never less than nothing. */
export function toUnitPrice({ count, each }: Pick<BilledLine, "count" | "each">): { quantity: number; price: number } {
  return each < 0 ? { quantity: -count, price: -each } : { quantity: count, price: each };
}

/** A text of an element. */
export function escapeXmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The same document taken back: every quantity the other way. */
export function toCancellationInvoice(invoice: ElectronicInvoice, number: string, on: string): ElectronicInvoice {
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
