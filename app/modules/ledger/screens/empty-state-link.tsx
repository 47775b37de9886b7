import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";

/** Link targets of empty lists: from receipts to held money, from there to collections, from those to orders. */
const emptyStateLinks = {
  pending: { to: "/accounting/collections/all", word: "accounting:part.all" },
  all: { to: "/orders", word: "common:nav.orders" },
  receipts: { to: "/accounting/collections/pending", word: "accounting:part.pending" },
} as const;

/** A link from an empty list to the step before it. */
export function EmptyStateLink({ from }: { from: keyof typeof emptyStateLinks }) {
  const t = useTranslate();
  const { to, word } = emptyStateLinks[from];
  return <ButtonLink to={to}>{t(word)}</ButtonLink>;
}
