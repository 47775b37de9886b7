import { getRouteEdges, type RouteEdges } from "#app/modules/planning/model/crews/plan-homes.ts";
import { type Alarm, alarms, type Lateness, latenessLevels } from "#app/modules/planning/model/plan.enums.ts";
import type {
  PlanAgent,
  PlanDepot,
  PlanEnd,
  PlanInputs,
  PlanShipment,
  PlanVehicle,
} from "#app/modules/planning/model/plan-inputs.ts";
import type { TimedPlan, TimedRoute, TimedStop } from "#app/modules/planning/model/timed-plan.ts";

/** Facts of a plan by id, so that rows need not search. */
export interface PlanLookup {
  shipment(id: string): PlanShipment | undefined;
  agent(id: string): PlanAgent | undefined;
  vehicle(id: string | null): PlanVehicle | undefined;
  depot: PlanDepot;
  /** Where a route starts and ends. */
  edges(route: Pick<TimedRoute, "agentId" | "vehicleId">): RouteEdges;
}

/** Builds the lookup of a plan's inputs. */
export function createPlanLookup(inputs: PlanInputs): PlanLookup {
  const shipments = new Map(inputs.shipments.map((shipment) => [shipment.id, shipment]));
  const agents = new Map(inputs.crews.map(({ agent }) => [agent.id, agent]));
  const vehicles = new Map(inputs.crews.flatMap(({ vehicle }) => (vehicle ? [[vehicle.id, vehicle] as const] : [])));
  return {
    shipment: (id) => shipments.get(id),
    agent: (id) => agents.get(id),
    vehicle: (id) => (id === null ? undefined : vehicles.get(id)),
    depot: inputs.depot,
    edges: (route) => getRouteEdges(inputs, route),
  };
}

/** A stop's unique name within its plan: a shipment between two places has two stops. */
export function toStopKey(stop: Pick<TimedStop, "shipmentId" | "type">): string {
  return `${stop.shipmentId}:${stop.type}`;
}

/** The shipment of a stop's name. */
export function getStopKeyShipment(key: string): string {
  return key.slice(0, key.lastIndexOf(":"));
}

/** The end of a shipment that a stop serves. */
export function getStopEnd(shipment: PlanShipment, type: TimedStop["type"]): PlanEnd {
  return type === "pickup" ? shipment.pickup : shipment.dropoff;
}

/** Who or what is at a stop. */
export function getStopName(shipment: PlanShipment, type: TimedStop["type"]): string {
  return (type === "dropoff" && shipment.customerName) || getStopEnd(shipment, type).name;
}

/** Name and address at a stop; null for a shipment that is no longer in the plan. */
export function getStopPlace(
  { shipmentId, type }: Pick<TimedStop, "shipmentId" | "type">,
  lookup: PlanLookup,
): { name: string; end: Pick<PlanEnd, "point" | "from" | "to"> } | null {
  if (type === "depot") return { name: lookup.depot.name, end: { point: lookup.depot.point, from: null, to: null } };
  const shipment = lookup.shipment(shipmentId);
  return shipment ? { name: getStopName(shipment, type), end: getStopEnd(shipment, type) } : null;
}

/** Label of a route: its vehicle, with the agent below; or the agent on foot. */
export function getRouteNames(route: Pick<TimedRoute, "agentId" | "vehicleId">, lookup: PlanLookup): [string, string] {
  const agent = lookup.agent(route.agentId)?.name ?? "";
  const vehicle = lookup.vehicle(route.vehicleId)?.label;
  return vehicle ? [vehicle, agent] : [agent, ""];
}

/** A stop with its route and its index in it, from 0. */
export interface FoundStop {
  route: TimedRoute;
  stop: TimedStop;
  index: number;
}

/** Finds a stop by its name. */
export function findStop(timed: TimedPlan | null, key: string | null): FoundStop | null {
  if (!timed || key === null) return null;
  for (const route of timed.routes) {
    const index = route.stops.findIndex((stop) => toStopKey(stop) === key);
    const stop = route.stops[index];
    if (stop) return { route, stop, index };
  }
  return null;
}

/**
 * Warnings of a route's row, worst first: number of affected stops, with the icon of the worst. Early arrival means
 * waiting and is no warning.
 */
export function listRouteAlarms(route: TimedRoute): { alarm: Alarm; code: Lateness; count: number }[] {
  return alarms.flatMap((alarm) => {
    const codes = route.stops.flatMap((stop) =>
      latenessLevels.byCode(stop.lateness).alarm === alarm ? [stop.lateness] : [],
    );
    const worst = codes.toSorted((a, b) => b - a)[0];
    return worst === undefined ? [] : [{ alarm, code: worst, count: route[alarm] }];
  });
}
