import { type ReactNode, useMemo } from "react";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { type AccountFormats, FormatsProvider } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { DashboardView } from "../model/dashboard-view.ts";
import type { DashboardName } from "../model/dashboards.ts";
import type { EmbeddedDashboard } from "../model/embed.ts";
import { AnalyticsPlaceProvider, toEmbeddedPlace } from "./analytics-place.ts";
import { DashboardBody } from "./dashboard-screen.tsx";
import { DashboardFileLinks } from "./file-links.tsx";
import { PeriodForm } from "./period-form.tsx";
import "./analytics.css";

interface EmbedPageProps {
  embed: {
    key: string;
    name: string;
    dashboard: EmbeddedDashboard;
    shown: readonly DashboardName[];
    endsOn: string | null;
  };
  /** The account that counts. */
  account: string;
  formats: AccountFormats;
}

/** A page in a frame: its content, and below it who counts, and how long the address works. */
export function EmbedFrame({ embed, account, formats, children }: EmbedPageProps & { children: ReactNode }) {
  const t = useTranslate();
  const place = useMemo(() => toEmbeddedPlace(embed.key), [embed.key]);
  return (
    <FormatsProvider value={formats}>
      <AnalyticsPlaceProvider value={place}>
        <main id="main" className="page">
          {children}
        </main>
        <footer className="embedded-foot">
          <span>{t("analytics:embedded.counted_by", { account })}</span>
          {embed.endsOn && <EndsOn day={embed.endsOn} />}
        </footer>
      </AnalyticsPlaceProvider>
    </FormatsProvider>
  );
}

function EndsOn({ day }: { day: string }) {
  const t = useTranslate();
  const dates = useDates();
  return <span>{t("analytics:embedded.until", { day: dates.local(day, "date") })}</span>;
}

/** A dashboard in a frame, with the tabs of the others where its address shows all. */
export function EmbeddedDashboardScreen({ view, ...page }: EmbedPageProps & { view: DashboardView }) {
  const t = useTranslate();
  const { embed } = page;
  const place = toEmbeddedPlace(embed.key);
  return (
    <EmbedFrame {...page}>
      <div className="page analytics">
        <PageTitle>{embed.name}</PageTitle>
        <div className="analytics-head">
          <h1>{embed.name}</h1>
          <span className="grow" />
          <DashboardFileLinks path={`${place.dashboard(view.name)}/export`} />
        </div>
        {embed.shown.length > 1 && (
          <Tabs
            label={t("analytics:dashboards")}
            tabs={embed.shown.map((key) => ({ key, to: place.dashboard(key), label: t(`analytics:dashboard.${key}`) }))}
            current={view.name}
          />
        )}
        <PeriodForm view={view} />
        <DashboardBody view={view} />
      </div>
    </EmbedFrame>
  );
}
