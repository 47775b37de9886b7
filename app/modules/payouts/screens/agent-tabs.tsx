import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Segments } from "#app/ui/primitives/tabs.tsx";

const tabs = [
  { key: "pending", to: "/accounting/agent-billing/pending" },
  { key: "receipts", to: "/accounting/agent-billing/receipts" },
] as const;

interface AgentTabsProps {
  current: (typeof tabs)[number]["key"];
  counts: PartCounts;
}

/** Tabs of agent billing. */
export function AgentTabs({ current, counts }: AgentTabsProps) {
  const t = useTranslate();
  return (
    <Segments
      label={t("payouts:parts")}
      parts={tabs.map(({ key, to }) => ({ key, to, label: t(`payouts:part.${key}`), count: counts[key] }))}
      current={current}
    />
  );
}
