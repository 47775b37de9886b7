import type { ReactNode } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";

const names = ["overview", "orders", "shipments", "fleet", "otif", "arriving_otif"] as const;

interface AnalyticsHeadProps {
  current: (typeof names)[number];
  actions?: ReactNode;
}

/** Title and tabs of the dashboards. */
export function AnalyticsHead({ current, actions }: AnalyticsHeadProps) {
  const t = useTranslate();
  const tabs = names.map((key) => ({
    key,
    to: `/analytics/dashboards/${key}`,
    label: t(`analytics:dashboard.${key}`),
  }));
  return (
    <>
      <PageTitle>{`${t("analytics:title")}: ${t(`analytics:dashboard.${current}`)}`}</PageTitle>
      <div className="analytics-head">
        <h1>{t("analytics:title")}</h1>
        <span className="grow" />
        {actions}
      </div>
      <Tabs label={t("analytics:dashboards")} tabs={tabs} current={current} />
    </>
  );
}
