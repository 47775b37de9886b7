import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { depotStop, depotStopName, isDepotStop } from "./depot-stops.ts";
import type { PlanDocument, PlanRoute, PlanStop } from "./plan-document.ts";
import type { PlanChange } from "./plan-room.ts";
import { haveOwnNames, keepsFixedOrder, routeOf, withStops, wrong } from "./route-stops.ts";

type Resequence = Extract<PlanChange, { kind: "resequence" }>;

/** A route's stops in another order. Stops at the depot come and go with their names; shipments stay. */
export function resequence(document: PlanDocument, { routeId, shipmentIds }: Resequence): Result<PlanDocument> {
  const route = routeOf(document, routeId);
  if (!route) return fail("not_found");
  if (route.locked) return fail("route_locked");
  const left = route.stops.filter((stop) => !isDepotStop(stop));
  const stops = shipmentIds.flatMap((shipmentId): PlanStop[] => {
    if (depotStopName.test(shipmentId)) return [depotStop(shipmentId)];
    const at = left.findIndex((stop) => stop.shipmentId === shipmentId);
    return at < 0 ? [] : left.splice(at, 1);
  });
  if (left.length > 0 || stops.length !== shipmentIds.length) return wrong("change.shipmentIds");
  if (!haveOwnNames([...document.routes.filter((other) => other !== route), { stops }]))
    return wrong("change.shipmentIds");
  return keepsFixedOrder(route.stops, stops) ? ok(withStops(document, routeId, stops)) : fail("stop_fixed");
}

/** A stop at the depot is left out, or stands elsewhere in its route; other routes have their own. */
export function moveDepot(
  document: PlanDocument,
  from: PlanRoute,
  { shipmentId, to, position }: { shipmentId: string; to: PlanRoute | null | undefined; position: number },
): Result<PlanDocument> {
  if (from.locked) return fail("route_locked");
  if (to !== null && to?.id !== from.id) return fail("not_found");
  const rest = from.stops.filter((stop) => stop.shipmentId !== shipmentId);
  return ok(withStops(document, from.id, to ? rest.toSpliced(position, 0, depotStop(shipmentId)) : rest));
}
