import type { TaxTreatment } from "#app/modules/ledger/model/billing.enums.ts";
import type { ExchangedTax } from "#app/modules/ledger/model/exchange.ts";
import { getSmallBusinessLaw } from "#app/modules/ledger/model/small-business.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import { isCountry } from "#app/platform/money/countries.ts";
import { getCurrencyDecimals } from "#app/platform/money/money.ts";
import type { BilledLine } from "./billed-lines.ts";

/** The content of an e-invoice in the terms of EN 16931. Amounts in minor units. */
export interface ElectronicInvoice {
  number: string;
  /** 380: an invoice; 381: a credit note; 384: a cancellation, with negative lines; 389: self-billed. */
  type: 380 | 381 | 384 | 389;
  /** The credited or cancelled invoice. */
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
  /** The VAT in the seller's tax currency where that is another one (BT-6, BT-111). */
  exchanged: Pick<ExchangedTax, "currency" | "tax"> | null;
  total: number;
  /** The part of the total that is paid or netted; the rest is payable. */
  prepaid: number;
  /** How it is paid, by UNCL 4461: 30 is a credit transfer to the seller's account. */
  means: "1" | "10" | "20" | "30" | "97";
  /** Says how the invoice was cleared; null while it is to be paid. */
  note: string | null;
}

/** VAT categories of EN 16931 (UNCL 5305), with the reason for no VAT. */
export const taxCategories: Readonly<Record<TaxTreatment, { code: "S" | "AE" | "E" | "Z"; reason: string | null }>> = {
  standard: { code: "S", reason: null },
  reverse_charge: { code: "AE", reason: "Reverse charge" },
  small_business: { code: "E", reason: "Small business, no VAT is charged" },
  exempt: { code: "E", reason: "Exempt from VAT" },
};

/** The VAT category of an invoice; a rate of 0 is zero-rated. */
export function getTaxCategory({
  seller,
  treatment,
  taxRate,
}: ElectronicInvoice): (typeof taxCategories)[TaxTreatment] {
  if (treatment === "standard" && taxRate === 0) return { code: "Z", reason: null };
  const { code, reason } = taxCategories[treatment];
  return { code, reason: treatment === "small_business" ? `${reason}${getSmallBusinessLaw(seller)}` : reason };
}

/** Fields that may be missing for an e-invoice, as keys below `billing:missing`. */
export type MissingInvoiceField =
  | "currency"
  | `${"seller" | "buyer"}_${"name" | "country" | "city" | "postal_code" | "email"}`
  | "seller_registration"
  | `${"seller" | "buyer"}_vat_id`
  | "seller_contact"
  | "seller_phone"
  | "seller_iban"
  | "buyer_reference"
  | `${"seller" | "buyer"}_peppol_id`;

type EInvoiceFacts = Pick<ElectronicInvoice, "currency" | "seller" | "buyer" | "treatment"> &
  Partial<Pick<ElectronicInvoice, "exchanged">>;
type EInvoiceRequirement = readonly [what: MissingInvoiceField, met: (invoice: EInvoiceFacts) => boolean];

/** True for a VAT ID with a country prefix; Greece uses EL and Northern Ireland XI (BR-CO-09). */
const isCountryPrefixed = (id: string) => isCountry(id.slice(0, 2)) || /^(EL|XI)/.test(id);

/** Requirements of EN 16931 in both syntaxes. It does not allow currencies with three decimals. */
const en16931Requirements: readonly EInvoiceRequirement[] = [
  ["currency", ({ currency }) => getCurrencyDecimals(currency) <= 2],
  ["currency", ({ exchanged }) => !exchanged || getCurrencyDecimals(exchanged.currency) <= 2],
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

/** Additional requirements of XRechnung 3.0: BR-DE-1 to 9, 15 and 27, and electronic addresses of both parties (PEPPOL-EN16931-R010, R020). */
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

/** Additional requirements of Peppol BIS Billing 3.0: electronic addresses of both (R010, R020) and a reference (R003). */
const peppolRequirements: readonly EInvoiceRequirement[] = [
  ["seller_peppol_id", ({ seller }) => Boolean(seller.peppolId)],
  ["buyer_peppol_id", ({ buyer }) => Boolean(buyer.peppolId)],
  ["buyer_reference", ({ buyer }) => Boolean(buyer.buyerReference)],
];

const additionalRequirements = { en16931: [], xrechnung: xrechnungRequirements, peppol: peppolRequirements } as const;

/** Fields missing for an e-invoice of EN 16931, an XRechnung or Peppol; empty if it can be exported. */
export function findMissingFields(
  invoice: EInvoiceFacts,
  as: keyof typeof additionalRequirements,
): MissingInvoiceField[] {
  const requested = [...en16931Requirements, ...additionalRequirements[as]];
  return [...new Set(requested.flatMap(([what, met]) => (met(invoice) ? [] : [what])))];
}

/** The seller's tax number, used as its identifier if it has no VAT ID (BT-29, BR-CO-26). */
export const getSellerTaxNumber = ({ vatId, taxNumber }: BillingProfile) => (vatId ? undefined : taxNumber);

/** The cancellation of an invoice: all quantities negated. */
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
    exchanged: invoice.exchanged && { ...invoice.exchanged, tax: -invoice.exchanged.tax },
    total: -invoice.total,
    prepaid: 0,
    means: "30",
    note: null,
  };
}
