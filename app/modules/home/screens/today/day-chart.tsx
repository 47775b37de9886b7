import { Link } from "react-router";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { StatusShape } from "#app/ui/status/status.tsx";
import { getAppearance } from "#app/ui/status/statuses.ts";
import { type DayEnd, dayBands, listBandStatuses, type StatusCounts } from "../../model/day-flow.ts";
import { computeDayShapes, spreadLabels } from "./day-shapes.ts";
import type { OrdersDayProps } from "./orders-day.tsx";

/** Height of the chart without its hours, and of a label's line; pixels. */
const CHART_HEIGHT_PX = 216;
const LABEL_HEIGHT_PX = 21;
/** No hour label is drawn within this percentage of the width around now. */
const MIN_HOUR_GAP_PERCENT = 6;

interface DayChartProps extends Omit<OrdersDayProps, "day"> {
  day: OrdersDayProps["day"] & { counts: StatusCounts };
  /** By band, from the bottom up. */
  counts: readonly number[];
  /** Minimum range of the hour axis, milliseconds UTC. */
  from: number;
  to: number;
}

/**
 * The day's bands up to now with their counts, each linking to its orders, and the projection to the end of the day.
 */
export function DayChart({ day, counts, date, asOf, from, to }: DayChartProps) {
  const t = useTranslate();
  const dates = useDates();
  const { locale } = useFormats();
  const picture = computeDayShapes({ ...day, samples: day.samples ?? [], asOf, from, to });
  const shown = dayBands.flatMap((band, at) => (counts[at] ? [{ ...band, at, count: counts[at] }] : []));
  const tops = spreadLabels(
    shown.map(({ at }) => ((picture.middles[at] ?? 0) / 100) * CHART_HEIGHT_PX - LABEL_HEIGHT_PX / 2),
    LABEL_HEIGHT_PX,
    CHART_HEIGHT_PX - LABEL_HEIGHT_PX,
  );
  const last = picture.expected.at(-1);
  return (
    <div className="day-chart">
      {/* No style attribute: the content security policy blocks those rendered by the server. */}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links say what it shows. */}
      <svg className="day-plot">
        <svg height={CHART_HEIGHT_PX} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {picture.steps.map(({ orders, top }) => (
            <line key={orders} className="day-grid" x1="0" x2="100" y1={top} y2={top} />
          ))}
          {dayBands.map(({ key, status }, at) => (
            <path key={key} className={`day-band fam-${getAppearance("order", status).family}`} d={picture.bands[at]} />
          ))}
          {last && (
            <polyline className="day-expected" points={picture.expected.map((spot) => spot.join(",")).join(" ")} />
          )}
          <line className="day-now" x1={picture.now} x2={picture.now} y1="0" y2="100" />
        </svg>
        <g className="day-counts" aria-hidden>
          {picture.steps.map(({ orders, top }) => (
            <text key={orders} x="-8" y={(top / 100) * CHART_HEIGHT_PX + 4}>
              {formatNumber(orders, locale)}
            </text>
          ))}
        </g>
        {last && <circle className="day-end-dot" cx={`${last[0]}%`} cy={(last[1] / 100) * CHART_HEIGHT_PX} r="3.5" />}
        <g className="day-hours" aria-hidden>
          {picture.hours.map(({ at, left }) =>
            Math.abs(left - picture.now) < MIN_HOUR_GAP_PERCENT ? null : (
              <text key={at} x={`${left}%`} y={CHART_HEIGHT_PX + 17}>
                {dates.instant(at, "time")}
              </text>
            ),
          )}
          <svg className="day-clock" aria-hidden x={`${picture.now}%`} y={CHART_HEIGHT_PX + 4}>
            <rect x="-21" width="42" height="17" rx="4" />
            <text y="13">{dates.instant(asOf, "time")}</text>
          </svg>
        </g>
        {shown.map(({ key, status, count }, at) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: its link says it.
          <svg key={key} className={`day-label ${picture.labels}`} x={`${picture.now}%`} y={tops[at]}>
            <Link to={getOrdersUrl(key, date)}>
              <g>
                <svg x="12" y="3" aria-hidden>
                  <StatusShape kind="order" code={status} size={14} />
                </svg>
              </g>
              <text x="32" y="15">
                <tspan>{formatNumber(count, locale)}</tspan> {t(`home:band.${key}`)}
              </text>
            </Link>
          </svg>
        ))}
      </svg>
      {day.samples === null && <p className="day-kept">{t("home:day.not_kept")}</p>}
      {day.end && <p className="day-end">{ending(day.end)}</p>}
    </div>
  );

  function ending({ curve, delivered, missed }: DayEnd): string {
    const time = dates.instant(curve.at(-1)?.at ?? asOf, "time");
    return missed > 0 ? t("home:day.end_missed", { delivered, time, missed }) : t("home:day.end", { delivered, time });
  }
}

/** The list of the day's orders in a band. */
function getOrdersUrl(band: (typeof dayBands)[number]["key"], date: string): string {
  const statuses = listBandStatuses(band).map((status) => `&filters[status][]=${status}`);
  return `/orders?filters[delivery_schedule][]=on,${date}${statuses.join("")}`;
}
