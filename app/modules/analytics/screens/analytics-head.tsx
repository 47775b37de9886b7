import type { ReactNode } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { DashboardTabs } from "../model/dashboard-view.ts";

const names = ["overview", "orders", "shipments", "fleet", "otif", "arriving_otif", "windows"] as const;

interface AnalyticsHeadProps {
  current: (typeof names)[number] | "reports";
  actions?: ReactNode;
  /** What the account has; everything where nothing is said. */
  tabs?: DashboardTabs;
}

/** Title and tabs of the dashboards. */
export function AnalyticsHead({ current, actions, tabs: has }: AnalyticsHeadProps) {
  const t = useTranslate();
  const shown = names.filter((key) => key === current || !has || has.shown.includes(key));
  const tabs = shown.map((key) => ({
    key,
    to: `/analytics/dashboards/${key}`,
    label: t(`analytics:dashboard.${key}`),
  }));
  const reports = { key: "reports", to: "/analytics/reports", label: t("analytics:reports") };
  const label = current === "reports" ? t("analytics:reports") : t(`analytics:dashboard.${current}`);
  return (
    <>
      <PageTitle>{`${t("analytics:title")}: ${label}`}</PageTitle>
      <div className="analytics-head">
        <h1>{t("analytics:title")}</h1>
        <span className="grow" />
        {actions}
      </div>
      <Tabs
        label={t("analytics:dashboards")}
        tabs={has?.hasReports === false ? tabs : [...tabs, reports]}
        current={current}
      />
    </>
  );
}
