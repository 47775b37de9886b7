import { getDepot, getNamedEdges } from "#app/modules/routes/commands/route-edges.server.ts";
import { readRoutesOfDay } from "#app/modules/routes/db/route.reads.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { WayLeg } from "#app/platform/geo/ways.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { Driver } from "./driver.server.ts";
import { pickCurrentRoute } from "./view-drive-day.server.ts";

/**
 * What the phone needs to draw the route's map: the region of the street pictures, and the roads between stops.
 * Requested once per route and stored on the phone, because it is more expensive than the day.
 */
export async function viewRouteMap({ scope }: Driver): Promise<Result<unknown>> {
  const date = toLocalDate(now(scope), scope.account.timezone);
  const day = await readRoutesOfDay(scope, date);
  const route = pickCurrentRoute(day.routes, date);
  if (!route) return ok({ routeId: null, region: null, legs: [] });
  const { start, end, loads } = getNamedEdges(day, route);
  const depot = loads ? getDepot(day, route).point : null;
  const stops = day.stops.filter(
    ({ routeId, type }) => routeId === route.id && type !== "break" && type !== "route_end",
  );
  const points = [start.point, depot, ...stops.map(({ place }) => place.point), end.point].flatMap((point): Point[] =>
    point ? [point] : [],
  );
  const legs = points.slice(1).flatMap((to, at): WayLeg[] => {
    const from = points[at];
    return from ? [[from, to]] : [];
  });
  const [first] = points;
  const [region, lines] = await Promise.all([
    first ? scope.ports.ways.findRegionAt(first) : null,
    scope.ports.ways.findAlong(legs),
  ]);
  return ok({ routeId: route.id, region: region && { id: region.id, build: region.build }, legs: lines });
}
