import { useState } from "react";
import { Link } from "react-router";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type Calibration, findWorstCell, MIN_JUDGED_WINDOWS, type SentAndMissed } from "../model/calibration.ts";
import type { DashboardView } from "../model/dashboard-view.ts";
import { nameWindowCell } from "../model/list-names.ts";
import { ChartAs } from "./chart-as.tsx";
import { HeatKey, HeatTable, useCellAddress, useWriteInside } from "./heat-table.tsx";

interface CalibrationProps {
  view: DashboardView;
  calibration: Calibration;
}

/** The share of windows that held, by stops ahead and hour of arrival; each number opens its orders. */
export function CalibrationPanel({ view, calibration }: CalibrationProps) {
  const t = useTranslate();
  const [isTable, setTable] = useState(false);
  const isEmpty = calibration.rows.length === 0;
  return (
    <section className="chart-panel chart-wide">
      <div className="chart-head">
        <h2>{t("analytics:calibration.title")}</h2>
        <span className="hint">{t("analytics:calibration.about")}</span>
        <span className="grow" />
        {!isEmpty && !isTable && <HeatKey />}
        {!isEmpty && <ChartAs isTable={isTable} onChange={setTable} />}
      </div>
      {isEmpty ? (
        <p className="hint">{t("analytics:nothing")}</p>
      ) : (
        <>
          <Sentence calibration={calibration} />
          {isTable ? (
            <NumberTable view={view} calibration={calibration} />
          ) : (
            <HeatTable view={view} calibration={calibration} />
          )}
          <p className="hint">{t("analytics:calibration.how", { n: MIN_JUDGED_WINDOWS })}</p>
        </>
      )}
    </section>
  );
}

/** The rows in words, for screen readers. */
function Sentence({ calibration }: Pick<CalibrationProps, "calibration">) {
  const t = useTranslate();
  const writeInside = useWriteInside();
  const rows = calibration.rows.map(({ all, aim }) =>
    t("analytics:calibration.row", { what: nameWindowCell(all, t), inside: writeInside(all), aim }),
  );
  const worst = findWorstCell(calibration);
  const values = { rows: rows.join(", "), worst: worst ? nameWindowCell(worst, t) : "" };
  return (
    <p className="visually-hidden">
      {t(worst ? "analytics:calibration.sentence" : "analytics:calibration.sentence_all", values)}
    </p>
  );
}

/** Missed and sent windows of each cell. */
function NumberTable({ view, calibration: { hours, rows } }: CalibrationProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const writeInside = useWriteInside();
  const toAddress = useCellAddress(view);
  const open = (part: "window_sent" | "window_missed", cell: SentAndMissed, n: number) =>
    n === 0 ? "0" : <Link to={toAddress(part, cell)}>{formatNumber(n, locale)}</Link>;
  return (
    <div className="chart-scroll">
      <table className="chart-table">
        <caption className="hint">{t("analytics:calibration.missed_of")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("analytics:calibration.ahead")}</th>
            {[
              ...hours.map((hour) => t("analytics:calibration.hour", { hour })),
              t("analytics:calibration.all_hours"),
              t("analytics:calibration.inside"),
              t("analytics:calibration.aim"),
            ].map((each) => (
              <th key={each} scope="col" className="chart-count">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ band, aim, all, byHour }) => (
            <tr key={band}>
              <th scope="row">{nameWindowCell(all, t)}</th>
              {[...byHour, all].map((cell) => (
                <td key={cell.hour} className="chart-count">
                  {open("window_missed", cell, cell.missed)} / {open("window_sent", cell, cell.sent)}
                </td>
              ))}
              <td className="chart-count">{writeInside(all)}</td>
              <td className="chart-count">{aim}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
