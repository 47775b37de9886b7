import { MessageSquare, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { TabPanes } from "#app/ui/primitives/tabs.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import { LastSeenText } from "#app/ui/status/last-seen.tsx";
import type { LiveRoute, LiveStop, RoutesView } from "../../model/live-route.ts";
import {
  computeDayFigures,
  computePlanDelay,
  getRouteGroup,
  listStopsAhead,
  type RouteGroup,
  routeGroups,
} from "../../model/route-day.ts";
import { LateCounts } from "../pane/live-route-item.tsx";
import { PlanGap } from "../pane/open-route.tsx";
import { countAtRisk, getLiveRouteName, sortLateFirst } from "../routes-scene.ts";

interface RoutesPhoneProps {
  view: RoutesView;
  group: RouteGroup;
  /** The open route. */
  routeId: string | null;
  onGroup(group: RouteGroup): void;
  onRoute(routeId: string | null): void;
  onMessage(): void;
}

/** The day's routes on a phone: to read, with buttons to call the driver or the customer and to write to the driver. */
export function RoutesPhone({ view, group, routeId, onGroup, onRoute, onMessage }: RoutesPhoneProps) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const dates = useDates();
  const { routes, date, asOf } = view;
  const sum = (read: (route: LiveRoute) => number) => routes.reduce((total, route) => total + read(route), 0);
  const [late, atRisk, figures] = [sum((route) => route.lateCount), sum(countAtRisk), computeDayFigures(routes, asOf)];
  const shown = routes.filter((route) => getRouteGroup(route, view) === group);
  const countGroup = (key: RouteGroup) => routes.filter((route) => getRouteGroup(route, view) === key).length;
  const tabs = routeGroups.flatMap(({ key, earlier }) =>
    earlier && countGroup(key) === 0 && group !== key
      ? []
      : [{ key, label: t(`group.${key}`), count: countGroup(key), onSelect: () => onGroup(key) }],
  );
  return (
    <>
      <header className="phone-head">
        <h1>{t("title")}</h1>
        <span className="soft-ink">
          {dates.local(date, "day")}, {dates.instant(asOf, "time")}
        </span>
        <dl className="phone-figures">
          <div>
            <dt>{t("figure.done")}</dt>
            <dd>
              {sum((route) => route.doneCount)}
              <i> / {sum((route) => route.stopCount)}</i>
            </dd>
          </div>
          <div>
            <dt>{t("figure.late")}</dt>
            <dd className={late > 0 ? "is-bad" : undefined}>{late}</dd>
          </div>
          <div>
            <dt>{t("figure.at_risk")}</dt>
            <dd className={atRisk > 0 ? "is-warning" : undefined}>{atRisk}</dd>
          </div>
          {figures.running > 0 && (
            <div>
              <dt>{t(figures.behind < 0 ? "figure.ahead" : "figure.behind")}</dt>
              <dd>{formatSpan(Math.abs(figures.behind) * 60, translate)}</dd>
            </div>
          )}
        </dl>
      </header>
      {view.isEstimated && routes.length > 0 && <p className="display-note">{t("estimated_why")}</p>}
      {routes.length === 0 ? (
        <EmptyState title={t("empty")} text={t("empty_why")} action={<AddMissing what="plans" />} />
      ) : (
        <div className="phone-tabs">
          <TabPanes label={t("groups")} tabs={tabs} current={group}>
            <ul className="phone-routes">
              {sortLateFirst(shown).map((route) => (
                <PhoneRoute
                  key={route.id}
                  {...{ route, view, onMessage }}
                  open={route.id === routeId}
                  onToggle={() => onRoute(route.id === routeId ? null : route.id)}
                />
              ))}
              {shown.length === 0 && (
                <li>
                  <EmptyState title={t(`none.${group}`)} text={t("none.why")} />
                </li>
              )}
            </ul>
          </TabPanes>
        </div>
      )}
    </>
  );
}

interface PhoneRouteProps {
  route: LiveRoute;
  view: RoutesView;
  open: boolean;
  onToggle(): void;
  onMessage(): void;
}

function PhoneRoute({ route, view, open, onToggle, onMessage }: PhoneRouteProps) {
  const { t } = useTranslation("routes");
  const { asOf, canAct, timezone } = view;
  const gap = computePlanDelay(route);
  const isUrgent = route.lateCount + countAtRisk(route) > 0;
  const stop = findStopInFocus(route);
  return (
    <li className={`rc-${getRouteColor(route.number)}${open ? " open" : ""}`}>
      <button type="button" className="phone-route" aria-expanded={open} onClick={onToggle}>
        <span className="route-number">{route.number}</span>
        <b>{getLiveRouteName(route)}</b>
        {isUrgent ? (
          <LateCounts route={route} />
        ) : (
          <b>{gap === null ? t(`route_status.${route.status}`) : <PlanGap ms={gap} />}</b>
        )}
        <span className="soft-ink">
          {route.agent.name}
          {route.status === "active" && route.positionAt !== null && (
            <>
              , <LastSeenText at={route.positionAt} asOf={asOf} />
            </>
          )}
        </span>
        <span className="soft-ink">
          {t("phone.done", { done: route.doneCount, total: route.stopCount })}
          {isUrgent && gap !== null && ", "}
          {isUrgent && gap !== null && <PlanGap ms={gap} />}
        </span>
      </button>
      {open && (
        <div className="phone-route-body">
          {stop ? <StopInFocus stop={stop} zone={timezone} /> : <p>{t("phone.finished")}</p>}
          <div className="phone-actions">
            {route.agent.phone && (
              <a className="button" href={`tel:${route.agent.phone}`}>
                <Icon of={Phone} />
                {route.agent.name.split(" ")[0]}
              </a>
            )}
            {canAct && (
              <Button icon={MessageSquare} onClick={onMessage}>
                {t("message.short")}
              </Button>
            )}
            {stop?.phone && (
              <a className="button" href={`tel:${stop.phone}`}>
                <Icon of={Phone} />
                {t("phone.customer")}
              </a>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

/** The first open stop that is late, else the next one. */
function findStopInFocus(route: LiveRoute): LiveStop | null {
  const ahead = listStopsAhead(route).filter(({ type }) => type !== "route_end");
  return ahead.find(({ lateness }) => lateness === 4) ?? ahead[0] ?? null;
}

function StopInFocus({ stop, zone }: { stop: LiveStop; zone: string }) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const { lateness, windowTo, expectedAt } = stop;
  return (
    <div>
      <b>{t("phone.stop", { position: stop.position, name: stop.shipment?.customerName ?? stop.name })}</b>{" "}
      {lateness === 4 && windowTo !== null && (
        <b className="is-bad">{t("late_by", { span: formatSpan((expectedAt - windowTo) / 1000, translate) })}</b>
      )}
      <p>
        {t("arrives")} {toZoneTime(expectedAt, zone)}
        {windowTo !== null && `, ${t("phone.promised", { time: toZoneTime(windowTo, zone) })}`}
      </p>
      <p className="soft-ink">{stop.line}</p>
    </div>
  );
}
