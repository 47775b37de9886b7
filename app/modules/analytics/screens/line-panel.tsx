import { Suspense, useState } from "react";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ChartAs } from "./chart-as.tsx";
import type { ChartLine } from "./line-chart.tsx";

const LineChart = lazyPart(() => import("./line-chart.tsx"));

interface LinePanelProps {
  title: string;
  about: string;
  /** Description for screen readers. */
  sentence: string;
  /** What the steps are. */
  across: string;
  labels: string[];
  /** No lines: nothing was counted. */
  lines: ChartLine[];
  min: number;
  max?: number;
  how: string;
}

/** Lines with the same numbers as a table. */
export function LinePanel({ title, about, across, how, ...chart }: LinePanelProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const [isTable, setTable] = useState(false);
  const { labels, lines } = chart;
  const writeValue = (value: number | null | undefined) =>
    typeof value === "number" ? formatNumber(value, locale) : "–";
  return (
    <section className="chart-panel">
      <div className="chart-head">
        <h2>{title}</h2>
        <span className="hint">{about}</span>
        <span className="grow" />
        {lines.length > 0 && <ChartAs isTable={isTable} onChange={setTable} />}
      </div>
      {lines.length === 0 ? (
        <p className="hint">{t("analytics:nothing")}</p>
      ) : (
        <>
          {!isTable && (
            <Suspense fallback={<div className="chart-box" />}>
              <LineChart {...chart} />
            </Suspense>
          )}
          <div className={isTable ? "chart-scroll" : "visually-hidden"}>
            <table className="chart-table">
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{across}</th>
                  {lines.map(({ key, label }) => (
                    <th key={key} scope="col" className="chart-count">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {labels.map((label, at) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {lines.map(({ key, values }) => (
                      <td key={key} className="chart-count">
                        {writeValue(values[at])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="hint">{how}</p>
        </>
      )}
    </section>
  );
}
