import { useState } from "react";
import { Link } from "react-router";
import { fillDimensions } from "#app/modules/planning/model/route.enums.ts";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { buildRowsAddress, type DashboardView } from "../model/dashboard-view.ts";
import type { FillLimit, VehicleFill } from "../model/fill-view.ts";
import { useAnalyticsPlace } from "./analytics-place.ts";
import { ChartAs } from "./chart-as.tsx";
import "./fleet-panels.css";

interface FillPanelProps {
  view: DashboardView;
  fills: readonly VehicleFill[];
}

/** How full vehicles were planned to be by weight, volume and time; each bar opens its routes. */
export function FillPanel({ view, fills }: FillPanelProps) {
  const t = useTranslate();
  const [isTable, setTable] = useState(false);
  return (
    <section className="chart-panel chart-wide">
      <div className="chart-head">
        <h2>{t("analytics:fill.title")}</h2>
        <span className="hint">{t("analytics:fill.about")}</span>
        <span className="grow" />
        {fills.length > 0 && <ChartAs isTable={isTable} onChange={setTable} />}
      </div>
      {fills.length === 0 ? (
        <p className="hint">{t("analytics:nothing")}</p>
      ) : isTable ? (
        <FillTable view={view} fills={fills} />
      ) : (
        <ul className="fleet-grid">
          {fills.map((vehicle) => (
            <VehicleBars key={vehicle.id} view={view} vehicle={vehicle} />
          ))}
        </ul>
      )}
      <p className="hint">{t("analytics:fill.how")}</p>
    </section>
  );
}

interface PercentProps {
  view: DashboardView;
  vehicle: VehicleFill;
  limit: FillLimit;
}

/** A percentage that opens its routes. */
function Percent({ view, vehicle, limit: { by, percent, list, rows } }: PercentProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const place = useAnalyticsPlace();
  const written = t("analytics:unit.percent", { n: formatNumber(percent, locale) });
  const what = `${vehicle.name ?? t("analytics:deleted")}, ${t(`analytics:fill.${by}`)} ${written}`;
  return (
    <Link
      className="link"
      to={buildRowsAddress(place.rows, view, { subject: "route", count: list, across: "vehicle", key: vehicle.id })}
      aria-label={t("analytics:open", { n: formatNumber(rows, locale), what })}
    >
      {written}
    </Link>
  );
}

function VehicleBars({ view, vehicle }: { view: DashboardView; vehicle: VehicleFill }) {
  const t = useTranslate();
  const { name, routes, limits, fullBy } = vehicle;
  return (
    <li>
      <p className="fleet-name">
        <span>
          <b>{name ?? t("analytics:deleted")}</b>{" "}
          <span className="hint">{t("analytics:fill.routes", { count: routes })}</span>
        </span>
        {fullBy && <span className="hint">{t(`analytics:fill.full_by.${fullBy}`)}</span>}
      </p>
      <dl className="fill-bars">
        {limits.map((limit) => (
          <div key={limit.by} className={limit.by === fullBy ? "is-fullest" : undefined}>
            <dt>{t(`analytics:fill.${limit.by}`)}</dt>
            <dd>
              <svg viewBox="0 0 100 6" width="100%" height="6" preserveAspectRatio="none" aria-hidden="true">
                <path className="fill-track" d="M0 3H100" />
                <path className="fill-bar" d={`M0 3H${Math.min(100, limit.percent)}`} />
              </svg>
              <Percent view={view} vehicle={vehicle} limit={limit} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function FillTable({ view, fills }: FillPanelProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (
    <div className="chart-scroll">
      <table className="chart-table">
        <caption className="visually-hidden">{t("analytics:fill.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("analytics:dimension.vehicle")}</th>
            {fillDimensions.map((by) => (
              <th key={by} scope="col" className="chart-count">
                {t(`analytics:fill.${by}`)}
              </th>
            ))}
            <th scope="col" className="chart-count">
              {t("analytics:measure.routes")}
            </th>
          </tr>
        </thead>
        <tbody>
          {fills.map((vehicle) => (
            <tr key={vehicle.id}>
              <th scope="row">{vehicle.name ?? t("analytics:deleted")}</th>
              {fillDimensions.map((by) => {
                const limit = vehicle.limits.find((each) => each.by === by);
                return (
                  <td key={by} className="chart-count">
                    {limit ? <Percent {...{ view, vehicle, limit }} /> : t("analytics:fill.unlimited")}
                  </td>
                );
              })}
              <td className="chart-count">{formatNumber(vehicle.routes, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
