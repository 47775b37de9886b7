import type { Issue } from "#app/platform/kernel/result.ts";
import type { BillingProfileInput } from "./billing-profile.ts";

/** Members of the EU: who supplies from one of them abroad has a VAT ID that says so. */
const euCountries: ReadonlySet<string> = new Set(
  "AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Countries that belong to the VAT territory of another one. */
const territories: Readonly<Record<string, string>> = { LI: "CH", MC: "FR", IM: "GB" };
const toTerritory = (country: string) => territories[country] ?? country;

/** The letters that a VAT ID of an EU country begins with. */
const toVatPrefix = (country: string) => (country === "GR" ? "EL" : country);

/**
 * What contradicts a contractor's choice of reverse charge, by field: it is of the recipient's own VAT territory, where nobody
 * but the contractor owes the VAT, or is said to be of an EU country without a VAT ID of it.
 * @param own the recipient's country
 */
export function findReverseChargeFaults(
  { employment, tax_treatment, country, vat_id }: BillingProfileInput,
  own: string,
): Record<string, Issue[]> {
  if (employment === "employee" || tax_treatment !== "reverse_charge") return {};
  if (!country) return { country: [{ code: "required" }] };
  if (toTerritory(country) === toTerritory(own))
    return { tax_treatment: [{ code: "billing_details:reverse_charge_at_home" }] };
  if (!euCountries.has(country)) return {};
  const prefix = toVatPrefix(country);
  const isOfCountry = (vat_id ?? "")
    .replace(/[^0-9a-z]/gi, "")
    .toUpperCase()
    .startsWith(prefix);
  return isOfCountry ? {} : { vat_id: [{ code: "billing_details:reverse_charge_vat_id", params: { prefix } }] };
}
