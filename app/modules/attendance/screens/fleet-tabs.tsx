import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Segments } from "#app/ui/primitives/tabs.tsx";

const tabs = [
  { key: "attendance", to: "/fleet/attendance" },
  { key: "shifts", to: "/fleet/attendance/shifts" },
  { key: "requests", to: "/fleet/attendance/requests" },
  { key: "worktime", to: "/fleet/attendance/worktime?filters[approval][]=waiting" },
  { key: "history", to: "/fleet/attendance/history" },
] as const;
type Part = (typeof tabs)[number]["key"];

export function FleetTabs({ current, counts = {} }: { current: Part; counts?: Partial<Record<Part, number>> }) {
  const t = useTranslate();
  return (
    <Segments
      label={t("fleet:parts")}
      parts={tabs.map(({ key, to }) => ({ key, to, label: t(`fleet:part.${key}`), count: counts[key] }))}
      current={current}
    />
  );
}
