import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Segments } from "#app/ui/primitives/tabs.tsx";

const tabs = [
  { key: "webhooks", to: "/settings/webhooks-alerts" },
  { key: "alerts", to: "/settings/webhooks-alerts/alerts" },
] as const;

/** Tabs: webhooks for programs, alerts for people. */
export function AlertTabs({ current }: { current: (typeof tabs)[number]["key"] }) {
  const t = useTranslate();
  return (
    <Segments
      label={t("common:nav.webhooks_alerts")}
      parts={tabs.map(({ key, to }) => ({ key, to, label: t(`settings:tab.${key}`) }))}
      current={current}
    />
  );
}
