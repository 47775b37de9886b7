import { depotOf, edgesOf } from "#app/modules/routes/commands/route-edges.server.ts";
import { readDay } from "#app/modules/routes/db/route.reads.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { Leg } from "#app/platform/geo/ways.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import type { Driver } from "./driver.server.ts";
import { currentOf } from "./view-day.server.ts";

/**
 * What the phone draws the route's map of: the region whose streets are pictures, and the ways from stop to stop. Asked for once
 * a route and kept on the phone, because it costs more than the day does.
 */
export async function viewMap({ scope }: Driver): Promise<Result<unknown>> {
  const date = localDateOf(now(scope), scope.account.timezone);
  const day = await readDay(scope, date);
  const route = currentOf(day.routes, date);
  if (!route) return ok({ routeId: null, region: null, legs: [] });
  const { start, end, loads } = edgesOf(day, route);
  const depot = loads ? depotOf(day, route).point : null;
  const stops = day.stops.filter(
    ({ routeId, type }) => routeId === route.id && type !== "break" && type !== "route_end",
  );
  const points = [start.point, depot, ...stops.map(({ place }) => place.point), end.point].flatMap((point): Point[] =>
    point ? [point] : [],
  );
  const legs = points.slice(1).flatMap((to, at): Leg[] => {
    const from = points[at];
    return from ? [[from, to]] : [];
  });
  const [first] = points;
  const [region, lines] = await Promise.all([
    first ? scope.ports.ways.regionAt(first) : null,
    scope.ports.ways.along(legs),
  ]);
  return ok({ routeId: route.id, region: region && { id: region.id, build: region.build }, legs: lines });
}
