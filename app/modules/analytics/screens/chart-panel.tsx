import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { getDateFormat } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { buildRowsAddress, type ChartView, type DashboardView } from "../model/dashboard-view.ts";
import { nameBar, sumBar } from "./bar-names.ts";

const BarChart = lazy(() => import("./bar-chart.tsx"));

interface ChartPanelProps {
  view: DashboardView;
  chart: ChartView;
}

/** A chart with the same numbers as a table; each number opens the rows that it counts. */
export function ChartPanel({ view, chart }: ChartPanelProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const formatDay = useFormatDay();
  const [isTable, setTable] = useState(false);
  const picture = useRef<() => string>(() => "");
  const setPicture = useCallback((toPicture: () => string) => {
    picture.current = toPicture;
  }, []);
  const name = t(`analytics:chart.${chart.name}`);
  const named = useMemo(() => chart.bars.map((bar) => nameBar(chart, bar, t, formatDay)), [chart, t, formatDay]);
  const series = useMemo(() => toSeries(chart, (count) => t(`analytics:count.${count}`)), [chart, t]);
  const total = chart.bars.reduce((sum, bar) => sum + sumBar(bar), 0);
  const most = chart.bars.reduce((best, bar, at) => (sumBar(bar) > sumBar(chart.bars[best] ?? bar) ? at : best), 0);
  const mostCount = chart.bars[most] ? sumBar(chart.bars[most]) : 0;
  const sentence = t("analytics:sentence", {
    ...{ name, sum: formatNumber(total, locale) },
    ...{ most: named[most] ?? t("analytics:none"), n: formatNumber(mostCount, locale) },
  });
  const open = (bar: number, at: number) => {
    const shown = chart.bars[bar];
    const count = chart.across === "count" ? chart.counts.find((each) => each === shown?.key) : chart.counts[at];
    if (shown && count) navigate(buildRowsAddress(view, { ...chart, count, key: shown.key }));
  };
  if (total === 0)
    return (
      <section className="chart-panel">
        <h2>{name}</h2>
        <p className="hint">{t("analytics:nothing")}</p>
      </section>
    );
  return (
    <section className={chart.across === "day" ? "chart-panel chart-wide" : "chart-panel"}>
      <div className="chart-head">
        <h2>{name}</h2>
        <span className="grow" />
        <fieldset className="chart-as" aria-label={t("analytics:as")}>
          <Button kind="ghost" aria-pressed={!isTable} onClick={() => setTable(false)}>
            {t("analytics:chart_view")}
          </Button>
          <Button kind="ghost" aria-pressed={isTable} onClick={() => setTable(true)}>
            {t("analytics:table_view")}
          </Button>
          {!isTable && (
            <Button kind="ghost" onClick={() => savePicture(picture.current(), name)}>
              {t("analytics:picture")}
            </Button>
          )}
        </fieldset>
      </div>
      {isTable ? (
        <ChartTable view={view} chart={chart} named={named} />
      ) : (
        <Suspense fallback={<div className="chart-box" />}>
          <BarChart
            {...{ sentence, series, labels: named, onOpen: open, onReady: setPicture }}
            isLying={chart.across !== "day"}
          />
        </Suspense>
      )}
      {!isTable && (
        <div className="visually-hidden">
          <ChartTable view={view} chart={chart} named={named} />
        </div>
      )}
    </section>
  );
}

function useFormatDay(): (day: string) => string {
  const { dateLocale } = useFormats();
  return useCallback(
    (day: string) =>
      getDateFormat(dateLocale, { day: "numeric", month: "short", timeZone: "UTC" }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    [dateLocale],
  );
}

/** One series a count; where a bar is a count, one series of all, each bar with its own hue. */
function toSeries(chart: ChartView, label: (count: ChartView["counts"][number]) => string) {
  if (chart.across === "count")
    return [{ key: chart.name, label: "", hueOf: chart.bars.map(({ key }) => key), values: chart.bars.map(sumBar) }];
  return chart.counts.map((key) => ({
    ...{ key, label: label(key), hueOf: [key] },
    values: chart.bars.map(({ values }) => values[key] ?? 0),
  }));
}

function ChartTable({ view, chart, named }: ChartPanelProps & { named: readonly string[] }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const columns = chart.across === "count" ? null : chart.counts;
  return (
    <div className="chart-scroll">
      <table className="chart-table">
        <caption className="visually-hidden">{t(`analytics:chart.${chart.name}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t("analytics:across")}</th>
            {(columns ?? chart.counts.slice(0, 1)).map((count) => (
              <th key={count} scope="col" className="chart-count">
                {columns ? t(`analytics:count.${count}`) : ""}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.bars.map((bar, at) => (
            <tr key={bar.key}>
              <th scope="row">{named[at]}</th>
              {(columns ?? chart.counts.filter((each) => each === bar.key)).map((count) => (
                <td key={count} className="chart-count">
                  {bar.values[count] ? (
                    <Link to={buildRowsAddress(view, { ...chart, count, key: bar.key })}>
                      {formatNumber(bar.values[count] ?? 0, locale)}
                    </Link>
                  ) : (
                    "0"
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Downloads the chart as a picture. */
function savePicture(picture: string, name: string): void {
  if (!picture) return;
  const link = document.createElement("a");
  link.href = picture;
  link.download = `${name}.png`;
  link.click();
}
