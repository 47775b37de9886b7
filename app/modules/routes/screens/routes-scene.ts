import { toMapDrivers } from "#app/ui/map/map-driver.ts";
import type { MapPlace, MapScene, MapStop, MapTarget } from "#app/ui/map/map-model.ts";
import type { LiveRoute, LiveStop } from "../model/live-route.ts";

/** The selected route and stop. */
export interface RouteSelection {
  routeId: string | null;
  stopId: string | null;
}

const marksByState: Partial<Record<LiveStop["state"], MapStop["mark"]>> = {
  completed: "done",
  attempted: "attempted",
  failed: "failed",
};

/** The day's routes as the map shows them; finished stops have a mark. */
export function buildRoutesScene(
  routes: readonly LiveRoute[],
  selection: RouteSelection,
  hovered: MapTarget | null,
  asOf: { at: number; ago: (at: number) => string },
): MapScene {
  const depots = new Map(
    routes.flatMap(({ depot, start, end }) =>
      [depot, start, end].flatMap(({ name, point }): [string, MapPlace][] =>
        point ? [[name, { id: name, label: name, point }]] : [],
      ),
    ),
  );
  const drivers = routes.flatMap((route) =>
    toMapDrivers({ ...route, agent: route.agent.name, vehicle: getLiveRouteName(route) }, asOf),
  );
  return {
    routes: routes.map((route) => ({
      id: route.id,
      number: route.number,
      label: getLiveRouteName(route),
      start: route.start.point,
      end: route.end.point,
      stops: listStopsToVisit(route).flatMap((stop): MapStop[] =>
        stop.point
          ? [
              {
                id: stop.id,
                number: stop.position,
                point: stop.point,
                label: stop.name,
                lateness: marksByState[stop.state] ? 0 : stop.lateness,
                mark: marksByState[stop.state] ?? null,
              },
            ]
          : [],
      ),
    })),
    depots: [...depots.values()],
    drivers,
    unassigned: [],
    clustered: true,
    selectedRouteId: selection.routeId,
    selectedStopId: selection.stopId,
    hovered,
  };
}

/** The stops that the vehicle drives to, including the depot in mid-route. */
export function listStopsToVisit(route: LiveRoute): LiveStop[] {
  return route.stops.filter((stop) => stop.type !== "route_end" && stop.type !== "break");
}

/** As `listStopsToVisit`, with breaks. */
export function listStopsAndBreaks(route: LiveRoute): LiveStop[] {
  return route.stops.filter((stop) => stop.type !== "route_end");
}

/** How many open stops are at risk of being late. */
export function countAtRisk({ stops }: LiveRoute): number {
  return stops.filter(({ lateness, finishedAt }) => lateness === 3 && finishedAt === null).length;
}

/** Routes with late stops first, then those with stops at risk; otherwise the order stays. */
export function sortLateFirst(routes: readonly LiveRoute[]): LiveRoute[] {
  const ahead = (route: LiveRoute) => (route.status === "completed" ? 0 : route.lateCount * 1000 + countAtRisk(route));
  return routes.toSorted((a, b) => ahead(b) - ahead(a));
}

/** The vehicle's label; the agent's name on foot. */
export function getLiveRouteName({ vehicle, agent }: LiveRoute): string {
  return vehicle?.label ?? agent.name;
}
