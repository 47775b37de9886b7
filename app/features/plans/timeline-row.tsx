import { memo } from "react";
import { useTranslation } from "react-i18next";
import { instantOf } from "#app/domain/kernel/local-time.ts";
import type { TimedRoute, TimedStop } from "#app/domain/plans/timed-plan.ts";
import { timeOf } from "#app/ui/formats/dates.ts";
import { colourOf } from "#app/ui/map/map-model.ts";
import { usePlanDesk } from "./plan-desk.tsx";
import { endOf, nameOf, routeNames, stopKey } from "./plan-lookup.ts";
import { percent, percentOf, type TimelineScale } from "./timeline-scale.ts";

/** One route: travel a line, a stop a block, waiting hatched, late ringed, at risk underlined. */
export const TimelineRow = memo(function TimelineRow({ route, scale }: { route: TimedRoute; scale: TimelineScale }) {
  const { lookup, selection, hovered, select, hover } = usePlanDesk();
  const on = selection.routeId === route.id;
  const [name] = routeNames(route, lookup);
  const hatch = `hatch-${route.id}`;
  return (
    <div className={`row rc-${colourOf(route.number)}${on ? " on" : ""}`}>
      <button type="button" className="lbl" onClick={() => select({ kind: "route", id: route.id })}>
        <span className={`rn${route.number > 12 ? " again" : ""}`}>{route.number}</span>
        <span className="lname">{name}</span>
      </button>
      <svg
        className="trk"
        width="100%"
        height="100%"
        aria-hidden="true"
        onPointerOver={(event) => {
          const key = (event.target as Element).getAttribute("data-stop");
          if (key && !(hovered?.kind === "stop" && hovered.id === key))
            hover({ kind: "stop", id: key, routeId: route.id });
        }}
        onPointerLeave={() => hover(null)}
        onClick={(event) => {
          const key = (event.target as Element).getAttribute("data-stop");
          select(key ? { kind: "stop", id: key, routeId: route.id } : { kind: "route", id: route.id });
        }}
      >
        <defs>
          <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line className="hatch" x1="0" y1="0" x2="0" y2="4" />
          </pattern>
        </defs>
        {route.stops.length > 0 && (
          <line className="tv" x1={percent(scale, route.startAt)} x2={percent(scale, route.endAt)} y1="50%" y2="50%" />
        )}
        {on && <ChosenWindow route={route} scale={scale} />}
        {route.stops.map((stop, index) => (
          <Block key={stopKey(stop)} route={route} stop={stop} index={index} scale={scale} hatch={hatch} on={on} />
        ))}
      </svg>
    </div>
  );
});

interface BlockProps {
  route: TimedRoute;
  stop: TimedStop;
  index: number;
  scale: TimelineScale;
  hatch: string;
  on: boolean;
}

function Block({ stop, index, scale, hatch, on }: BlockProps) {
  const { t } = useTranslation("plans");
  const { lookup, view, selection, hovered } = usePlanDesk();
  const key = stopKey(stop);
  const shipment = lookup.shipment(stop.shipmentId);
  const chosen = on && selection.stopKey === key;
  const lit = hovered?.kind === "stop" && hovered.id === key;
  const x = percent(scale, stop.startAt);
  const width = `${Math.max(0.25, percentOf(scale, stop.endAt) - percentOf(scale, stop.startAt)).toFixed(2)}%`;
  const zone = view.plan.timezone;
  const state = [chosen ? "on" : "", lit ? "lit" : "", lateClass[stop.lateness]].filter(Boolean).join(" ");
  return (
    <>
      {stop.waitSeconds >= 60 && (
        <rect
          x={percent(scale, stop.startAt - stop.waitSeconds * 1000)}
          width={`${(percentOf(scale, stop.startAt) - percentOf(scale, stop.startAt - stop.waitSeconds * 1000)).toFixed(2)}%`}
          y="6"
          height="12"
          fill={`url(#${hatch})`}
        >
          <title>{t("timeline.waiting", { minutes: Math.round(stop.waitSeconds / 60) })}</title>
        </rect>
      )}
      <svg x={x} width={width} height="100%" className={`blk ${state}`} overflow="visible">
        {stop.lateness !== 0 && <rect className="halo" width="100%" />}
        <rect className="sp" width="100%" data-stop={key}>
          <title>{`${index + 1} · ${timeOf(stop.arriveAt, zone)} · ${shipment ? nameOf(shipment, stop.type) : ""}`}</title>
        </rect>
        {on && (
          <text x="50%" y="50%" dy="3.4" textAnchor="middle">
            {index + 1}
          </text>
        )}
      </svg>
    </>
  );
}

const lateClass: Record<number, string> = { 1: "risk", 2: "risk", 3: "risk", 4: "late" };

/** The window of the chosen stop as a band behind its route. */
function ChosenWindow({ route, scale }: { route: TimedRoute; scale: TimelineScale }) {
  const { lookup, view, selection } = usePlanDesk();
  const stop = route.stops.find((each) => stopKey(each) === selection.stopKey);
  const shipment = stop && lookup.shipment(stop.shipmentId);
  if (!stop || !shipment) return null;
  const end = endOf(shipment, stop.type);
  const zone = view.plan.timezone;
  const from = Math.max(scale.from, end.from ? instantOf(end.from, zone) : route.startAt);
  const to = Math.min(scale.to, end.to ? instantOf(end.to, zone) : route.endAt);
  if ((!end.from && !end.to) || to <= from) return null;
  return (
    <rect
      className="wd"
      x={percent(scale, from)}
      width={`${(percentOf(scale, to) - percentOf(scale, from)).toFixed(2)}%`}
      y="1"
    />
  );
}
