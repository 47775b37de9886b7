import { Suspense, useCallback, useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { saveAs } from "#app/ui/client/save-file.ts";
import { getDateFormat } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { findBridgeFloor, isPillar, placeBridge } from "../model/bridge.ts";
import { buildRowsAddress, type ChartBar, type ChartView, type DashboardView } from "../model/dashboard-view.ts";
import { useAnalyticsPlace } from "./analytics-place.ts";
import { nameBar, sumBar } from "./bar-names.ts";
import { ChartAs } from "./chart-as.tsx";

const BarChart = lazyPart(() => import("./bar-chart.tsx"));

interface ChartPanelProps {
  view: DashboardView;
  chart: ChartView;
}

/** A chart with the same numbers as a table; each number opens the rows that it counts. */
export function ChartPanel({ view, chart }: ChartPanelProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const { rows } = useAnalyticsPlace();
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
  const isBridge = chart.across === "bridge";
  const floor = isBridge ? findBridgeFloor(chart.bars) : 0;
  const sentence = isBridge
    ? sayBridge(chart, named, (n) => formatNumber(n, locale), t)
    : t("analytics:sentence", {
        ...{ name, sum: formatNumber(total, locale) },
        ...{ most: named[most] ?? t("analytics:none"), n: formatNumber(mostCount, locale) },
      });
  const labels = isBridge
    ? named.map((each, at) => [each, writeStep(chart.bars[at], (n) => formatNumber(n, locale))])
    : named;
  const open = (bar: number, at: number) => {
    const shown = chart.bars[bar];
    const count = isOneCount(chart) ? chart.counts.find((each) => each === shown?.key) : chart.counts[at];
    if (shown && count) navigate(buildRowsAddress(rows, view, { ...chart, count, key: shown.key }));
  };
  if (total === 0)
    return (
      <section className="chart-panel">
        <h2>{name}</h2>
        <p className="hint">{t("analytics:nothing")}</p>
      </section>
    );
  return (
    <section className={chart.across === "day" || isBridge ? "chart-panel chart-wide" : "chart-panel"}>
      <div className="chart-head">
        <h2>{name}</h2>
        {floor > 0 && !isTable && (
          <span className="hint">{t("analytics:axis_begins", { n: formatNumber(floor, locale) })}</span>
        )}
        <span className="grow" />
        <ChartAs isTable={isTable} onChange={setTable}>
          {!isTable && (
            <Button kind="ghost" onClick={() => savePicture(picture.current(), name)}>
              {t("analytics:picture")}
            </Button>
          )}
        </ChartAs>
      </div>
      {isTable ? (
        <ChartTable view={view} chart={chart} named={named} />
      ) : (
        <Suspense fallback={<div className="chart-box" />}>
          <BarChart
            {...{ sentence, series, labels, floor, onOpen: open, onReady: setPicture }}
            isLying={isBridge ? "narrow" : chart.across !== "day"}
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
  if (chart.across === "bridge")
    return [{ key: chart.name, label: "", hueOf: chart.bars.map(({ key }) => key), values: placeBridge(chart.bars) }];
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
  const { rows } = useAnalyticsPlace();
  const columns = isOneCount(chart) ? null : chart.counts;
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
                    <Link to={buildRowsAddress(rows, view, { ...chart, count, key: bar.key })}>
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

/** True when each bar is a count of its own. */
const isOneCount = ({ across }: ChartView): boolean => across === "count" || across === "bridge";

/** The number under a bar of a bridge: what is there, or what is lost. */
function writeStep(bar: ChartBar | undefined, write: (n: number) => string): string {
  return bar ? `${isPillar(bar.key) ? "" : "−"}${write(sumBar(bar))}` : "";
}

/** A bridge for screen readers. */
function sayBridge(
  { bars }: ChartView,
  named: readonly string[],
  write: (n: number) => string,
  t: ReturnType<typeof useTranslate>,
): string {
  const steps = bars.map((bar, at) => `${named[at]} ${writeStep(bar, write)}`);
  return t("analytics:bridge_sentence", { steps: steps.join(", ") });
}

/** Downloads the chart as a picture. */
function savePicture(picture: string, name: string): void {
  if (picture) saveAs(picture, `${name}.png`);
}
