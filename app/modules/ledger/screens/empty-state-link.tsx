import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";

/** Where an empty list of the order collections leads: receipts to what agents hold, that to collections, those to orders. */
const emptyStateLinks = {
  pending: { to: "/accounting/collections/all", word: "accounting:part.all" },
  all: { to: "/orders", word: "common:nav.orders" },
  receipts: { to: "/accounting/collections/pending", word: "accounting:part.pending" },
} as const;

/** The way on from an empty part of the order collections. */
export function EmptyStateLink({ from }: { from: keyof typeof emptyStateLinks }) {
  const t = useTranslate();
  const { to, word } = emptyStateLinks[from];
  return <ButtonLink to={to}>{t(word)}</ButtonLink>;
}
