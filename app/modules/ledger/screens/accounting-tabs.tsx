import { useTranslate } from "#app/ui/i18n/use-translate.ts";
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
