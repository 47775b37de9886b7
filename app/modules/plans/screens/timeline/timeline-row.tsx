import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { TimedRoute, TimedStop } from "#app/modules/planning/model/timed-plan.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor, type MapTarget } from "#app/ui/map/map-model.ts";
import { useHovered } from "../editor/plan-hover.tsx";
import { getRouteNames, getStopEnd, getStopPlace, type PlanLookup, toStopKey } from "../editor/plan-lookup.ts";
import { formatTrackPercent, type TimelineScale, toTrackPercent } from "./timeline-scale.ts";

interface TimelineRowProps {
  route: TimedRoute;
  scale: TimelineScale;
  lookup: PlanLookup;
  zone: string;
  /** It is the selected route. */
  on: boolean;
  selectedKey: string | null;
  /** Must be stable functions, or the memo has no effect. */
  onSelect(target: MapTarget): void;
  onHover(target: MapTarget | null): void;
}

/** One route: travel as a line, stops as blocks, waiting hatched, late stops outlined, stops at risk underlined. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { route, scale, lookup, on, zone, selectedKey, onSelect, onHover } = props;
  const hoveredKey = useHovered((target) =>
    target?.kind === "stop" && target.routeId === route.id ? target.id : null,
  );
  const [name] = getRouteNames(route, lookup);
  const { start, end } = lookup.edges(route);
  const hatch = `hatch-${route.id}`;
  const keyAt = (target: EventTarget) => (target instanceof Element ? target.getAttribute("data-stop") : null);
  const getTarget = (key: string | null): MapTarget =>
    key ? { kind: "stop", id: key, routeId: route.id } : { kind: "route", id: route.id };
  return (
    <div className={`row rc-${getRouteColor(route.number)}${on ? " is-on" : ""}`}>
      <button type="button" className="row-label" onClick={() => onSelect(getTarget(null))}>
        <span className={`route-number${route.number > 12 ? " again" : ""}`}>{route.number}</span>
        <span className="label-name">{name}</span>
      </button>
      <svg
        className="timeline-track"
        width="100%"
        height="100%"
        aria-hidden="true"
        onPointerOver={({ target }) => {
          const key = keyAt(target);
          if (key && key !== hoveredKey) onHover(getTarget(key));
        }}
        onPointerLeave={() => onHover(null)}
        onClick={({ target }) => onSelect(getTarget(keyAt(target)))}
      >
        <defs>
          <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line className="hatch" x1="0" y1="0" x2="0" y2="4" />
          </pattern>
        </defs>
        {route.stops.length > 0 && (
          <line
            className="timeline-travel"
            x1={formatTrackPercent(scale, route.startAt)}
            x2={formatTrackPercent(scale, route.endAt)}
            y1="50%"
            y2="50%"
          >
            <title>{`${toZoneTime(route.startAt, zone)} ${start.name} – ${toZoneTime(route.endAt, zone)} ${end.name}`}</title>
          </line>
        )}
        {on && <ChosenWindow {...props} />}
        {route.breaks.map(({ startAt, endAt }) => (
          <rect
            key={startAt}
            className="timeline-break"
            x={formatTrackPercent(scale, startAt)}
            width={formatWidth(scale, startAt, endAt)}
            y="7"
            height="10"
          >
            <title>{t("timeline.break", { from: toZoneTime(startAt, zone), to: toZoneTime(endAt, zone) })}</title>
          </rect>
        ))}
        {route.stops.map((stop, index) => {
          const key = toStopKey(stop);
          const hint = `${index + 1} · ${toZoneTime(stop.arriveAt, zone)} · ${getStopPlace(stop, lookup)?.name ?? ""}`;
          return (
            <g key={key}>
              {stop.waitSeconds >= 60 && (
                <rect
                  x={formatTrackPercent(scale, stop.startAt - stop.waitSeconds * 1000)}
                  width={formatWidth(scale, stop.startAt - stop.waitSeconds * 1000, stop.startAt)}
                  y="6"
                  height="12"
                  fill={`url(#${hatch})`}
                >
                  <title>{t("timeline.waiting", { time: formatSpan(stop.waitSeconds, translate) })}</title>
                </rect>
              )}
              <Block
                stop={stop}
                scale={scale}
                number={on && hasRoom(scale, stop) ? index + 1 : null}
                hint={hint}
                chosen={on && key === selectedKey}
                lit={key === hoveredKey}
              />
            </g>
          );
        })}
      </svg>
    </div>
  );
});

const lateClass: Record<number, string> = { 2: "risk early", 3: "risk", 4: "late" };

interface BlockProps {
  stop: TimedStop;
  scale: TimelineScale;
  /** Written into the block of a selected route. */
  number: number | null;
  hint: string;
  chosen: boolean;
  lit: boolean;
}

function Block({ stop, scale, number, hint, chosen, lit }: BlockProps) {
  const late = lateClass[stop.lateness];
  const state = [
    "stop-block",
    stop.type === "depot" ? "is-depot" : "",
    chosen ? "is-on" : "",
    lit ? "is-lit" : "",
    late ?? "",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <svg
      x={formatTrackPercent(scale, stop.startAt)}
      width={formatWidth(scale, stop.startAt, stop.endAt)}
      height="100%"
      className={state}
      overflow="visible"
      aria-hidden="true"
    >
      {late && <rect className="halo" width="100%" />}
      <rect className="stop-span" width="100%" data-stop={toStopKey(stop)}>
        <title>{hint}</title>
      </rect>
      {number !== null && (
        <text x="50%" y="50%" dy="3.4" textAnchor="middle">
          {number}
        </text>
      )}
    </svg>
  );
}

/** A number needs about a seventieth of the width. */
function hasRoom(scale: TimelineScale, stop: TimedStop): boolean {
  return toTrackPercent(scale, stop.endAt) - toTrackPercent(scale, stop.startAt) > 1.3;
}

function formatWidth(scale: TimelineScale, from: number, to: number): string {
  return `${Math.max(0.25, toTrackPercent(scale, to) - toTrackPercent(scale, from)).toFixed(2)}%`;
}

/** The window of the selected stop as a band behind its route. */
function ChosenWindow({ route, scale, lookup, zone, selectedKey }: TimelineRowProps) {
  const stop = route.stops.find((each) => toStopKey(each) === selectedKey);
  const shipment = stop && lookup.shipment(stop.shipmentId);
  if (!stop || !shipment) return null;
  const end = getStopEnd(shipment, stop.type);
  const from = Math.max(scale.from, end.from ? toInstant(end.from, zone) : route.startAt);
  const to = Math.min(scale.to, end.to ? toInstant(end.to, zone) : route.endAt);
  if ((!end.from && !end.to) || to <= from) return null;
  return (
    <rect className="timeline-window" x={formatTrackPercent(scale, from)} width={formatWidth(scale, from, to)} y="1" />
  );
}
