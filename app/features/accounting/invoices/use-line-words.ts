import type { BilledLine } from "#app/domain/billing/billed-lines.ts";
import { writeNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useWords } from "#app/ui/words/use-words.ts";

/** A formula that is the price alone: it stands beside the count already. */
const bare = /^\d+(\.\d+)?$/;

/** What a line of an invoice is called, and what it is for: orders by their ranks where a tier priced them, else the formula. */
export function useLineWords(): (line: BilledLine) => { title: string; text: string | null } {
  const say = useWords();
  const { locale } = useLanguage();
  const write = (rank: number) => writeNumber(rank, locale);
  return ({ type, tier, description }) => {
    const fee = say(`billing:fee.${type}`);
    const formula = description === null || bare.test(description) ? null : description;
    if (!tier) return { title: fee, text: formula };
    const from = write(Math.max(1, tier.from));
    const ranks =
      tier.to === null ? say("billing:tier_from", { from }) : say("billing:tier_ranks", { from, to: write(tier.to) });
    return {
      title: tier.number === null ? fee : say("billing:tier", { fee, number: String(tier.number) }),
      text: [ranks, formula].filter(Boolean).join(" · "),
    };
  };
}
