import { Link } from "react-router";
import { formatAmount, formatNumber, formatSpan } from "#app/ui/formats/measures.tsx";
import type { Translate } from "#app/ui/i18n/translation-key.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Sparkline } from "#app/ui/sparkline/sparkline.tsx";
import { buildRowsAddress, type DashboardView, type FigureView } from "../model/dashboard-view.ts";
import { useAnalyticsPlace } from "./analytics-place.ts";

/** The key figures, each by day and compared with the previous period. */
export function Figures({ view }: { view: DashboardView }) {
  const t = useTranslate();
  return (
    <section className="key-figures" aria-label={t("analytics:figures")}>
      {view.figures.map((figure) => (
        <Figure key={figure.name} view={view} figure={figure} />
      ))}
    </section>
  );
}

function Figure({ view, figure }: { view: DashboardView; figure: FigureView }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const place = useAnalyticsPlace();
  const write = (value: number | null) => formatFigure(value, figure, { currency: view.currency, locale, t });
  const name = t(`analytics:measure.${figure.name}`);
  const { list, rows } = figure;
  return (
    <div title={t(`analytics:means.${figure.name}`)}>
      <h3>{name}</h3>
      <p>
        <b>{write(figure.value)}</b>
        <Change figure={figure} />
      </p>
      <div className="figure-foot">
        <span>
          {t("analytics:before", { value: write(figure.before) })}
          {list && rows ? (
            <>
              <br />
              <Link
                className="link"
                to={buildRowsAddress(place.rows, view, { subject: figure.subject, count: list })}
                aria-label={t("analytics:open", { n: formatNumber(rows, locale), what: name })}
              >
                {formatNumber(rows, locale)}
              </Link>
            </>
          ) : null}
        </span>
        {figure.trend.some((value) => value !== null) && figure.trend.length > 1 && (
          <Sparkline
            values={figure.trend}
            label={t("analytics:trend", { name })}
            floor="least"
            width={76}
            height={26}
          />
        )}
      </div>
    </div>
  );
}

/** Change since the previous period, and whether that is better. */
function Change({ figure: { value, before, better, unit } }: { figure: FigureView }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  if (value === null || before === null || value === before) return null;
  const isMore = value > before;
  const size = unit === "count" && before !== 0 ? (Math.abs(value - before) * 100) / before : Math.abs(value - before);
  const tone =
    better === null
      ? "figure-change"
      : (better === "more") === isMore
        ? "figure-change change-better"
        : "figure-change change-worse";
  if (unit === "money" || (unit === "count" && before === 0)) return <span className={tone}>{isMore ? "↑" : "↓"}</span>;
  const written =
    unit === "minutes"
      ? formatSpan(Math.round(size) * 60, t)
      : `${formatNumber(size, locale, 1)}${unit === "count" ? " %" : ""}`;
  return <span className={tone}>{`${isMore ? "↑" : "↓"} ${written}`}</span>;
}

function formatFigure(
  value: number | null,
  { unit }: FigureView,
  { currency, locale, t }: { currency: string; locale: string; t: Translate },
): string {
  if (value === null) return t("analytics:no_value");
  if (unit === "minutes") return formatSpan(Math.round(value) * 60, t);
  if (unit === "money") return `${formatAmount(Math.round(value), currency, locale)} ${currency}`;
  const n = formatNumber(
    value,
    locale,
    unit === "count" || unit === "index" || (unit === "kilometers" && value >= 100) ? 0 : unit === "ratio" ? 2 : 1,
  );
  return unit === "count" || unit === "ratio" || unit === "per_hour" || unit === "index"
    ? n
    : t(`analytics:unit.${unit}`, { n });
}
