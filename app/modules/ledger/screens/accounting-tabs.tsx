import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { Segments } from "#app/ui/primitives/tabs.tsx";
import type { PartCounts } from "../commands/part-counts.server.ts";

const tabs = [
  { key: "pending", to: "/accounting/collections/pending" },
  { key: "all", to: "/accounting/collections/all" },
  { key: "receipts", to: "/accounting/collections/receipts" },
] as const;

interface AccountingTabsProps {
  current: (typeof tabs)[number]["key"];
  counts: PartCounts;
}

/** Tabs of order collections. */
export function AccountingTabs({ current, counts }: AccountingTabsProps) {
  const t = useTranslate();
  return (
    <Segments
      label={t("accounting:parts")}
      parts={tabs.map(({ key, to }) => ({ key, to, label: t(`accounting:part.${key}`), count: counts[key] }))}
      current={current}
    />
  );
}

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
