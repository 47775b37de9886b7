import type { TaxTreatment } from "#app/domain/billing/billing.enums.ts";
import type { BillingProfile } from "#app/domain/billing/profile.ts";
import { smallBusinessLaw } from "#app/domain/billing/small-business.ts";
import type { Writing } from "../../export-list.server.ts";

/** Why a document has no VAT, as the law of who writes it wants it said; null where it has. */
export function noVat(t: Writing["t"], seller: BillingProfile, treatment: TaxTreatment = "standard"): string | null {
  if (treatment === "standard") return null;
  return t(`billing:reasons.${treatment}`, { law: smallBusinessLaw(seller) });
}
