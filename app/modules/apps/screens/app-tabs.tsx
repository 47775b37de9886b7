import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Segments } from "#app/ui/primitives/tabs.tsx";

const tabs = [
  { key: "connected", to: "/settings/apps" },
  { key: "own", to: "/settings/apps/own" },
] as const;

/** Tabs: apps of others that were let in, and apps that this account registered. */
export function AppTabs({ current }: { current: (typeof tabs)[number]["key"] }) {
  const t = useTranslate();
  return (
    <Segments
      label={t("common:nav.apps")}
      parts={tabs.map(({ key, to }) => ({ key, to, label: t(`apps:${key}`) }))}
      current={current}
    />
  );
}
