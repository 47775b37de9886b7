import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { createDepotStop, depotStopNamePattern, isDepotStop } from "./depot-stops.ts";
import type { PlanDocument, PlanRoute, PlanStop } from "./plan-document.ts";
import type { PlanChange } from "./plan-room.ts";
import { failInvalidValue, findRoute, haveUniqueNames, keepsFixedOrder, replaceStops } from "./route-stops.ts";

type Resequence = Extract<PlanChange, { kind: "resequence" }>;

/** Reorders a route's stops. Depot stops may be added and removed by name; shipments stay. */
export function resequence(document: PlanDocument, { routeId, shipmentIds }: Resequence): Result<PlanDocument> {
  const route = findRoute(document, routeId);
  if (!route) return fail("not_found");
  if (route.locked) return fail("route_locked");
  const left = route.stops.filter((stop) => !isDepotStop(stop));
  const stops = shipmentIds.flatMap((shipmentId): PlanStop[] => {
    if (depotStopNamePattern.test(shipmentId)) return [createDepotStop(shipmentId)];
    const at = left.findIndex((stop) => stop.shipmentId === shipmentId);
    return at < 0 ? [] : left.splice(at, 1);
  });
  if (left.length > 0 || stops.length !== shipmentIds.length) return failInvalidValue("change.shipmentIds");
  if (!haveUniqueNames([...document.routes.filter((other) => other !== route), { stops }]))
    return failInvalidValue("change.shipmentIds");
  return keepsFixedOrder(route.stops, stops) ? ok(replaceStops(document, routeId, stops)) : fail("stop_fixed");
}

/** Removes a depot stop or moves it within its route; other routes have their own. */
export function moveDepotStop(
  document: PlanDocument,
  from: PlanRoute,
  { shipmentId, to, position }: { shipmentId: string; to: PlanRoute | null | undefined; position: number },
): Result<PlanDocument> {
  if (from.locked) return fail("route_locked");
  if (to !== null && to?.id !== from.id) return fail("not_found");
  const rest = from.stops.filter((stop) => stop.shipmentId !== shipmentId);
  return ok(replaceStops(document, from.id, to ? rest.toSpliced(position, 0, createDepotStop(shipmentId)) : rest));
}
