import { useCallback, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import { useNow } from "#app/ui/client/use-now.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import type { MapTarget } from "#app/ui/map/map-model.ts";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { useHover } from "../editor/plan-hover.tsx";
import { TimelineRow } from "./timeline-row.tsx";
import { createTimelineScale, formatTrackPercent, type TimelineScale } from "./timeline-scale.ts";

/** All routes over time. Positions are in percent, so the layout needs no script. */
export function PlanTimeline() {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const now = useNow(formats);
  const { view, timed } = usePlanEditor();
  const wanted = timed && createTimelineScale(timed, now);
  // An unchanged period keeps its object, so that unchanged rows need not render again.
  const scale = useMemo(() => wanted, [wanted?.from, wanted?.to]);
  return (
    <section className="time" aria-label={t("timeline.title")}>
      {timed && scale ? (
        <Chart timed={timed} scale={scale} now={now} zone={view.plan.timezone} />
      ) : (
        <>
          <div className="timeline-head">
            <span className="row-label">{t("timeline.title")}</span>
          </div>
          <p className="trail-empty">{t("timeline.empty")}</p>
        </>
      )}
    </section>
  );
}

interface ChartProps {
  timed: TimedPlan;
  scale: TimelineScale;
  now: number;
  zone: string;
}

function Chart({ timed, scale, now, zone }: ChartProps) {
  const { t } = useTranslation("plans");
  const editor = usePlanEditor();
  const { lookup, selection } = editor;
  const hover = useHover();
  const latest = useRef(editor);
  latest.current = editor;
  const onSelect = useCallback((target: MapTarget) => latest.current.select(target), []);
  const shows = now > scale.from && now < scale.to;
  const apart = (scale.to - scale.from) * 0.03;
  const labelled = scale.ticks.filter((tick) => !shows || Math.abs(tick - now) > apart);
  return (
    <>
      <div className="timeline-head">
        <span className="row-label">{t("timeline.title")}</span>
        <svg className="axis" width="100%" height="16" aria-hidden="true">
          {labelled.map((tick) => (
            <text key={tick} x={formatTrackPercent(scale, tick)} y="12" textAnchor="middle">
              {toZoneTime(tick, zone)}
            </text>
          ))}
          {shows && (
            <svg x={formatTrackPercent(scale, now)} overflow="visible" aria-hidden="true">
              <rect className="now-label" x="-19" y="0" width="38" height="16" rx="4" />
              <text className="now-time" x="0" y="12" textAnchor="middle">
                {toZoneTime(now, zone)}
              </text>
            </svg>
          )}
        </svg>
      </div>
      <div className="rows-scroll">
        <div className="rows">
          <svg className="grid-lines" width="100%" height="100%" aria-hidden="true">
            {scale.ticks.map((tick) => (
              <line
                key={tick}
                x1={formatTrackPercent(scale, tick)}
                x2={formatTrackPercent(scale, tick)}
                y1="0"
                y2="100%"
              />
            ))}
          </svg>
          {timed.routes.map((route) => (
            <TimelineRow
              key={route.id}
              route={route}
              scale={scale}
              lookup={lookup}
              zone={zone}
              on={selection.routeId === route.id}
              selectedKey={selection.routeId === route.id ? selection.stopKey : null}
              onSelect={onSelect}
              onHover={hover}
            />
          ))}
          {shows && (
            <svg className="now-line" width="100%" height="100%" aria-hidden="true">
              <line x1={formatTrackPercent(scale, now)} x2={formatTrackPercent(scale, now)} y1="0" y2="100%" />
            </svg>
          )}
        </div>
      </div>
    </>
  );
}
