import { useTranslation } from "react-i18next";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor, type MapTarget } from "#app/ui/map/map-model.ts";
import { ProgressBar } from "#app/ui/primitives/progress-bar.tsx";
import { AgentStateShape } from "#app/ui/status/agent-state-shape.tsx";
import { LastSeenText } from "#app/ui/status/last-seen.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import { getStatusLabel } from "#app/ui/status/statuses.ts";
import type { LiveRoute } from "../../model/live-route.ts";
import { computePlanDelay, getNextStop, getRouteGroup, type ShownDay } from "../../model/route-day.ts";
import { countAtRisk, getLiveRouteName, type RouteSelection } from "../routes-scene.ts";
import { OpenRoute, PlanGap } from "./open-route.tsx";

export interface LiveRouteItemProps {
  route: LiveRoute;
  /** Local date whose routes are shown. */
  day: ShownDay;
  zone: string;
  /** When the routes were read, milliseconds UTC. */
  asOf: number;
  selection: RouteSelection;
  hovered: MapTarget | null;
  onSelect(target: MapTarget | null): void;
  onHover(target: MapTarget | null): void;
}

/** One route of the day with its progress; when open, also its stops. */
export function LiveRouteItem(props: LiveRouteItemProps) {
  const { t } = useTranslation("routes");
  const dates = useDates();
  const { route, day, zone, asOf, selection, hovered, onSelect, onHover } = props;
  const open = selection.routeId === route.id;
  const gap = computePlanDelay(route);
  const lit = hovered?.kind === "route" && hovered.id === route.id;
  return (
    <li className={`route rc-${getRouteColor(route.number)}${open ? " open" : ""}`}>
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
          <b>{getLiveRouteName(route)}</b>
          {route.date < day.date && <i>{dates.local(route.date, "date")}</i>}
          <span>
            <AgentStateShape state={route.agent.state} /> {route.vehicle ? route.agent.name : route.plan.name}
          </span>
        </span>
        <span className="load">
          <span>
            {route.doneCount}
            <i>/{route.stopCount}</i>
          </span>
          <ProgressBar
            label={t("progress", { done: route.doneCount, total: route.stopCount })}
            value={route.doneCount}
            max={Math.max(1, route.stopCount)}
            hue={getRouteColor(route.number)}
          />
        </span>
        <span className="numeric">{toZoneTime(getRouteTime(route, day), zone)}</span>
        <span className="numeric">{gap !== null && <PlanGap ms={gap} short />}</span>
        <span className="state">
          {route.status === "active" ? (
            <LastSeenText at={route.positionAt} asOf={asOf} />
          ) : (
            t(
              route.request && route.request !== "accepted" && route.status !== "completed"
                ? `request_short.${route.request}`
                : `route_status.${route.status}`,
            )
          )}
        </span>
        <LateCounts route={route} />
      </button>
      {open && <OpenRoute {...props} />}
    </li>
  );
}

/** The time shown for a route: next arrival, start, or return, depending on its group. */
function getRouteTime(route: LiveRoute, day: ShownDay): number {
  if (getRouteGroup(route, day) === "not_started") return route.startAt;
  return route.completedAt ?? getNextStop(route)?.expectedAt ?? route.expectedEndAt;
}

/** How many stops of a route are late and at risk. */
export function LateCounts({ route }: { route: LiveRoute }) {
  const atRisk = countAtRisk(route);
  return (
    <span className="late-counts">
      {route.lateCount > 0 && <LateCount code={4} count={route.lateCount} />}
      {atRisk > 0 && <LateCount code={3} count={atRisk} />}
    </span>
  );
}

function LateCount({ code, count }: { code: 3 | 4; count: number }) {
  const t = useTranslate();
  return (
    <span>
      <StatusShape kind="lateness" code={code} size={13} label={t(getStatusLabel("lateness", code))} />
      {count}
    </span>
  );
}
