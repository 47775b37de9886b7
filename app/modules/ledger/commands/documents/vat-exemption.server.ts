import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import type { TaxTreatment } from "../../model/billing.enums.ts";
import { getSmallBusinessLaw } from "../../model/small-business.ts";

/** The reason for charging no VAT, in the wording required by the issuer's law; null if VAT is charged. */
export function formatVatExemption(
  t: ExportContext["t"],
  seller: BillingProfile,
  treatment: TaxTreatment = "standard",
): string | null {
  if (treatment === "standard") return null;
  return t(`billing:reasons.${treatment}`, { law: getSmallBusinessLaw(seller) });
}
