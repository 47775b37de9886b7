import { Lock, Warehouse } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TimedRoute, TimedStop } from "#app/modules/planning/model/timed-plan.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import { getStatusLabel } from "#app/ui/status/statuses.ts";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { useHover, useIsHovered } from "../editor/plan-hover.tsx";
import { getStopPlace, toStopKey } from "../editor/plan-lookup.ts";
import { useStopDrag } from "../editor/use-stop-drag.ts";

/** The stops of the open route. Drag one up or down, or over another route; Alt with an arrow key does the same. */
export function StopList({ route }: { route: TimedRoute }) {
  const { t } = useTranslation("plans");
  const list = useRef<HTMLOListElement>(null);
  const drag = useStopDrag(route.id, list);
  return (
    <ol className="stops" ref={list} aria-label={t("stops_of", { number: route.number })}>
      {route.stops.map((stop, index) => (
        <StopRow key={toStopKey(stop)} route={route} stop={stop} index={index} drag={drag} />
      ))}
      {route.stops.length === 0 && <li className="no-stops">{t("no_stops")}</li>}
    </ol>
  );
}

interface StopRowProps {
  route: TimedRoute;
  stop: TimedStop;
  index: number;
  drag: ReturnType<typeof useStopDrag>;
}

function StopRow({ route, stop, index, drag }: StopRowProps) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { lookup, view, selection, select } = usePlanEditor();
  const hover = useHover();
  const row = useRef<HTMLLIElement>(null);
  const key = toStopKey(stop);
  const lit = useIsHovered("stop", key);
  const on = selection.stopKey === key;
  useEffect(() => {
    if (on) row.current?.scrollIntoView({ block: "nearest" });
  }, [on]);
  const place = getStopPlace(stop, lookup);
  if (!place) return null;
  const { end } = place;
  const depot = stop.type === "depot";
  const state = `${on ? " is-on" : ""}${lit ? " is-lit" : ""}${drag.dragging === key ? " dragged" : ""}`;
  return (
    <li ref={row} aria-current={on || undefined}>
      <button
        type="button"
        className={`stop${depot ? " is-depot" : ""}${state}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => select({ kind: "stop", id: key, routeId: route.id })}
        onPointerEnter={() => hover({ kind: "stop", id: key, routeId: route.id })}
        onPointerLeave={() => hover(null)}
        onPointerDown={(event) => drag.start(event, key)}
      >
        <span className="stop-number">{depot ? <Icon of={Warehouse} size={12} /> : index + 1}</span>
        <span className="stop-arrival">{toZoneTime(stop.arriveAt, view.plan.timezone)}</span>
        <span className="stop-window">{formatLocalWindow(end.from, end.to)}</span>
        <span className="stop-customer">{place.name}</span>
        <span className="stop-service">
          {Math.round(stop.serviceSeconds / 60)}
          <i>m</i>
        </span>
        <span className="stop-marks">
          {stop.lateness !== 0 && (
            <StatusShape
              kind="lateness"
              code={stop.lateness}
              size={14}
              label={translate(getStatusLabel("lateness", stop.lateness))}
            />
          )}
        </span>
        <span className="stop-lock">
          {(stop.fixed || route.locked) && (
            <span role="img" aria-label={t("fixed")}>
              <Icon of={Lock} size={12} />
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** A local window as "11:00–13:00"; nothing where both sides are open. */
export function formatLocalWindow(from: string | null, to: string | null): string {
  return from || to ? `${from?.slice(11, 16) ?? ""}–${to?.slice(11, 16) ?? ""}` : "";
}
