import { toMapDrivers } from "#app/ui/map/map-driver.ts";
import type { MapPlace, MapScene, MapStop, MapTarget } from "#app/ui/map/map-model.ts";
import type { LiveRoute, LiveStop } from "../model/live-route.ts";

/** What a person has in hand. */
export interface RouteSelection {
  routeId: string | null;
  stopId: string | null;
}

const marksByState: Partial<Record<LiveStop["state"], MapStop["mark"]>> = {
  completed: "done",
  attempted: "attempted",
  failed: "failed",
};

/** The day's routes as the map shows them: what is done wears its badge. */
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

/** The stops of a route that a vehicle drives to: where something is handed over, and the depot in mid-route. */
export function listStopsToVisit(route: LiveRoute): LiveStop[] {
  return route.stops.filter((stop) => stop.type !== "route_end" && stop.type !== "break");
}

/** The same with the breaks in their places. */
export function listStopsAndBreaks(route: LiveRoute): LiveStop[] {
  return route.stops.filter((stop) => stop.type !== "route_end");
}

/** How many stops ahead are close to the end of what was promised. */
export function countAtRisk({ stops }: LiveRoute): number {
  return stops.filter(({ lateness, finishedAt }) => lateness === 3 && finishedAt === null).length;
}

/** Routes with late stops first, then those with stops at risk; the others in their order. */
export function sortLateFirst(routes: readonly LiveRoute[]): LiveRoute[] {
  const ahead = (route: LiveRoute) => (route.status === "completed" ? 0 : route.lateCount * 1000 + countAtRisk(route));
  return routes.toSorted((a, b) => ahead(b) - ahead(a));
}

/** What people call a route. */
export function getLiveRouteName({ vehicle, agent }: LiveRoute): string {
  return vehicle?.label ?? agent.name;
}
