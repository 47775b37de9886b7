import { z } from "zod";
import { optionalSchema } from "#app/platform/kernel/form-values.ts";
import { type BillingProfile, billingProfileSchema } from "./billing-profile.ts";
import { employments } from "./employment.enums.ts";

/** How an agent is paid, and of a contractor the supplier's side of a self-billed invoice. */
export const agentBillingProfileSchema = billingProfileSchema
  .pick({
    ...{ name: true, line1: true, postal_code: true, city: true, country: true },
    ...{ vat_id: true, tax_number: true, language: true },
  })
  .extend({
    employment: optionalSchema(z.enum(employments)).describe(
      "contractor: paid by credit notes, also without it; employee: handed over to payroll",
    ),
    tax_treatment: billingProfileSchema.shape.tax_treatment.describe(
      "Of a contractor: standard adds VAT to the payout rates, the others state why there is none",
    ),
    tax_rate: billingProfileSchema.shape.tax_rate.describe("Percent, of a contractor who charges VAT"),
  });

/** Supplier details that a self-billed invoice requires (§ 14 (4) UStG) and that are missing: never filled in. */
export const supplierFacts = ["address", "tax_number", "treatment", "rate"] as const;
export type SupplierFact = (typeof supplierFacts)[number];

/** The facts missing for a supplier, none for an employee; a rate is only required where VAT is charged. */
export function listMissingSupplierFacts({
  employment,
  line1,
  postalCode,
  city,
  country,
  ...profile
}: BillingProfile): SupplierFact[] {
  if (employment === "employee") return [];
  const has: Record<SupplierFact, boolean> = {
    address: Boolean(line1 && postalCode && city && country),
    // The recipient owes the VAT: only the VAT ID says that.
    tax_number: Boolean(profile.vatId || (profile.treatment !== "reverse_charge" && profile.taxNumber)),
    treatment: profile.treatment !== undefined,
    rate: profile.treatment !== "standard" || profile.taxRate !== undefined,
  };
  return supplierFacts.filter((fact) => !has[fact]);
}
