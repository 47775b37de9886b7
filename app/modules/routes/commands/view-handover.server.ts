import { readHandovers } from "#app/modules/shipments/db/handovers.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readRoute } from "../db/route.reads.server.ts";

/**
 * `GET routes/{route_id}/stops/{stop_id}/handover`: what is to be handed over and collected at a stop, without the
 * customers' door codes.
 */
export async function viewHandover(scope: Scope, { params }: PageRequest): Promise<Result<unknown>> {
  const { routeId = "", stopId = "" } = params;
  const found = isUuid(routeId) && isUuid(stopId) ? await readRoute(scope, routeId) : null;
  const stop = found?.stops.find(({ id }) => id === stopId);
  if (!stop) return fail("not_found");
  // The route's end and breaks have no shipment.
  const handover = stop.shipmentId ? (await readHandovers(scope, [stop.shipmentId])).get(stop.shipmentId) : undefined;
  // Money is collected at drop-offs only.
  const collections = stop.type === "dropoff" ? (handover?.collections ?? []) : [];
  return ok({ collections, packages: handover?.packages ?? [] });
}
