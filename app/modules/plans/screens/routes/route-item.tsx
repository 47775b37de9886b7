import { Check, Hourglass, Lock, type LucideIcon, TimerOff, TriangleAlert, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { getStartNote } from "#app/modules/planning/model/later-start.ts";
import type { RouteRequest } from "#app/modules/planning/model/route.enums.ts";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { fromMeters } from "#app/platform/money/units.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatHours, formatNumber } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { getHue } from "#app/ui/primitives/avatar.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { ProgressBar } from "#app/ui/primitives/progress-bar.tsx";
import { AgentStateShape } from "#app/ui/status/agent-state-shape.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import { getStatusLabel } from "#app/ui/status/statuses.ts";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { useHover, useIsHovered } from "../editor/plan-hover.tsx";
import { getRouteNames, listRouteAlarms } from "../editor/plan-lookup.ts";
import { StopList } from "../inspector/stop-list.tsx";
import { useHoursWarnings } from "./hours-warning.tsx";

/** Larger values are not written out in the row; the violation gives the amount. */
const MAX_UTILIZATION_SHOWN = 999;

/** One route: its row, and its stops while it is the selected one. */
export function RouteItem({ route }: { route: TimedRoute }) {
  const { t } = useTranslation("plans");
  const { locale, distance } = useFormats();
  const { selection, select } = usePlanEditor();
  const hover = useHover();
  const lit = useIsHovered("route", route.id);
  const open = selection.routeId === route.id;
  const used = route.stops.length > 0;
  const load = route.utilization === null || !used ? null : Math.round(route.utilization * 100);
  return (
    <li className={`route rc-${getRouteColor(route.number)}${open ? " open" : ""}`}>
      <button
        type="button"
        className={`route-row${lit ? " is-lit" : ""}`}
        data-route={route.id}
        aria-expanded={open}
        onClick={() => select(open ? null : { kind: "route", id: route.id })}
        onPointerEnter={() => hover({ kind: "route", id: route.id })}
        onPointerLeave={() => hover(null)}
      >
        <span className={`route-number${route.number > 12 ? " again" : ""}`}>{route.number}</span>
        <RouteName route={route} />
        <span className="numeric">{used && route.stops.length}</span>
        <span className="numeric">
          {used && formatNumber(fromMeters(route.distance, distance === "imperial" ? "mi" : "km"), locale, 1)}
        </span>
        <span className="numeric">{used && formatHours(Math.round(route.workSeconds / 60))}</span>
        <span className="load">
          {load !== null && (
            <>
              <span className={load > 100 ? "over" : undefined}>
                {load > MAX_UTILIZATION_SHOWN ? `>${MAX_UTILIZATION_SHOWN}` : formatNumber(load, locale)}
                <i>%</i>
              </span>
              <ProgressBar label={t("column.load")} value={Math.min(load, 100)} max={100} hue={route.number} />
            </>
          )}
        </span>
        <RouteMarks route={route} />
      </button>
      {open && <StopList route={route} />}
    </li>
  );
}

function RouteName({ route }: { route: TimedRoute }) {
  const { t } = useTranslation("plans");
  const { lookup, live, view } = usePlanEditor();
  const [name, agent] = getRouteNames(route, lookup);
  const note = getStartNote(route);
  const requested = view.requests.find(({ number }) => number === route.number);
  const editor = live.viewers.find((viewer) => viewer.routeId === route.id && viewer.userId !== view.viewer.userId);
  return (
    <span className="name-lines">
      <b>
        {name}
        {route.locked && (
          <span className="route-lock" role="img" aria-label={t("lock.locked")}>
            <Icon of={Lock} size={11} />
          </span>
        )}
        {requested?.request && <RequestMark request={requested.request} />}
      </b>
      {editor ? (
        <em className={`rc-${getHue(editor.userId)}`}>{t("editing", { name: editor.name.split(" ")[0] ?? "" })}</em>
      ) : (
        <span>
          <AgentStateShape state={view.available.states[route.agentId]} /> {agent}
        </span>
      )}
      {note?.kind === "held" && (
        <span className="route-note">{t("later.held", { time: formatHours(Math.round(note.seconds / 60)) })}</span>
      )}
    </span>
  );
}

const requestMarks: Readonly<Record<RouteRequest, LucideIcon>> = {
  requested: Hourglass,
  accepted: Check,
  rejected: X,
  timed_out: TimerOff,
};

/** State of the route request: an icon beside the name, where a word does not fit. */
function RequestMark({ request }: { request: RouteRequest }) {
  const { t } = useTranslation("plans");
  const label = t(`request.${request}`);
  return (
    <span className="route-lock" role="img" aria-label={label} title={label}>
      <Icon of={requestMarks[request]} size={11} />
    </span>
  );
}

function RouteMarks({ route }: { route: TimedRoute }) {
  const translate = useTranslate();
  const { t } = useTranslation("plans");
  const broken = route.violations.filter((violation) => violation.cause !== "time_windows" && !violation.soft);
  const hours = useHoursWarnings()(route);
  const note = getStartNote(route);
  const causes = [...new Set(broken.map((violation) => t(`violation.${violation.cause}`))), ...hours].join(", ");
  return (
    <span className="late-counts">
      {note?.kind === "waits" && <span className="route-wait">{formatHours(Math.round(note.seconds / 60))}</span>}
      {causes !== "" && (
        <span className="violation" role="img" aria-label={causes} title={causes}>
          <Icon of={TriangleAlert} size={13} />
        </span>
      )}
      {listRouteAlarms(route).map(({ alarm, code, count }) => (
        <span key={alarm} data-alarm={alarm}>
          <StatusShape kind="lateness" code={code} size={13} label={translate(getStatusLabel("lateness", code))} />
          {count}
        </span>
      ))}
    </span>
  );
}
