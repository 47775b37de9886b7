import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ForecastDay } from "../model/forecast.ts";

/** What the coming days may bring, and how that is made. */
export function ForecastPanel({ days }: { days: readonly ForecastDay[] }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const dates = useDates();
  const write = (n: number) => formatNumber(n, locale);
  const most = Math.max(1, ...days.flatMap(({ known, high }) => [known, high]));
  return (
    <section className="chart-panel">
      <h2>{t("analytics:forecast.title")}</h2>
      <div className="chart-scroll">
        <table className="chart-table">
          <thead>
            <tr>
              <th scope="col">{t("analytics:rows.day")}</th>
              {(["known", "expected", "spread"] as const).map((column) => (
                <th key={column} scope="col" className="chart-count" colSpan={column === "spread" ? 2 : 1}>
                  {t(`analytics:forecast.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((each) => (
              <tr key={each.day}>
                <th scope="row">{dates.local(each.day, "day")}</th>
                <td className="chart-count">{write(each.known)}</td>
                <td className="chart-count">{write(each.middle)}</td>
                <td className="chart-count">
                  {t("analytics:forecast.from_to", { low: write(each.low), high: write(each.high) })}
                </td>
                <td className="forecast-range">
                  <Range day={each} most={most} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">{t("analytics:forecast.how", { n: write(Math.max(...days.map(({ weeks }) => weeks))) })}</p>
    </section>
  );
}

/** From the least to the most, the middle and what is known marked. */
function Range({ day: { low, high, middle, known }, most }: { day: ForecastDay; most: number }) {
  const at = (n: number) => 2 + (n * 96) / most;
  return (
    <svg viewBox="0 0 100 12" width="100" height="12" aria-hidden="true">
      <path className="forecast-spread" d={`M${at(low)} 6H${at(high)}`} />
      <circle className="forecast-middle" cx={at(middle)} cy="6" r="3" />
      <path className="forecast-known" d={`M${at(known)} 1V11`} />
    </svg>
  );
}
