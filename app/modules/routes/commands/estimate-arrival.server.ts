import type { ExpectedArrival } from "#app/modules/orders/model/tracked/estimate-arrival.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readRouteDay } from "../db/route.reads.server.ts";
import { estimateLiveStops } from "./live-etas.server.ts";

/** Expected arrival at a stop, as on the live screen; null when the stop or route no longer exists. */
export async function estimateArrival(
  scope: Scope,
  { id, routeId }: { id: string; routeId: string },
): Promise<ExpectedArrival | null> {
  const day = await readRouteDay(scope, routeId);
  const [route] = day.routes;
  const eta = route && estimateLiveStops(scope, day, route, now(scope)).get(id);
  if (!eta) return null;
  const { expectedAt, earliestAt, margin } = eta;
  return { expectedAt, earliestAt, margin, latestAt: day.stops.find((row) => row.id === id)?.latestAt ?? null };
}
