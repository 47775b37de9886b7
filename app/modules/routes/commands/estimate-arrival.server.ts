import type { ExpectedArrival } from "#app/modules/orders/model/tracked/estimate-arrival.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readRouteDay } from "../db/route.reads.server.ts";
import { computeEarliestArrivals } from "../model/earliest-arrivals.ts";
import { estimateRoute } from "../model/route-eta.ts";
import { toEtaOptions } from "./eta-options.server.ts";
import { toEtaStop } from "./live-stop.server.ts";

/**
 * Expected arrival at a stop, as on the live screen, and what the route can keep; null when the stop or route no longer
 * exists.
 */
export async function estimateArrival(
  scope: Scope,
  { id, routeId }: { id: string; routeId: string },
): Promise<ExpectedArrival | null> {
  const day = await readRouteDay(scope, routeId);
  const [route] = day.routes;
  if (!route) return null;
  const stops = day.stops.map((row) => toEtaStop(day, row));
  const options = toEtaOptions(scope, day, route, now(scope));
  const expectedAt = estimateRoute(stops, options).get(id)?.expectedAt;
  if (expectedAt === undefined) return null;
  const latestAt = day.stops.find((row) => row.id === id)?.latestAt ?? null;
  return { expectedAt, earliestAt: computeEarliestArrivals(stops, options).get(id) ?? expectedAt, latestAt };
}
