import { useMemo } from "react";
import { Link } from "react-router";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { buildRowsAddress, type DashboardView } from "../model/dashboard-view.ts";
import { getBandAim } from "../model/window-cells.ts";
import { curveScales, type WidthsView } from "../model/window-widths.ts";
import { useAnalyticsPlace } from "./analytics-place.ts";
import { LinePanel } from "./line-panel.tsx";

interface WidthPanelsProps {
  view: DashboardView;
  widths: WidthsView;
}

/** How wide windows were, whether they would have held narrower or wider, and what their aims would take. */
export function WidthPanels({ view, widths }: WidthPanelsProps) {
  return (
    <>
      <WidthCurve curve={widths.curve} />
      <WidthByHour byHour={widths.byHour} />
      <AimPanel view={view} widths={widths} />
    </>
  );
}

function WidthCurve({ curve: { now, before } }: Pick<WidthsView, "curve">) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const aim = getBandAim(null);
  const lines = useMemo(() => {
    const of = (key: "now" | "before" | "aim", hue: string, values: number[]) =>
      values.length === 0 ? [] : [{ key, hue, values, label: t(`analytics:widths.${key}`), isDashed: key === "aim" }];
    const aims = now.map(() => aim);
    return [...of("now", "--chart-1", now), ...of("before", "--chart-2", before), ...of("aim", "--st-idle", aims)];
  }, [now, before, aim, t]);
  const reached = curveScales.find((_, at) => (now[at] ?? 0) >= aim);
  const asSent = formatNumber(now[curveScales.indexOf(100)] ?? 0, locale);
  const write = (n: number) => t("analytics:unit.percent", { n: formatNumber(n, locale) });
  return (
    <LinePanel
      title={t("analytics:widths.curve")}
      about={t("analytics:widths.curve_about")}
      sentence={t(reached === undefined ? "analytics:widths.curve_never" : "analytics:widths.curve_sentence", {
        ...{ inside: asSent, aim: formatNumber(aim, locale), width: formatNumber(reached ?? 0, locale) },
      })}
      across={t("analytics:widths.scale")}
      labels={curveScales.map(write)}
      lines={now.length === 0 ? [] : lines}
      min={Math.floor(Math.min(50, ...now, ...before) / 10) * 10}
      max={100}
      how={t("analytics:widths.curve_how")}
    />
  );
}

/** Colors of bands, the farthest first. */
const hues = ["--st-idle", "--st-alert", "--chart-2", "--chart-1"] as const;

function WidthByHour({ byHour: { hours, lines } }: Pick<WidthsView, "byHour">) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const drawn = useMemo(
    () =>
      lines.map(({ band, minutes }, at) => ({
        ...{ key: band, label: t(`analytics:calibration.band.${band}`), values: minutes },
        hue: hues[hues.length - lines.length + at] ?? hues[0],
      })),
    [lines, t],
  );
  const ranges = drawn.map(({ label, values }) => {
    const known = values.filter((each) => each !== null);
    const [low, high] = [Math.min(...known), Math.max(...known)].map((n) => formatNumber(n, locale));
    return t("analytics:widths.range", { what: label, low: low ?? "", high: high ?? "" });
  });
  return (
    <LinePanel
      title={t("analytics:widths.by_hour")}
      about={t("analytics:widths.by_hour_about")}
      sentence={ranges.join(", ")}
      across={t("analytics:widths.hour")}
      labels={hours.map((hour) => t("analytics:calibration.hour", { hour }))}
      lines={drawn}
      min={0}
      how={t("analytics:widths.by_hour_how")}
    />
  );
}

/** What made windows of the evening before miss, and how much wider others would have had to be. */
function AimPanel({ view, widths: { announced, causes, wider } }: WidthPanelsProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { rows } = useAnalyticsPlace();
  const write = (n: number, decimals = 0) => formatNumber(n, locale, decimals);
  const percent = (n: number) => t("analytics:unit.percent", { n: write(n, 1) });
  return (
    <section className="chart-panel chart-wide">
      <div className="chart-head">
        <h2>{t("analytics:widths.aims")}</h2>
        <span className="hint">{t("analytics:widths.aims_about")}</span>
      </div>
      {causes.length + wider.length === 0 ? (
        <p className="hint">{t("analytics:widths.aims_kept")}</p>
      ) : (
        <table className="chart-table">
          <thead>
            <tr>
              <th scope="col">{t("analytics:widths.step")}</th>
              <th scope="col" className="chart-count">
                {t("analytics:widths.gain")}
              </th>
              <th scope="col" className="chart-count">
                {t("analytics:widths.wider")}
              </th>
              <th scope="col" className="chart-count">
                {t("analytics:widths.missed")}
              </th>
            </tr>
          </thead>
          <tbody>
            {causes.map(({ count, points, rows: n }) => (
              <tr key={count}>
                <th scope="row">{t(`analytics:count.${count}`)}</th>
                <td className="chart-count">{t("analytics:widths.points", { n: write(points, 1) })}</td>
                <td className="chart-count">–</td>
                <td className="chart-count">
                  <Link to={buildRowsAddress(rows, view, { subject: "order", count })}>{write(n)}</Link>
                </td>
              </tr>
            ))}
            {wider.map(({ band, inside, aim, width, neededWidth }) => (
              <tr key={band}>
                <th scope="row">
                  {t("analytics:widths.wider_band", {
                    ...{ what: t(`analytics:calibration.band.${band}`), from: write(width), to: write(neededWidth) },
                  })}
                </th>
                <td className="chart-count">{t("analytics:widths.points", { n: write(aim - inside, 1) })}</td>
                <td className="chart-count">{t("analytics:widths.minutes", { n: write(neededWidth - width) })}</td>
                <td className="chart-count">–</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="hint">
        {announced !== null && t("analytics:widths.announced", { inside: percent(announced) })}{" "}
        {t("analytics:widths.aims_how")}
      </p>
    </section>
  );
}
