import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Segments } from "#app/ui/primitives/tabs.tsx";

const tabs = [
  { key: "members", to: "/settings/members" },
  { key: "roles", to: "/settings/members/roles" },
] as const;

/** Tabs: the people, and the roles that they can have. */
export function MemberTabs({ current }: { current: (typeof tabs)[number]["key"] }) {
  const t = useTranslate();
  return (
    <Segments
      label={t("members:title")}
      parts={tabs.map(({ key, to }) => ({ key, to, label: t(`members:roles.tabs.${key}`) }))}
      current={current}
    />
  );
}
