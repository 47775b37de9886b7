import { Link } from "react-router";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { writeNumber } from "#app/ui/formats/measures.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import { appearanceOf } from "#app/ui/status/statuses.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import { type DayEnd, dayBands, type StatusCounts, statusesOf } from "../../model/day-flow.ts";
import { apart, drawDay } from "./day-picture.ts";
import type { OrdersDayProps } from "./orders-day.tsx";

/** Pixels of the chart's height without its hours, and of a label's line. */
const height = 216;
const labelLine = 21;
/** Percent of the width beside the present in which no hour is written. */
const hidden = 6;

interface DayChartProps extends Omit<OrdersDayProps, "day"> {
  day: OrdersDayProps["day"] & { counts: StatusCounts };
  /** By band, from the bottom up. */
  counts: readonly number[];
  /** What the hours below it are at least, milliseconds UTC. */
  from: number;
  to: number;
}

/** The day's bands up to now with their counts, each a door to its orders, and the line on to where the day will end. */
export function DayChart({ day, counts, date, asOf, from, to }: DayChartProps) {
  const say = useWords();
  const dates = useDates();
  const { locale } = useFormats();
  const picture = drawDay({ ...day, samples: day.samples ?? [], asOf, from, to });
  const shown = dayBands.flatMap((band, at) => (counts[at] ? [{ ...band, at, count: counts[at] }] : []));
  const tops = apart(
    shown.map(({ at }) => ((picture.middles[at] ?? 0) / 100) * height - labelLine / 2),
    labelLine,
    height - labelLine,
  );
  const last = picture.expected.at(-1);
  return (
    <div className="day-chart">
      {/* No style attribute: the page's policy lets none of the server's through. */}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links say what it shows. */}
      <svg className="day-plot">
        <svg height={height} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {picture.steps.map(({ orders, top }) => (
            <line key={orders} className="day-grid" x1="0" x2="100" y1={top} y2={top} />
          ))}
          {dayBands.map(({ key, status }, at) => (
            <path key={key} className={`day-band fam-${appearanceOf("order", status).family}`} d={picture.bands[at]} />
          ))}
          {last && (
            <polyline className="day-expected" points={picture.expected.map((spot) => spot.join(",")).join(" ")} />
          )}
          <line className="day-now" x1={picture.now} x2={picture.now} y1="0" y2="100" />
        </svg>
        <g className="day-counts" aria-hidden>
          {picture.steps.map(({ orders, top }) => (
            <text key={orders} x="-8" y={(top / 100) * height + 4}>
              {writeNumber(orders, locale)}
            </text>
          ))}
        </g>
        {last && <circle className="day-end-dot" cx={`${last[0]}%`} cy={(last[1] / 100) * height} r="3.5" />}
        <g className="day-hours" aria-hidden>
          {picture.hours.map(({ at, left }) =>
            Math.abs(left - picture.now) < hidden ? null : (
              <text key={at} x={`${left}%`} y={height + 17}>
                {dates.instant(at, "time")}
              </text>
            ),
          )}
          <svg className="day-clock" aria-hidden x={`${picture.now}%`} y={height + 4}>
            <rect x="-21" width="42" height="17" rx="4" />
            <text y="13">{dates.instant(asOf, "time")}</text>
          </svg>
        </g>
        {shown.map(({ key, status, count }, at) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: its link says it.
          <svg key={key} className={`day-label ${picture.labels}`} x={`${picture.now}%`} y={tops[at]}>
            <Link to={ordersOf(key, date)}>
              <g>
                <svg x="12" y="3" aria-hidden>
                  <StatusShape kind="order" code={status} size={14} />
                </svg>
              </g>
              <text x="32" y="15">
                <tspan>{writeNumber(count, locale)}</tspan> {say(`home:band.${key}`)}
              </text>
            </Link>
          </svg>
        ))}
      </svg>
      {day.samples === null && <p className="day-kept">{say("home:day.not_kept")}</p>}
      {day.end && <p className="day-end">{ending(day.end)}</p>}
    </div>
  );

  function ending({ curve, delivered, missed }: DayEnd): string {
    const time = dates.instant(curve.at(-1)?.at ?? asOf, "time");
    return missed > 0
      ? say("home:day.end_missed", { delivered, time, missed })
      : say("home:day.end", { delivered, time });
  }
}

/** The list of the day's orders that a band counts. */
function ordersOf(band: (typeof dayBands)[number]["key"], date: string): string {
  const statuses = statusesOf(band).map((status) => `&filters[status][]=${status}`);
  return `/orders?filters[delivery_schedule][]=on,${date}${statuses.join("")}`;
}
