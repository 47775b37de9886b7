import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { applyPositions } from "#app/modules/fleet/model/fleet-live.ts";
import type { FormattedPhones } from "#app/platform/kernel/phone.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { PhonesProvider } from "#app/ui/formats/phone-link.tsx";
import { useHotkeys } from "#app/ui/keyboard/use-hotkeys.ts";
import type { MapTarget } from "#app/ui/map/map-model.ts";
import { MapView } from "#app/ui/map/map-view.tsx";
import { LargeDisplay } from "#app/ui/shell/large-display.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { useFormatAgo } from "#app/ui/status/last-seen.tsx";
import type { LiveRoute, LiveStop, RoutesView } from "../model/live-route.ts";
import { getFirstGroup, getRouteGroup, type RouteGroup } from "../model/route-day.ts";
import "#app/ui/panes/panes.css";
import "#app/ui/panes/pane-head.css";
import "#app/ui/panes/routes-pane.css";
import "#app/ui/panes/stop-row.css";
import "#app/ui/panes/inspector.css";
import "./routes-screen.css";
import { useFleetLive } from "#app/modules/fleet/screens/use-fleet-live.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { useServerTime } from "#app/ui/client/use-server-time.ts";
import { AttemptDialog } from "./attempt-dialog.tsx";
import { CompleteDialog } from "./complete-dialog.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { RoutesPane } from "./pane/routes-pane.tsx";
import { RoutesPhone } from "./phone/routes-phone.tsx";
import { RoutesHeader } from "./routes-header.tsx";
import { buildRoutesScene, listStopsToVisit, type RouteSelection } from "./routes-scene.ts";
import { LiveInspector } from "./stop/live-inspector.tsx";
import { useRouteCommands } from "./use-route-commands.ts";

/** Milliseconds between reloads: often only without a live connection, which announces changes. */
const REFRESH_INTERVALS_MS = { connected: 60_000, disconnected: 5_000 };

type StopDialog = { kind: "complete" | "attempt"; route: LiveRoute; stop: LiveStop } | null;

interface RoutesScreenProps {
  view: RoutesView & { phones: FormattedPhones };
  mapStyleUrl: string;
}

/** The routes of one day, live. */
export function RoutesScreen({ view: loaded, mapStyleUrl }: RoutesScreenProps) {
  const { t } = useTranslation("routes");
  const formats = useFormats();
  const { positions, connected } = useFleetLive();
  useRefresh(connected ? REFRESH_INTERVALS_MS.connected : REFRESH_INTERVALS_MS.disconnected);
  const asOf = useServerTime(loaded.asOf);
  const view = { ...loaded, asOf, routes: applyPositions(loaded.routes, positions, ({ agent }) => agent.id) };
  const act = useRouteCommands();
  const ago = useFormatAgo(view.asOf);
  const [searchParams] = useSearchParams();
  const [selection, setSelection] = useState<RouteSelection>({
    routeId: searchParams.get("route"),
    stopId: searchParams.get("stop"),
  });
  const [hovered, setHovered] = useState<MapTarget | null>(null);
  const [dialog, setDialog] = useState<StopDialog>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  const [writing, setWriting] = useState(false);
  const [chosenGroup, setChosenGroup] = useState<RouteGroup | null>(null);
  const route = view.routes.find((each) => each.id === selection.routeId);
  // When the selected route changes its status, its new list opens.
  const group = chosenGroup ?? (route ? getRouteGroup(route, view) : getFirstGroup(view.routes, view));
  const shown = view.routes.filter((each) => getRouteGroup(each, view) === group);
  const stop = route?.stops.find((each) => each.id === selection.stopId);

  const select = (target: MapTarget | null) => {
    setChosenGroup(target ? null : group);
    if (target?.kind === "stop") setSelection({ routeId: target.routeId, stopId: target.id });
    else setSelection({ routeId: target?.id ?? null, stopId: null });
  };
  const choose = (nextGroup: RouteGroup) => {
    setChosenGroup(nextGroup);
    if (route && getRouteGroup(route, view) !== nextGroup) setSelection({ routeId: null, stopId: null });
  };
  const step = (by: 1 | -1) => {
    const stops = route ? listStopsToVisit(route) : [];
    const at = stops.findIndex((each) => each.id === selection.stopId);
    const next = stops[at < 0 ? 0 : Math.max(0, Math.min(stops.length - 1, at + by))];
    if (route && next) setSelection({ routeId: route.id, stopId: next.id });
  };
  const arrive = () => {
    if (route && stop?.actions.includes("arrive"))
      act.send({ intent: "routes.arrive", routeId: route.id, stopId: stop.id });
  };
  const openDialog = (kind: "complete" | "attempt") => {
    if (route && stop?.actions.includes(kind)) setDialog({ kind, route, stop });
  };
  useHotkeys("routes", {
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    a: arrive,
    c: () => openDialog("complete"),
    f: () => openDialog("attempt"),
    Escape: () => select(null),
  });
  const open =
    dialog && view.routes.find((each) => each.id === dialog.route.id)?.stops.find((each) => each.id === dialog.stop.id);

  return (
    <div className="page-plan page-routes">
      <PageTitle>{t("title")}</PageTitle>
      <LargeDisplay
        small={() => (
          <RoutesPhone
            view={view}
            group={group}
            routeId={selection.routeId}
            onGroup={choose}
            onRoute={(id) => select(id === null ? null : { kind: "route", id })}
            onMessage={() => setWriting(true)}
          />
        )}
      >
        <div className="plan live">
          <RoutesHeader
            view={view}
            route={route}
            followed={followed}
            onFollow={setFollowed}
            onMessage={() => setWriting(true)}
          />
          <RoutesPane
            routes={view.routes}
            day={view}
            group={group}
            onGroup={choose}
            zone={view.timezone}
            asOf={view.asOf}
            selection={selection}
            hovered={hovered}
            onSelect={select}
            onHover={setHovered}
          />
          <section className="map-pane" aria-label={t("map")}>
            <MapView
              label={t("map_of", { count: shown.length })}
              scene={buildRoutesScene(shown, selection, hovered, { at: view.asOf, ago })}
              styleUrl={mapStyleUrl}
              units={formats.distance}
              fitKey={`${view.date} ${group} ${shown.length}`}
              follow={view.routes.find(({ id }) => id === followed)?.position ?? null}
              onSelect={select}
              onHover={setHovered}
            />
          </section>
          <PhonesProvider written={view.phones}>
            <LiveInspector
              route={route}
              stop={stop}
              zone={view.timezone}
              asOf={view.asOf}
              canAct={view.canAct}
              act={act}
              onStep={step}
              onArrive={arrive}
              onComplete={() => openDialog("complete")}
              onAttempt={() => openDialog("attempt")}
              onMessage={() => setWriting(true)}
              followed={followed}
              onFollow={setFollowed}
            />
          </PhonesProvider>
        </div>
      </LargeDisplay>
      {writing && route && <MessageDialog route={route} act={act} onClose={() => setWriting(false)} />}
      {dialog?.kind === "complete" && open && (
        <CompleteDialog route={dialog.route} stop={open} act={act} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === "attempt" && open && (
        <AttemptDialog route={dialog.route} stop={open} today={view.date} act={act} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}
