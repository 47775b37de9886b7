import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readRouteDay } from "../db/route.reads.server.ts";
import { estimateRoute } from "../model/route-eta.ts";
import { toEtaOptions } from "./eta-options.server.ts";
import { toEtaStop } from "./live-stop.server.ts";

/**
 * Expected arrival at a stop in milliseconds UTC, as on the live screen; null when the stop or route no longer exists.
 */
export async function estimateArrival(
  scope: Scope,
  { id, routeId }: { id: string; routeId: string },
): Promise<number | null> {
  const day = await readRouteDay(scope, routeId);
  const [route] = day.routes;
  if (!route) return null;
  const stops = day.stops.map((row) => toEtaStop(day, row));
  return estimateRoute(stops, toEtaOptions(scope, day, route, now(scope))).get(id)?.expectedAt ?? null;
}
