import { isPriceAlone } from "#app/modules/pricing/model/fee-formula.ts";
import { useFeeFormula } from "#app/modules/pricing/screens/use-fee-formula.ts";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { BilledLine } from "../../model/billed-lines.ts";

/** Title and description of an invoice line: the ranks of orders for a tier, otherwise the formula. */
export function useLineLabels(): (line: BilledLine) => { title: string; text: string | null } {
  const t = useTranslate();
  const { locale } = useLanguage();
  const formulaOf = useFeeFormula();
  const write = (rank: number) => formatNumber(rank, locale);
  return ({ type, tier, description }) => {
    const fee = t(`billing:fee.${type}`);
    const formula = description === null || isPriceAlone(type, description) ? null : formulaOf(type, description);
    if (!tier) return { title: fee, text: formula };
    const from = write(Math.max(1, tier.from));
    const ranks =
      tier.to === null ? t("billing:tier_from", { from }) : t("billing:tier_ranks", { from, to: write(tier.to) });
    return {
      title: tier.number === null ? fee : t("billing:tier", { fee, number: String(tier.number) }),
      text: [ranks, formula].filter(Boolean).join(" · "),
    };
  };
}
