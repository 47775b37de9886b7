import { DateTimeText, DaySpanText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { DashboardView } from "../model/dashboard-view.ts";
import { AgentsPanel } from "./agents-panel.tsx";
import { AnalyticsHead } from "./analytics-head.tsx";
import { CalibrationPanel } from "./calibration-panel.tsx";
import { ChartPanel } from "./chart-panel.tsx";
import { Figures } from "./figures.tsx";
import { DashboardFileLinks } from "./file-links.tsx";
import { FillPanel } from "./fill-panel.tsx";
import { ForecastPanel } from "./forecast-panel.tsx";
import { PeriodForm } from "./period-form.tsx";
import { WidthPanels } from "./width-panels.tsx";
import { WorkPanel } from "./work-panel.tsx";
import "./analytics.css";

/** A dashboard: figures compared with the previous period, and charts whose bars open their rows. */
export function DashboardScreen({ view }: { view: DashboardView }) {
  return (
    <div className="page analytics">
      <AnalyticsHead
        current={view.name}
        tabs={view}
        actions={<DashboardFileLinks path={`/analytics/dashboards/${view.name}/export`} />}
      />
      <PeriodForm view={view} />
      <DashboardBody view={view} />
    </div>
  );
}

/** What a dashboard counts: its figures, charts and their definitions. */
export function DashboardBody({ view }: { view: DashboardView }) {
  const t = useTranslate();
  return (
    <>
      <p className="analytics-state">
        <DaySpanText {...view.days} /> · {t("analytics:compared", { days: "" })}
        <DaySpanText {...view.before} /> · <DateTimeText at={view.countedAt} />
        {!view.isCurrent && <> · {t("analytics:not_current")}</>}
      </p>
      {view.ignored.length > 0 && (
        <p role="status" className="analytics-ignored">
          {t("analytics:ignored", { what: view.ignored.join(", ") })}
        </p>
      )}
      <Figures view={view} />
      <div className="charts">
        {view.agents && <AgentsPanel view={view} agents={view.agents} />}
        {view.work && <WorkPanel view={view} work={view.work} />}
        {view.fills && <FillPanel view={view} fills={view.fills} />}
        {view.calibration && <CalibrationPanel view={view} calibration={view.calibration} />}
        {view.widths && <WidthPanels view={view} widths={view.widths} />}
        {view.charts.map((chart) => (
          <ChartPanel key={chart.name} view={view} chart={chart} />
        ))}
        {view.forecast && <ForecastPanel days={view.forecast} />}
        <section className="chart-panel">
          <div className="chart-head">
            <h2>{t("analytics:definitions")}</h2>
            <span className="grow" />
            <a className="link" href="/developers/guides/measures">
              {t("analytics:formulas")}
            </a>
          </div>
          <dl className="measure-definitions">
            {view.figures.map(({ name }) => (
              <div key={name}>
                <dt>{t(`analytics:measure.${name}`)}</dt>
                <dd>{t(`analytics:means.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
