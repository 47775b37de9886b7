import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { depotStopNamePattern, isDepotStop, removeIdleDepots } from "./depot-stops.ts";
import { createStops } from "./plan-assignment.ts";
import type { PlanDocument, PlanRoute, PlanStop } from "./plan-document.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { moveDepotStop, resequence } from "./plan-resequence.ts";
import type { PlanChange } from "./plan-room.ts";
import { failInvalidValue, findRoute, haveUniqueNames, keepsFixedOrder, replaceStops } from "./route-stops.ts";
import { isLocated } from "./service-kind.ts";

type ChangeOfKind<Kind extends PlanChange["kind"]> = Extract<PlanChange, { kind: Kind }>;

/**
 * Applies a dispatcher's change to a copy of the document. Pure, so that the browser previews with the same rules that
 * the plan's room applies. What the change breaks is not refused but shown by the timing: violations are never hidden.
 */
export function applyChange(document: PlanDocument, change: PlanChange, inputs: PlanInputs): Result<PlanDocument> {
  switch (change.kind) {
    case "resequence":
      return resequence(document, change);
    case "move":
      return moveShipment(document, change, inputs);
    case "lock":
      return setLock(document, change.routeId, { locked: true });
    case "unlock":
      return setLock(document, change.routeId, { locked: false });
    case "fix":
      return fixStop(document, change);
    case "preassign":
      return preassignAgent(document, change, inputs);
    case "adopt":
      return adoptDocument(document, change, inputs);
  }
}

function moveShipment(
  document: PlanDocument,
  { shipmentId, toRouteId, position }: ChangeOfKind<"move">,
  inputs: PlanInputs,
): Result<PlanDocument> {
  const shipment = inputs.shipments.find(({ id }) => id === shipmentId);
  const from = document.routes.find((route) => route.stops.some((stop) => stop.shipmentId === shipmentId));
  const to = toRouteId === null ? null : findRoute(document, toRouteId);
  if (from && depotStopNamePattern.test(shipmentId)) return moveDepotStop(document, from, { shipmentId, to, position });
  if (!shipment || to === undefined) return fail("not_found");
  if (from?.locked || to?.locked) return fail("route_locked");
  if (to && !isLocated(shipment, inputs.depot.id)) return fail("order_has_issues");
  const own = from?.stops.filter((stop) => stop.shipmentId === shipmentId) ?? createStops(shipment, inputs.depot.id);
  if (from && from !== to && own.some(({ fixed }) => fixed)) return fail("stop_fixed");
  const without = removeShipment(document, shipmentId);
  if (!to) return ok({ ...without, unassigned: [...without.unassigned, shipmentId] });
  const rest = findRoute(without, to.id)?.stops ?? [];
  const stops = rest.toSpliced(Math.min(position, rest.length), 0, ...own);
  return keepsFixedOrder(to.stops, stops) ? ok(replaceStops(without, to.id, stops)) : fail("stop_fixed");
}

function fixStop(document: PlanDocument, { shipmentId, fixed }: ChangeOfKind<"fix">): Result<PlanDocument> {
  const route = document.routes.find(({ stops }) => stops.some((stop) => stop.shipmentId === shipmentId));
  if (!route) return fail("not_found");
  const stops = route.stops.map((stop) => (stop.shipmentId === shipmentId ? { ...stop, fixed } : stop));
  return ok(replaceStops(document, route.id, stops));
}

function preassignAgent(
  document: PlanDocument,
  { routeId, agentId, vehicleId }: ChangeOfKind<"preassign">,
  inputs: PlanInputs,
): Result<PlanDocument> {
  const route = findRoute(document, routeId);
  if (!route) return fail("not_found");
  if (!inputs.crews.some(({ agent }) => agent.id === agentId)) return fail("agent_not_in_plan");
  if (vehicleId !== null && !inputs.crews.some(({ vehicle }) => vehicle?.id === vehicleId))
    return fail("vehicle_not_in_plan");
  const routes = document.routes.map((other): PlanRoute => {
    if (other.id === routeId) return { ...other, agentId, vehicleId };
    return {
      ...other,
      agentId: other.agentId === agentId ? route.agentId : other.agentId,
      vehicleId: vehicleId !== null && other.vehicleId === vehicleId ? route.vehicleId : other.vehicleId,
    };
  });
  return ok({ ...document, routes });
}

function adoptDocument(
  document: PlanDocument,
  { document: adopted }: ChangeOfKind<"adopt">,
  inputs: PlanInputs,
): Result<PlanDocument> {
  if (document.routes.some((route) => route.locked && !isSameRoute(route, findRoute(adopted, route.id))))
    return fail("route_locked");
  return isComplete(adopted, document, inputs) ? ok(adopted) : failInvalidValue("change.document");
}
const isSameRoute = (a: PlanRoute, b: PlanRoute | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

function removeShipment(document: PlanDocument, shipmentId: string): PlanDocument {
  return {
    routes: document.routes.map((route) => ({
      ...route,
      stops: removeIdleDepots(route.stops.filter((stop) => stop.shipmentId !== shipmentId)),
    })),
    unassigned: document.unassigned.filter((id) => id !== shipmentId),
  };
}

function setLock(document: PlanDocument, routeId: string, lock: { locked: boolean }): Result<PlanDocument> {
  if (!findRoute(document, routeId)) return fail("not_found");
  return ok({
    ...document,
    routes: document.routes.map((route) => (route.id === routeId ? { ...route, ...lock } : route)),
  });
}

/**
 * Whether an adopted document is complete: every stop of every shipment once, depot stops with unique names, every
 * route with its own agent of the plan, and the same routes as before.
 */
function isComplete(adopted: PlanDocument, before: PlanDocument, inputs: PlanInputs): boolean {
  const list = (stops: readonly PlanStop[]): string[] =>
    stops.flatMap((stop) => (isDepotStop(stop) ? [] : `${stop.type} ${stop.shipmentId}`));
  const out = new Set(adopted.unassigned);
  const expected = inputs.shipments.flatMap((each) =>
    out.has(each.id) ? [] : list(createStops(each, inputs.depot.id)),
  );
  const found = adopted.routes.flatMap(({ stops }) => list(stops));
  const sorted = (texts: readonly string[]): string => texts.toSorted().join();
  return (
    sorted(found) === sorted(expected) &&
    haveUniqueNames(adopted.routes) &&
    out.size === adopted.unassigned.length &&
    adopted.unassigned.every((id) => inputs.shipments.some((each) => each.id === id)) &&
    sorted(adopted.routes.map(({ id }) => id)) === sorted(before.routes.map(({ id }) => id)) &&
    sorted(adopted.routes.map(({ agentId }) => agentId)) === sorted(before.routes.map(({ agentId }) => agentId))
  );
}
