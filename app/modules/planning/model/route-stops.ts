import { failFields } from "#app/platform/kernel/result.ts";
import { isDepotStop, removeIdleDepots } from "./depot-stops.ts";
import type { PlanDocument, PlanRoute, PlanStop } from "./plan-document.ts";

/** A change that does not match the plan, reported on its field. */
export const failInvalidValue = (field: string) => failFields({ [field]: [{ code: "invalid_value" }] });

export const findRoute = (document: PlanDocument, routeId: string): PlanRoute | undefined =>
  document.routes.find(({ id }) => id === routeId);

/** The document with another list of stops in one route. */
export function replaceStops(document: PlanDocument, routeId: string, stops: PlanStop[]): PlanDocument {
  const nextStops = removeIdleDepots(stops);
  return {
    ...document,
    routes: document.routes.map((route) => (route.id === routeId ? { ...route, stops: nextStops } : route)),
  };
}

/** Whether the fixed stops keep their order. */
export function keepsFixedOrder(before: readonly PlanStop[], after: readonly PlanStop[]): boolean {
  const order = (stops: readonly PlanStop[]): string =>
    stops.flatMap((stop) => (stop.fixed ? [`${stop.type} ${stop.shipmentId}`] : [])).join();
  return order(before) === order(after);
}

/** Whether all depot stops have different names. */
export function haveUniqueNames(routes: readonly Pick<PlanRoute, "stops">[]): boolean {
  const names = routes.flatMap(({ stops }) => stops.flatMap((stop) => (isDepotStop(stop) ? stop.shipmentId : [])));
  return new Set(names).size === names.length;
}
