import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readRouteDay } from "../db/route.reads.server.ts";
import { estimateRoute } from "../model/route-eta.ts";
import { etaOptions } from "./live-route.server.ts";
import { etaStop } from "./live-stop.server.ts";

/** When a stop of a route is expected, milliseconds UTC, by what the live screen shows; null where it is not there any more. */
export async function expectedArrival(
  scope: Scope,
  { id, routeId }: { id: string; routeId: string },
): Promise<number | null> {
  const day = await readRouteDay(scope, routeId);
  const [route] = day.routes;
  if (!route) return null;
  const stops = day.stops.map((row) => etaStop(day, row));
  return estimateRoute(stops, etaOptions(scope, day, route, now(scope))).get(id)?.expectedAt ?? null;
}
