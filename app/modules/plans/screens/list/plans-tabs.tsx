import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Segments } from "#app/ui/primitives/tabs.tsx";

const tabs = [
  { key: "plans", to: "/plans" },
  { key: "recurring", to: "/orders/recurring" },
  { key: "rules", to: "/plans/rules" },
] as const;

/** Tabs: plans, recurring orders and rules. */
export function PlansTabs({ current }: { current: (typeof tabs)[number]["key"] }) {
  const t = useTranslate();
  return (
    <Segments
      label={t("plans:parts")}
      parts={tabs.map(({ key, to }) => ({ key, to, label: t(`plans:part.${key}`) }))}
      current={current}
    />
  );
}
