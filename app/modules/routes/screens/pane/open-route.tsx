import { Check, Coffee } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { formatHours } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import { getStatusLabel } from "#app/ui/status/statuses.ts";
import type { LiveStop } from "../../model/live-route.ts";
import { computePlanGap } from "../../model/route-day.ts";
import { listStopsAndBreaks } from "../routes-scene.ts";
import type { LiveRouteItemProps } from "./live-route-item.tsx";

/** The stops of a route; finished ones are collapsed into one line. */
export function OpenRoute(props: LiveRouteItemProps) {
  const { t } = useTranslation("routes");
  const { route, zone, selection } = props;
  const rows = listStopsAndBreaks(route);
  const ahead = rows.filter(({ finishedAt }) => finishedAt === null);
  const over = rows.length - ahead.length;
  const chosen = rows.find(({ id }) => id === selection.stopId);
  const [expanded, setExpanded] = useState(false);
  const showsAll = expanded || ahead.length === 0 || (chosen !== undefined && chosen.finishedAt !== null);
  const since = Math.min(...rows.flatMap(({ arrivedAt, finishedAt }) => arrivedAt ?? finishedAt ?? []));
  return (
    <div className="stops">
      {over > 0 && ahead.length > 0 && (
        <p className="stops-over">
          <span className="stop-number">
            <Icon of={Check} size={12} />
          </span>
          {route.attemptedCount > 0
            ? t("over.both", {
                completed: route.doneCount - route.attemptedCount,
                attempted: route.attemptedCount,
                time: toZoneTime(since, zone),
              })
            : t("over.completed", { count: route.doneCount, time: toZoneTime(since, zone) })}
          <button type="button" className="link" aria-expanded={showsAll} onClick={() => setExpanded(!showsAll)}>
            {t(showsAll ? "over.hide" : "over.show")}
          </button>
        </p>
      )}
      <ol aria-label={t("stops_of", { number: route.number })}>
        {(showsAll ? rows : ahead).map((stop) =>
          stop.type === "break" ? (
            <BreakRow key={stop.id} stop={stop} zone={zone} />
          ) : (
            <LiveStopRow key={stop.id} stop={stop} {...props} />
          ),
        )}
      </ol>
    </div>
  );
}

/** Delay against the plan: "+14 min", "−3 min" (ahead), "+2:05 h"; short: "+14m", "+2:05h". */
export function PlanGap({ ms, short }: { ms: number; short?: true }) {
  const t = useTranslate();
  const minutes = Math.round(ms / 60_000);
  const sign = minutes > 0 ? "+" : minutes < 0 ? "−" : "";
  const by = Math.abs(minutes);
  const unit = by >= 60 ? "common:field.hours" : short ? "routes:minutes_short" : "common:field.minutes";
  return (
    <span className="gap-to-plan">
      {sign + (by < 60 ? by : formatHours(by))}
      <i>{`${short ? "" : " "}${t(unit)}`}</i>
    </span>
  );
}

function LiveStopRow({
  stop,
  route,
  zone,
  selection,
  hovered,
  onSelect,
  onHover,
}: LiveRouteItemProps & { stop: LiveStop }) {
  const t = useTranslate();
  const row = useRef<HTMLLIElement>(null);
  const on = selection.stopId === stop.id;
  const lit = hovered?.kind === "stop" && hovered.id === stop.id;
  useEffect(() => {
    if (on) row.current?.scrollIntoView({ block: "nearest" });
  }, [on]);
  const target = { kind: "stop", id: stop.id, routeId: route.id } as const;
  const done = stop.finishedAt !== null;
  return (
    <li ref={row} aria-current={on || undefined}>
      <button
        type="button"
        className={`stop${on ? " is-on" : ""}${lit ? " is-lit" : ""}${done ? " past" : ""}`}
        onClick={() => onSelect(target)}
        onPointerEnter={() => onHover(target)}
        onPointerLeave={() => onHover(null)}
      >
        <span className="stop-number">{stop.position}</span>
        <span className="stop-arrival">{toZoneTime(stop.finishedAt ?? stop.arrivedAt ?? stop.expectedAt, zone)}</span>
        <span className="stop-window">{formatLiveWindow(stop, zone)}</span>
        <span className="stop-customer">{stop.shipment?.customerName || stop.name}</span>
        <span className="stop-gap">{!done && route.status === "active" && <PlanGap ms={computePlanGap(stop)} />}</span>
        <span className="stop-marks">
          {!done && stop.lateness !== 0 ? (
            <StatusShape
              kind="lateness"
              code={stop.lateness}
              size={14}
              label={t(getStatusLabel("lateness", stop.lateness))}
            />
          ) : (
            (done || stop.state === "arriving") && (
              <StatusShape kind="stop" code={stop.state} size={14} label={t(getStatusLabel("stop", stop.state))} />
            )
          )}
        </span>
      </button>
    </li>
  );
}

/** States of a break that have a label. */
const breakStates = ["arriving", "completed", "failed"] as const;

/** A break among the stops. */
function BreakRow({ stop, zone }: { stop: LiveStop; zone: string }) {
  const { t } = useTranslation("routes");
  const minutes = Math.round(stop.serviceSeconds / 60);
  const labeledState = breakStates.find((state) => state === stop.state);
  const ended = stop.finishedAt !== null && stop.arrivedAt !== null ? `–${toZoneTime(stop.finishedAt, zone)}` : "";
  return (
    <li>
      <span className={`stop is-depot${stop.finishedAt === null ? "" : " past"}`}>
        <span className="stop-number">
          <Icon of={Coffee} size={12} />
        </span>
        <span className="stop-arrival">{toZoneTime(stop.arrivedAt ?? stop.expectedAt, zone)}</span>
        <span className="stop-window">{ended}</span>
        <span className="stop-customer">{minutes > 0 ? t("break", { minutes }) : t("free_break")}</span>
        <span />
        <span className="stop-marks">
          {labeledState && (
            <StatusShape kind="stop" code={labeledState} size={14} label={t(`break_state.${labeledState}`)} />
          )}
        </span>
      </span>
    </li>
  );
}

/** A stop's window as "11:00–13:00". */
export function formatLiveWindow({ windowFrom, windowTo }: LiveStop, zone: string): string {
  if (windowFrom === null && windowTo === null) return "";
  const side = (at: number | null) => (at === null ? "" : toZoneTime(at, zone));
  return `${side(windowFrom)}–${side(windowTo)}`;
}
