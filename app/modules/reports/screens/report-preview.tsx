import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { OpenedReport } from "./report-screen.tsx";

/** The first rows of what the report gives now. */
export function ReportPreview({ view: { preview, unknown } }: { view: OpenedReport }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  if (!preview) return <p className="problem">{t("reports:unknown", { what: unknown.join(", ") })}</p>;
  const { header, rows, numbers, total, isExact, readAt } = preview;
  const count = `${formatNumber(total, locale)}${isExact ? "" : "+"}`;
  return (
    <section aria-label={t("reports:preview")}>
      <h2>
        {t("reports:preview")}{" "}
        <span className="soft-ink">{t("reports:preview_of", { n: String(rows.length), count })}</span>{" "}
        <span className="soft-ink">
          <DateTimeText at={readAt} />
        </span>
      </h2>
      <div className="chart-scroll">
        <table className="chart-table report-table">
          <thead>
            <tr>
              {header.map((name, at) => (
                <th key={at} scope="col" className={numbers.includes(at) ? "chart-count" : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, at) => (
                  <td key={at} className={numbers.includes(at) ? "chart-count" : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className="hint">{t("reports:nothing")}</p>}
    </section>
  );
}
