import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";

/** The law under which a small business charges no VAT, by the seller's country. */
const smallBusinessLaws: Readonly<Record<string, string>> = {
  AT: "§ 6 Abs. 1 Z 27 UStG",
  CH: "Art. 10 Abs. 2 MWSTG",
  DE: "§ 19 UStG",
  LI: "Art. 10 Abs. 2 MWSTG",
};

/** The law in brackets, to append to the sentence; empty for other countries. */
export function getSmallBusinessLaw({ country }: Pick<BillingProfile, "country">): string {
  const law = smallBusinessLaws[country ?? ""];
  return law ? ` (${law})` : "";
}
