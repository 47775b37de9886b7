import { toZoneTime } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import type { Worktime } from "../db/worktime.reads.server.ts";
import { computeShiftScale, toScalePercent } from "../model/shift-scale.ts";
import { listUncoveredSpans } from "../model/worktime.rules.ts";

/** The shift, the reported time and the worked routes one below the other, on one scale. */
export function WorktimeTimeline({ row }: { row: Worktime }) {
  const t = useTranslate();
  const { timezone } = useFormats();
  const { checkedInAt, checkedOutAt, shiftFrom, shiftTo, routes } = row;
  if (checkedInAt === null || checkedOutAt === null) return null;
  const shift = shiftFrom !== null && shiftTo !== null ? { from: shiftFrom, to: shiftTo } : null;
  const scale = computeShiftScale([{ shift, attendance: { checkedInAt, checkedOutAt } }], checkedInAt, timezone);
  const outside = listUncoveredSpans({ from: checkedInAt, to: checkedOutAt }, shift);
  const seconds = outside.reduce((sum, { from, to }) => sum + (to - from) / 1_000, 0);
  const at = (moment: number) => `${toScalePercent(scale, moment)}%`;
  const width = (from: number, to: number) =>
    `${Math.max(0, toScalePercent(scale, to) - toScalePercent(scale, from))}%`;
  return (
    <dl className="worktime-line">
      <div aria-hidden>
        <dt />
        <dd>
          <svg className="shift-axis" width="100%" height="18">
            <title>{t("fleet:worktime.reported")}</title>
            <defs>
              <pattern id="outside" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect className="outside" width={3} height={6} />
              </pattern>
            </defs>
            {scale.ticks.map((tick) => (
              <text key={tick} x={at(tick)} y={13} textAnchor="middle">
                {toZoneTime(tick, timezone)}
              </text>
            ))}
          </svg>
        </dd>
      </div>
      <div>
        <dt>{t("fleet:worktime.shift")}</dt>
        <dd className="shift">
          <svg width="100%" height="12" aria-hidden>
            {shift && (
              <rect className="plan" x={at(shift.from)} width={width(shift.from, shift.to)} height={12} rx={3} />
            )}
          </svg>
          <span>{shift ? null : t("fleet:no_shift")}</span>
        </dd>
      </div>
      <div>
        <dt>{t("fleet:worktime.reported")}</dt>
        <dd className="shift">
          <svg width="100%" height="12" aria-hidden>
            <rect className="work" x={at(checkedInAt)} width={width(checkedInAt, checkedOutAt)} height={12} rx={3} />
            {outside.map(({ from, to }) => (
              <g key={from}>
                <rect className="blank" x={at(from)} width={width(from, to)} height={12} />
                <rect fill="url(#outside)" x={at(from)} width={width(from, to)} height={12} />
              </g>
            ))}
          </svg>
          <span>{seconds >= 60 && t("fleet:worktime.outside", { time: formatSpan(seconds, t) })}</span>
        </dd>
      </div>
      {routes.map((route) => {
        const moments = route.stops.flatMap(({ arrivedAt, finishedAt }) => finishedAt ?? arrivedAt ?? []);
        if (moments.length === 0) return null;
        const [first, last] = [Math.min(...moments), Math.max(...moments)];
        return (
          <div key={route.id} className={`rc-${getRouteColor(route.number)}`}>
            <dt>{t("fleet:worktime.route_stops", { number: route.number })}</dt>
            <dd>
              <svg className="worked" width="100%" height="12" aria-hidden>
                <rect x={at(first)} y={5} width={width(first, last)} height={2} />
                {moments.map((moment, nth) => (
                  <circle key={nth} cx={at(moment)} cy={6} r={3} />
                ))}
              </svg>
              <span>
                {toZoneTime(first, timezone)} – {toZoneTime(last, timezone)}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
