import { z } from "zod";
import { type TaxTreatment, taxTreatments } from "#app/modules/ledger/model/billing.enums.ts";
import { optionalNumberSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { isCountry } from "#app/platform/money/countries.ts";
import { ibanSchema } from "#app/platform/money/iban.ts";
import type { Employment } from "./employment.enums.ts";

/** Billing details of a party of an invoice. Missing values are left out of the document. */
export interface BillingProfile {
  name?: string | undefined;
  line1?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  country?: string | undefined;
  vatId?: string | undefined;
  taxNumber?: string | undefined;
  email?: string | undefined;
  /** Name and phone of the contact. */
  contactName?: string | undefined;
  phone?: string | undefined;
  /** Reference the recipient wants on it: a cost center, in Germany an authority's Leitweg-ID. */
  buyerReference?: string | undefined;
  /** Id in the Peppol network: `0088:7300010000001`. */
  peppolId?: string | undefined;
  /** Bank account: the issuer receives payments of invoices on it, a merchant its settlements. */
  iban?: string | undefined;
  treatment?: TaxTreatment | undefined;
  /** Hundredths of a percent. */
  taxRate?: number | undefined;
  /** Days until an invoice is due. */
  dueDays?: number | undefined;
  language?: "en" | "de" | undefined;
  /** Of an agent: a contractor without it. */
  employment?: Employment | undefined;
}

/** Language of a document between two parties: the recipient's, else the sender's; null for the reader's. */
export function getDocumentLanguage({ seller, buyer }: Record<"seller" | "buyer", BillingProfile>): "en" | "de" | null {
  return buyer.language ?? seller.language ?? null;
}

/** Letterhead of a party: company, address, registration. */
export function formatAddressBlock({
  name,
  line1,
  postalCode,
  city,
  country,
  vatId,
  taxNumber,
}: BillingProfile): string[] {
  const place = [country, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join("-");
  return [name ?? "", line1 ?? "", place, vatId ?? taxNumber ?? ""].filter((line) => line !== "");
}

/** Default number of days until an invoice is due. */
export const DEFAULT_DUE_DAYS = 30;

/** A participant of Peppol: the four digits of a scheme of its code list, and the identifier in it. */
const peppolIdSchema = z
  .string()
  .trim()
  .regex(/^\d{4}:[A-Za-z0-9._~-]{1,50}$/, { error: "peppol_id_invalid" });

/** The same as settings and the API write it; every field is optional. */
export const billingProfileSchema = z.object({
  name: optionalSchema(textSchema(200)),
  line1: optionalSchema(textSchema(200)).describe("Street and house number"),
  postal_code: optionalSchema(textSchema(20)).describe("Required in AU, CA, FR, DE, IN, IT, NL, ES, GB, US"),
  city: optionalSchema(textSchema(100)),
  country: optionalSchema(z.string().refine(isCountry, { error: "country_unknown" })).describe(
    "ISO 3166-1, two letters: LI",
  ),
  vat_id: optionalSchema(textSchema(40)),
  tax_number: optionalSchema(textSchema(40)),
  email: optionalSchema(z.email()),
  contact_name: optionalSchema(textSchema(100)).describe("Of the account: contact for questions about an invoice"),
  phone: optionalSchema(textSchema(40)).describe("Of the account: phone of the contact, as printed"),
  buyer_reference: optionalSchema(textSchema(100)).describe(
    "Of a merchant: what its invoices refer to; to a German authority the Leitweg-ID",
  ),
  peppol_id: optionalSchema(peppolIdSchema).describe("Id in the Peppol network, scheme:identifier: 0088:7300010000001"),
  iban: optionalSchema(ibanSchema).describe(
    "Of the account: what invoices are paid into. Of a merchant: what its settlements are paid into",
  ),
  tax_treatment: optionalSchema(z.enum(taxTreatments)).describe("Of a merchant: the account's without one"),
  tax_rate: optionalNumberSchema(z.number().min(0).max(100)).describe("Percent"),
  due_days: optionalNumberSchema(z.number().int().min(0).max(365)),
  language: optionalSchema(z.enum(["en", "de"])),
});
export type BillingProfileInput = z.output<typeof billingProfileSchema> & { employment?: Employment | undefined };

/** Converts input to the stored form. */
export function toBillingProfile(input: BillingProfileInput): BillingProfile {
  return {
    name: input.name,
    line1: input.line1,
    postalCode: input.postal_code,
    city: input.city,
    country: input.country,
    vatId: input.vat_id,
    taxNumber: input.tax_number,
    email: input.email,
    contactName: input.contact_name,
    phone: input.phone,
    buyerReference: input.buyer_reference,
    peppolId: input.peppol_id,
    iban: input.iban,
    treatment: input.tax_treatment,
    taxRate: input.tax_rate === undefined ? undefined : Math.round(input.tax_rate * 100),
    dueDays: input.due_days,
    language: input.language,
    employment: input.employment,
  };
}

/** Converts the stored form to what settings and the API read. */
export function toBillingProfileInput(stored: BillingProfile): BillingProfileInput {
  return {
    name: stored.name,
    line1: stored.line1,
    postal_code: stored.postalCode,
    city: stored.city,
    country: stored.country,
    vat_id: stored.vatId,
    tax_number: stored.taxNumber,
    email: stored.email,
    contact_name: stored.contactName,
    phone: stored.phone,
    buyer_reference: stored.buyerReference,
    peppol_id: stored.peppolId,
    iban: stored.iban,
    tax_treatment: stored.treatment,
    tax_rate: stored.taxRate === undefined ? undefined : stored.taxRate / 100,
    due_days: stored.dueDays,
    language: stored.language,
    employment: stored.employment,
  };
}
