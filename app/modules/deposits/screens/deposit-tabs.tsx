import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Segments } from "#app/ui/primitives/tabs.tsx";

const tabs = [
  { key: "cash_book", to: "/accounting/cash-book" },
  { key: "deposits", to: "/accounting/cash-book/deposits" },
  { key: "cheques", to: "/accounting/cash-book/cheques" },
  { key: "bank", to: "/accounting/merchant-billing/bank-statement" },
] as const;

interface DepositTabsProps {
  current: (typeof tabs)[number]["key"];
  /** Statements of the bank are read by those who may book them. */
  bank: boolean;
}

/** Tabs of cash and bank. */
export function DepositTabs({ current, bank }: DepositTabsProps) {
  const t = useTranslate();
  const shown = tabs.filter(({ key }) => bank || key !== "bank");
  return (
    <Segments
      label={t("deposits:parts")}
      parts={shown.map(({ key, to }) => ({ key, to, label: t(`deposits:part.${key}`) }))}
      current={current}
    />
  );
}
