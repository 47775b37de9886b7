import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import type { TaxTreatment } from "../../model/billing.enums.ts";
import { getSmallBusinessLaw } from "../../model/small-business.ts";

/** Why a document has no VAT, as the law of who writes it wants it said; null where it has. */
export function formatVatExemption(
  t: ExportContext["t"],
  seller: BillingProfile,
  treatment: TaxTreatment = "standard",
): string | null {
  if (treatment === "standard") return null;
  return t(`billing:reasons.${treatment}`, { law: getSmallBusinessLaw(seller) });
}
