import { Fragment } from "react";
import { Link } from "react-router";
import { applyPositions } from "#app/modules/fleet/model/fleet-live.ts";
import { useFleetLive } from "#app/modules/fleet/screens/use-fleet-live.ts";
import { useServerTime } from "#app/ui/client/use-server-time.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { toMapDrivers } from "#app/ui/map/map-driver.ts";
import { getRouteColor, type MapScene } from "#app/ui/map/map-model.ts";
import { SceneMap } from "#app/ui/map/small/scene-map.tsx";
import { ProgressBar } from "#app/ui/primitives/progress-bar.tsx";
import { LastSeenText, useFormatAgo } from "#app/ui/status/last-seen.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import type { HomeRoute, NextDay } from "../../model/running-route.ts";
import { HomeHead } from "./home-head.tsx";
import "./running-routes.css";

interface RunningRoutesProps {
  routes: readonly HomeRoute[];
  /** The next day with routes, while none is running. */
  next: NextDay | null;
  /** Local date of the account. */
  date: string;
  asOf: number;
  styleUrl: string;
  /** Whether the account has live tracking. */
  watches: boolean;
}

/** The day's open routes, late and at risk first, beside a small map; those that were left open before stand apart. */
export function RunningRoutes({ routes, next, date, asOf: loadedAt, styleUrl, watches }: RunningRoutesProps) {
  const t = useTranslate();
  const { positions } = useFleetLive(watches ? "wanted" : "unwanted");
  const asOf = useServerTime(loadedAt);
  const shown = applyPositions(next?.routes ?? routes, positions, ({ agentId }) => agentId);
  const ago = useFormatAgo(asOf);
  const days = [...Map.groupBy(shown, (route) => route.date)].sort(([one], [other]) => (one < other ? -1 : 1));
  const all = next ? `/routes?date=${next.date}` : "/routes";
  return (
    <section className="running" aria-labelledby="running">
      <HomeHead
        id="running"
        title={t(next ? "home:routes.title_next" : "home:routes.title")}
        note={shown.length > 0 && !next && t("home:routes.note", { count: shown.length })}
        all={{ to: all, label: t("home:routes.all") }}
      />
      {shown.length === 0 ? (
        <p className="needs-none">
          <b>{t("home:routes.none")}</b> <span>{t("home:routes.none_why")}</span>
        </p>
      ) : (
        <div className="running-both">
          <div className="running-map">
            <SceneMap
              label={t("home:routes.map", { count: shown.length })}
              scene={buildScene(shown, asOf, ago)}
              fitKey={shown.map(({ id }) => id).join()}
              styleUrl={styleUrl}
            />
          </div>
          <ul>
            {days.map(([day, ofDay]) => (
              <Fragment key={day}>
                {(days.length > 1 || day !== date) && <DayHead day={day} today={date} routes={ofDay} />}
                {ofDay.map((route) => (
                  <RunningRow key={route.id} route={route} asOf={asOf} />
                ))}
              </Fragment>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The day that routes are of, and what is left of it. */
function DayHead({ day, today, routes }: { day: string; today: string; routes: readonly HomeRoute[] }) {
  const t = useTranslate();
  const dates = useDates();
  const stops = routes.reduce((sum, { total, done }) => sum + total - done, 0);
  const words = day < today ? "day_open" : routes.some(({ started }) => started) ? "day_running" : "day_planned";
  return (
    <li className="running-day">
      <b>{dates.local(day, "date")}</b>
      <span>{t(`home:routes.${words}`, { count: stops })}</span>
    </li>
  );
}

function RunningRow({ route, asOf }: { route: HomeRoute; asOf: number }) {
  const t = useTranslate();
  const dates = useDates();
  const { id, number, van, agent, done, total, late, atRisk, startsAt, endsAt, position, positionAt, started } = route;
  return (
    <li className={`rc-${getRouteColor(number)}`}>
      <Link className="running-row" to={`/routes?route=${id}`} prefetch="intent">
        <span className="running-number">{number}</span>
        <span className="running-name">
          <b>{van}</b>
          <span>{started && position ? <LastSeenText at={positionAt} asOf={asOf} /> : agent !== van && agent}</span>
        </span>
        <span className="running-done">
          <span>{t("home:routes.of", { done, total })}</span>
          <ProgressBar
            label={t("home:routes.done", { done, total })}
            value={done}
            max={Math.max(1, total)}
            hue={getRouteColor(number)}
          />
        </span>
        <span className="running-times">
          {started ? (
            dates.instant(endsAt, "time")
          ) : (
            <>
              {dates.instant(startsAt, "time")}
              <span>{t("home:routes.until", { time: dates.instant(endsAt, "time") })}</span>
            </>
          )}
        </span>
        <span className="running-late">
          {late > 0 && (
            <span>
              <StatusShape kind="lateness" code={4} size={13} label={t("home:routes.late", { count: late })} />
              <span aria-hidden>{late}</span>
            </span>
          )}
          {atRisk > 0 && (
            <span>
              <StatusShape kind="lateness" code={3} size={13} label={t("home:routes.at_risk", { count: atRisk })} />
              <span aria-hidden>{atRisk}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** Remaining way of each route, and the driver's last position. */
function buildScene(routes: readonly HomeRoute[], asOf: number, ago: (at: number) => string): MapScene {
  const drivers = routes.flatMap((route) => toMapDrivers({ ...route, vehicle: route.van }, { at: asOf, ago }));
  const depots = new Map(routes.flatMap(({ depot }) => (depot ? [[depot.name, depot]] : [])));
  return {
    routes: routes.map(({ id, number, van, ahead, position, started, depot }) => ({
      id,
      number,
      label: van,
      start: started ? position : (depot?.point ?? null),
      end: null,
      stops: ahead.map((stop) => ({ ...stop, label: van, lateness: 0, mark: null })),
    })),
    depots: [...depots.values()].map(({ name, point }) => ({ id: name, label: name, point })),
    drivers,
    unassigned: [],
    selectedRouteId: null,
    selectedStopId: null,
    hovered: null,
  };
}
