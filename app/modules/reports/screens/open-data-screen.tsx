import { Link } from "react-router";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { OpenDataView } from "../commands/open-data.server.ts";
import "#app/modules/analytics/screens/analytics.css";

/** The files of the nightly copy, a table and month each. */
export function OpenDataScreen({ view: { isOn, isWhole, files } }: { view: OpenDataView }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (
    <div className="page analytics">
      <PageTitle>{t("reports:open_data.title")}</PageTitle>
      <div className="analytics-head">
        <h1>{t("reports:open_data.title")}</h1>
        <span className="grow" />
        <Link className="link" to="/analytics/reports">
          {t("reports:open_data.back")}
        </Link>
      </div>
      <p className="analytics-state">{t("reports:open_data.about")}</p>
      {!isOn && (
        <p className="hint">
          {t("reports:open_data.off")}{" "}
          <Link className="link" to="/settings/account">
            {t("reports:open_data.settings")}
          </Link>
        </p>
      )}
      {isOn && !isWhole && <p className="hint">{t("reports:open_data.part")}</p>}
      {isOn && isWhole && files.length === 0 && <p className="hint">{t("reports:open_data.none")}</p>}
      {files.length > 0 && (
        <div className="chart-scroll">
          <table className="chart-table">
            <thead>
              <tr>
                {(["month", "table", "rows", "size", "written", "file"] as const).map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={column === "rows" || column === "size" ? "chart-count" : undefined}
                  >
                    {t(`reports:open_data.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {files.map(({ name, month, rows, size, writtenAt }) => (
                <tr key={`${name} ${month}`}>
                  <td>{month}</td>
                  <td>{t(`reports:open_data.table.${name}`)}</td>
                  <td className="chart-count">{formatNumber(rows, locale)}</td>
                  <td className="chart-count">
                    {t("reports:open_data.kilobytes", { n: formatNumber(size / 1000, locale) })}
                  </td>
                  <td>{writtenAt !== null && <DateTimeText at={writtenAt} />}</td>
                  <td>
                    <Link reloadDocument prefetch="none" to={`/analytics/open-data/${name}/${month}`}>
                      {`${name}-${month}.parquet`}
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
