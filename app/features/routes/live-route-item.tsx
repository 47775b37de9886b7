import { Coffee } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LiveRoute, LiveStop } from "#app/domain/plans/live-route.ts";
import { timeOf } from "#app/ui/formats/dates.ts";
import { colourOf, type MapTarget } from "#app/ui/map/map-model.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Progress } from "#app/ui/primitives/progress.tsx";
import { AgentMark } from "#app/ui/status/agent-mark.tsx";
import { Seen } from "#app/ui/status/seen.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import { statusWord } from "#app/ui/status/statuses.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import { atRisk, nameOf, type RouteSelection, visitsAndBreaks } from "./routes-scene.ts";

interface LiveRouteItemProps {
  route: LiveRoute;
  zone: string;
  /** The moment that the routes are of. */
  asOf: number;
  selection: RouteSelection;
  hovered: MapTarget | null;
  onSelect(target: MapTarget | null): void;
  onHover(target: MapTarget | null): void;
}

/** One route of the day with its progress, and its stops with their states while it is open. */
export function LiveRouteItem(props: LiveRouteItemProps) {
  const { t } = useTranslation("routes");
  const { route, zone, asOf, selection, hovered, onSelect, onHover } = props;
  const open = selection.routeId === route.id;
  const risky = atRisk(route);
  const lit = hovered?.kind === "route" && hovered.id === route.id;
  return (
    <li className={`route rc-${colourOf(route.number)}${open ? " open" : ""}`}>
      <button
        type="button"
        className={`route-row${lit ? " is-lit" : ""}`}
        aria-expanded={open}
        onClick={() => onSelect(open ? null : { kind: "route", id: route.id })}
        onPointerEnter={() => onHover({ kind: "route", id: route.id })}
        onPointerLeave={() => onHover(null)}
      >
        <span className="route-number">{route.number}</span>
        <span className="name-lines">
          <b>{nameOf(route)}</b>
          <span>
            <AgentMark state={route.agent.state} /> {route.vehicle ? route.agent.name : route.plan.name}
          </span>
        </span>
        <span className="state">
          {route.status === "active" && route.positionAt !== null ? (
            <Seen at={route.positionAt} asOf={asOf} />
          ) : (
            t(
              route.request && route.request !== "accepted" && route.status !== "completed"
                ? `request_short.${route.request}`
                : `route_status.${route.status}`,
            )
          )}
        </span>
        <span className="numeric">{timeOf(route.completedAt ?? route.expectedEndAt, zone)}</span>
        <span className="load">
          <span>
            {route.doneCount}
            <i>/{route.stopCount}</i>
          </span>
          <Progress
            label={t("progress", { done: route.doneCount, total: route.stopCount })}
            value={route.doneCount}
            max={Math.max(1, route.stopCount)}
            hue={colourOf(route.number)}
          />
        </span>
        <span className="late-counts">
          {route.lateCount > 0 && <LateCount code={4} count={route.lateCount} />}
          {risky > 0 && <LateCount code={3} count={risky} />}
        </span>
      </button>
      {open && (
        <ol className="stops" aria-label={t("stops_of", { number: route.number })}>
          {visitsAndBreaks(route).map((stop) =>
            stop.type === "break" ? (
              <BreakRow key={stop.id} stop={stop} zone={zone} />
            ) : (
              <LiveStopRow key={stop.id} stop={stop} {...props} />
            ),
          )}
        </ol>
      )}
    </li>
  );
}

function LateCount({ code, count }: { code: 3 | 4; count: number }) {
  const say = useWords();
  return (
    <span>
      <StatusShape kind="lateness" code={code} size={13} label={say(statusWord("lateness", code))} />
      {count}
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
  const say = useWords();
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
        <span className="stop-arrival">{timeOf(stop.finishedAt ?? stop.arrivedAt ?? stop.expectedAt, zone)}</span>
        <span className="stop-window">{liveWindow(stop, zone)}</span>
        <span className="stop-customer">{stop.shipment?.customerName || stop.name}</span>
        <span className="stop-marks">
          {!done && stop.lateness !== 0 && (
            <StatusShape
              kind="lateness"
              code={stop.lateness}
              size={14}
              label={say(statusWord("lateness", stop.lateness))}
            />
          )}
        </span>
        <span className="stop-lock">
          <StatusShape kind="stop" code={stop.state} size={14} label={say(statusWord("stop", stop.state))} />
        </span>
      </button>
    </li>
  );
}

/** What there is to be said of a break that does not lie ahead. */
const breakStates = ["arriving", "completed", "failed"] as const;

/** A break of the driver in its place: when it begins, or when it was. */
function BreakRow({ stop, zone }: { stop: LiveStop; zone: string }) {
  const { t } = useTranslation("routes");
  const minutes = Math.round(stop.serviceSeconds / 60);
  const told = breakStates.find((state) => state === stop.state);
  const ended = stop.finishedAt !== null && stop.arrivedAt !== null ? `–${timeOf(stop.finishedAt, zone)}` : "";
  return (
    <li>
      <span className={`stop is-depot${stop.finishedAt === null ? "" : " past"}`}>
        <span className="stop-number">
          <Icon of={Coffee} size={12} />
        </span>
        <span className="stop-arrival">{timeOf(stop.arrivedAt ?? stop.expectedAt, zone)}</span>
        <span className="stop-window">{ended}</span>
        <span className="stop-customer">{minutes > 0 ? t("break", { minutes }) : t("free_break")}</span>
        <span className="stop-marks" />
        <span className="stop-lock">
          {told && <StatusShape kind="stop" code={told} size={14} label={t(`break_state.${told}`)} />}
        </span>
      </span>
    </li>
  );
}

/** A stop's window as "11:00–13:00". */
export function liveWindow({ windowFrom, windowTo }: LiveStop, zone: string): string {
  if (windowFrom === null && windowTo === null) return "";
  const side = (at: number | null) => (at === null ? "" : timeOf(at, zone));
  return `${side(windowFrom)}–${side(windowTo)}`;
}
