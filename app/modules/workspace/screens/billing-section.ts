import { taxTreatments } from "#app/modules/ledger/model/billing.enums.ts";
import type { FormSection, TranslatedOption } from "#app/ui/resource/form/form-spec.ts";
import { employments } from "../model/employment.enums.ts";

/** The party of the details: the account as issuer, a merchant as recipient, or an agent who receives credit notes. */
export type BilledSide = "account" | "merchant" | "agent";

/** An agent's details on credit notes (`agentBillingProfileSchema`). */
const agentFieldNames: ReadonlySet<string> = new Set(
  [
    ...["name", "line1", "postal_code", "city", "country", "vat_id", "tax_number"],
    ...["employment", "tax_treatment", "tax_rate", "language"],
  ].map((name) => `billing.${name}`),
);

const optional = true;

const treatmentOptions: readonly TranslatedOption[] = taxTreatments.map((value) => ({
  value,
  label: `billing_details:treatment.${value}` as const,
}));

const employmentOptions: readonly TranslatedOption[] = employments.map((value) => ({
  value,
  label: `billing_details:employments.${value}` as const,
}));

const languageOptions: readonly TranslatedOption[] = (["en", "de"] as const).map((value) => ({
  value,
  label: `common:language.${value}` as const,
}));

/** Details of a party of invoices (`billingProfileSchema`). Country choices come from `choices["billing.country"]`. */
export function createBillingSection(side: BilledSide): FormSection {
  const { fields, ...section } = createWholeSection(side);
  return {
    ...section,
    fields: fields.filter(({ name }) => (side === "agent" ? agentFieldNames.has(name) : name !== "billing.employment")),
  };
}

function createWholeSection(side: BilledSide): FormSection {
  // Agents share the merchant's hint for fields without a text of their own.
  const hintKey = side === "agent" ? "merchant" : side;
  const usual = side === "merchant" ? ({ placeholder: "billing_details:as_account" } as const) : {};
  return {
    key: "billing",
    title: side === "agent" ? "billing_details:title_agent" : "billing_details:title",
    hint: `billing_details:hint.${side}`,
    fields: [
      {
        kind: "select",
        name: "billing.employment",
        label: "billing_details:employment",
        options: employmentOptions,
        placeholder: "billing_details:employments.contractor",
        optional,
      },
      {
        kind: "text",
        name: "billing.name",
        label: "billing_details:name",
        hint: `billing_details:name_hint.${side}`,
        optional,
      },
      { kind: "text", name: "billing.line1", label: "common:field.address.line1", optional },
      { kind: "text", name: "billing.postal_code", label: "common:field.address.postal_code", span: 1, optional },
      { kind: "text", name: "billing.city", label: "common:field.address.city", span: 2, optional },
      { kind: "choice", name: "billing.country", label: "common:field.address.country", span: 3, optional },
      { kind: "text", name: "billing.vat_id", label: "billing_details:vat_id", span: 2, optional },
      { kind: "text", name: "billing.tax_number", label: "billing_details:tax_number", span: 2, optional },
      { kind: "email", name: "billing.email", label: "billing_details:email", span: 2, optional },
      { kind: "text", name: "billing.contact_name", label: "billing_details:contact_name", span: 3, optional },
      { kind: "text", name: "billing.phone", label: "billing_details:phone", span: 3, optional },
      {
        kind: "text",
        name: "billing.buyer_reference",
        label: "billing_details:buyer_reference",
        hint: `billing_details:buyer_reference_hint.${hintKey}`,
        span: 6,
        optional,
      },
      {
        kind: "text",
        name: "billing.peppol_id",
        label: "billing_details:peppol_id",
        hint: `billing_details:peppol_hint.${hintKey}`,
        span: 6,
        optional,
        autoComplete: "off",
      },
      {
        kind: "text",
        name: "billing.iban",
        label: "billing_details:iban",
        hint: `billing_details:iban_hint.${side}`,
        span: 6,
        optional,
        autoComplete: "off",
      },
      {
        kind: "select",
        name: "billing.tax_treatment",
        label: "billing_details:tax_treatment",
        hint: `billing_details:tax_hint.${side}`,
        span: 4,
        options: treatmentOptions,
        optional,
        ...usual,
      },
      {
        kind: "number",
        name: "billing.tax_rate",
        label: "billing_details:tax_rate",
        span: 2,
        unit: "%",
        min: 0,
        max: 100,
        optional,
      },
      {
        kind: "number",
        name: "billing.due_days",
        label: "billing_details:due_days",
        hint: `billing_details:due_hint.${hintKey}`,
        span: 3,
        min: 0,
        max: 365,
        step: 1,
        optional,
      },
      {
        kind: "select",
        name: "billing.language",
        label: "billing_details:language",
        span: 3,
        options: languageOptions,
        placeholder: `billing_details:language_none.${side}`,
        optional,
      },
    ],
  };
}
