import { now } from "#app/data/kernel/scope.server.ts";
import { readDay } from "#app/data/routes/route.reads.server.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";
import type { Point } from "#app/domain/places/place.ts";
import type { Leg } from "#app/domain/places/ways.ts";
import { depotOf, edgesOf } from "../route-edges.server.ts";
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
