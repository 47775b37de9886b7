import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";

/** By which law a small business charges no VAT, by the seller's country. */
const smallBusinessLaws: Readonly<Record<string, string>> = {
  AT: "§ 6 Abs. 1 Z 27 UStG",
  CH: "Art. 10 Abs. 2 MWSTG",
  DE: "§ 19 UStG",
  LI: "Art. 10 Abs. 2 MWSTG",
};

/** The law in brackets behind the sentence that says so; nothing where the seller's country is not among them. */
export function getSmallBusinessLaw({ country }: Pick<BillingProfile, "country">): string {
  const law = smallBusinessLaws[country ?? ""];
  return law ? ` (${law})` : "";
}
