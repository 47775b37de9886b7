import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Tabs } from "#app/ui/primitives/tabs.tsx";

const tabs = [
  { key: "webhooks", to: "/settings/webhooks-alerts" },
  { key: "alerts", to: "/settings/webhooks-alerts/alerts" },
] as const;

/** What other systems are told, and what people are. */
export function AlertTabs({ current }: { current: (typeof tabs)[number]["key"] }) {
  const say = useTranslate();
  return (
    <Tabs
      label={say("settings:webhooks.title")}
      tabs={tabs.map(({ key, to }) => ({ key, to, label: say(`settings:alerts.tab.${key}`) }))}
      current={current}
    />
  );
}
