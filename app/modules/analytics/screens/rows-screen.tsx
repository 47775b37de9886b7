import { Link, useLocation } from "react-router";
import { DaySpanText, useDates } from "#app/ui/formats/date-time.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { ListName } from "../model/counts.ts";
import { nameList } from "../model/list-names.ts";
import type { Subject } from "../model/subjects.ts";
import { useAnalyticsPlace } from "./analytics-place.ts";
import { DashboardFileLinks } from "./file-links.tsx";
import "./analytics.css";

interface FactRow {
  id: string;
  day: string;
  number: string;
  name: string;
  merchant: string | null;
  agent: string | null;
  type: string | null;
}

interface RowsScreenProps {
  view: {
    subject: Subject;
    count: ListName;
    days: { from: string; to: string };
    rows: FactRow[];
    total: number;
    next: string | null;
  };
}

/** The orders, shipments or routes behind a number. */
export function RowsScreen({ view }: RowsScreenProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { search } = useLocation();
  const dates = useDates();
  const place = useAnalyticsPlace();
  const known = (["merchant", "agent"] as const).filter((column) => view.rows.some((row) => row[column] !== null));
  const columns = ["day", "number", "name", ...known] as const;
  const title = nameList(view.count, t);
  const following = new URLSearchParams(search);
  following.set("after", view.next ?? "");
  return (
    <div className="page analytics">
      <PageTitle>{`${t("analytics:title")}: ${title}`}</PageTitle>
      <div className="analytics-head">
        <h1>{title}</h1>
        <span className="analytics-state">
          <DaySpanText {...view.days} /> · {t("analytics:rows.total", { n: formatNumber(view.total, locale) })}
        </span>
        <span className="grow" />
        <DashboardFileLinks path={`${place.rows}/export`} />
      </div>
      <div className="chart-scroll">
        <table className="chart-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`analytics:rows.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.rows.map((row) => (
              <tr key={row.id}>
                <td>{dates.local(row.day, "day")}</td>
                <td>{place.isEmbedded ? row.number : <Link to={toAddress(view.subject, row)}>{row.number}</Link>}</td>
                <td>{row.name}</td>
                {known.map((column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.rows.length === 0 && <p className="hint">{t("analytics:nothing")}</p>}
      {view.next && <ButtonLink to={`${place.rows}?${following}`}>{t("analytics:rows.next")}</ButtonLink>}
    </div>
  );
}

function toAddress(subject: Subject, { number, type, day }: FactRow): string {
  if (subject === "order") return `/orders/${number}`;
  return subject === "shipment" ? `/shipments/${type}/${number}` : `/routes?date=${day}`;
}
