import { Link } from "react-router";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import {
  type Calibration,
  type CalibrationRow,
  findShortfall,
  getShareInside,
  type SentAndMissed,
} from "../model/calibration.ts";
import { buildRowsAddress, type DashboardView } from "../model/dashboard-view.ts";
import { nameWindowCell } from "../model/list-names.ts";
import { toWindowCount } from "../model/window-cells.ts";
import { useAnalyticsPlace } from "./analytics-place.ts";
import "./heat-table.css";

/** Whole percent inside. */
export function useWriteInside() {
  const { locale } = useLanguage();
  return (cell: SentAndMissed) => {
    const inside = getShareInside(cell);
    return inside === null ? "–" : formatNumber(inside, locale);
  };
}

/** Address of the orders of a cell. */
export function useCellAddress(view: DashboardView) {
  const { rows } = useAnalyticsPlace();
  return (part: "window_sent" | "window_missed", cell: SentAndMissed) =>
    buildRowsAddress(rows, view, { subject: "order", count: toWindowCount(part, cell) });
}

/** How far below the aim. */
const levels = [0, 1, 2, 3, 4] as const;

/** What the colors mean. */
export function HeatKey() {
  const t = useTranslate();
  return (
    <span className="hint heat-key" aria-hidden="true">
      {t("analytics:calibration.near_aim")}
      {levels.map((level) => (
        <i key={level} className={`heat-${level}`} />
      ))}
      {t("analytics:calibration.far_from_aim")}
    </span>
  );
}

interface HeatTableProps {
  view: DashboardView;
  calibration: Calibration;
}

/** The shares as colored cells, with a bar and its aim for all hours. */
export function HeatTable({ view, calibration: { hours, rows } }: HeatTableProps) {
  const t = useTranslate();
  return (
    <div className="chart-scroll">
      <table className="heat-table">
        <caption className="visually-hidden">{t("analytics:calibration.about")}</caption>
        <tbody>
          {rows.map((row) => (
            <HeatRow key={row.band} view={view} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {t("analytics:calibration.hour", { hour })}
              </th>
            ))}
            <th scope="col">{t("analytics:calibration.all_hours")}</th>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function HeatRow({ view, row: { aim, all, byHour } }: { view: DashboardView; row: CalibrationRow }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const writeInside = useWriteInside();
  const toAddress = useCellAddress(view);
  const describe = (cell: SentAndMissed) => {
    const [missed, sent] = [cell.missed, cell.sent].map((n) => formatNumber(n, locale));
    const what = nameWindowCell(cell, t);
    return t("analytics:calibration.outside", {
      what,
      inside: writeInside(cell),
      missed: missed ?? "",
      sent: sent ?? "",
    });
  };
  const open = (cell: SentAndMissed) =>
    cell.sent === 0 ? (
      writeInside(cell)
    ) : (
      <Link
        to={toAddress(cell.missed > 0 ? "window_missed" : "window_sent", cell)}
        title={describe(cell)}
        aria-label={describe(cell)}
      >
        {writeInside(cell)}
      </Link>
    );
  return (
    <tr>
      <th scope="row" className="heat-band">
        {nameWindowCell(all, t)}
      </th>
      {byHour.map((cell) => (
        <td key={cell.hour} className={`heat-cell heat-${findShortfall(cell, aim) ?? "few"}`}>
          {open(cell)}
        </td>
      ))}
      <td className="heat-all">
        <AimBar inside={getShareInside(all) ?? 0} aim={aim} />
        {open(all)}
      </td>
    </tr>
  );
}

/** Where the bars begin, percent. */
const FLOOR = 50;

function AimBar({ inside, aim }: { inside: number; aim: number }) {
  return (
    <svg viewBox={`${FLOOR} 0 ${100 - FLOOR} 12`} width="100" height="12" preserveAspectRatio="none" aria-hidden="true">
      <path className="heat-track" d={`M${FLOOR} 6H100`} />
      <path className="heat-inside" d={`M${FLOOR} 6H${Math.max(FLOOR, inside)}`} />
      <path className="heat-aim" d={`M${aim} 0V12`} />
    </svg>
  );
}
