import type { PlannedRoute } from "#wasm/check/visits.ts";
import { createDepotNamer, createDepotStop, removeIdleDepots } from "./depot-stops.ts";
import type { PlanDocument, PlanRoute, PlanStop } from "./plan-document.ts";
import type { PlanCrew, PlanInputs, PlanShipment } from "./plan-inputs.ts";
import { parseRouteNumber } from "./plan-timing.ts";
import { getServiceKind } from "./service-kind.ts";

/** The stops that a shipment needs, in order. */
export function createStops(shipment: PlanShipment, depotId: string): PlanStop[] {
  const stop = (type: PlanStop["type"]): PlanStop => ({ shipmentId: shipment.id, type, fixed: false });
  const kind = getServiceKind(shipment, depotId);
  if (kind === "pair") return [stop("pickup"), stop("dropoff")];
  return [stop(kind === "pickup" ? "pickup" : "dropoff")];
}

/**
 * The solver's result as a document: a route for every crew, including empty ones. Route ids stay with their agent, so
 * that number and colour survive; fixed stops and locks are kept.
 */
export function toPlanDocument(
  inputs: PlanInputs,
  crews: readonly PlanCrew[],
  routes: readonly PlannedRoute[],
  before: PlanDocument | null,
): PlanDocument {
  const known = new Map(before?.routes.map((route) => [route.agentId, route]));
  const fixed = new Set(
    before?.routes.flatMap((route) => route.stops.flatMap((stop) => (stop.fixed ? [toStopId(stop)] : []))),
  );
  const planned = new Map(routes.map((route) => [route.vehicle, route.steps]));
  const nextDepot = createDepotNamer(before);
  const usedIds = new Set(crews.flatMap(({ agent }) => known.get(agent.id)?.id ?? []));
  const plannedRoutes = crews.map((crew, index): PlanRoute => {
    const old = known.get(crew.agent.id);
    const stops = (planned.get(index + 1) ?? []).flatMap((step): PlanStop[] => {
      if (step.type === "reload") return [createDepotStop(nextDepot())];
      const shipment = step.id === undefined ? undefined : inputs.shipments[step.id - 1];
      if (!shipment || step.type === "break") return [];
      const kind = getServiceKind(shipment, inputs.depot.id);
      const type = step.type === "pickup" || (step.type === "job" && kind === "pickup") ? "pickup" : "dropoff";
      const stop = { shipmentId: shipment.id, type, fixed: false } as const;
      return [{ ...stop, fixed: fixed.has(toStopId(stop)) }];
    });
    return {
      id: old?.id ?? findFreeRouteId(usedIds),
      agentId: crew.agent.id,
      vehicleId: crew.vehicle?.id ?? null,
      locked: old?.locked ?? false,
      // A locked route stays exactly as it was, even where the settings no longer allow it.
      stops: old?.locked ? old.stops : removeIdleDepots(stops),
    };
  });
  return addUnassigned(inputs, sortByNumber(plannedRoutes));
}

function filterStops({ stops }: PlanRoute, shipments: ReadonlySet<string>): PlanStop[] {
  return removeIdleDepots(stops.filter((stop) => stop.type === "depot" || shipments.has(stop.shipmentId)));
}

const toStopId = (stop: Pick<PlanStop, "shipmentId" | "type">): string => `${stop.type} ${stop.shipmentId}`;

function findFreeRouteId(usedIds: Set<string>): string {
  let number = 1;
  while (usedIds.has(`r${number}`)) number += 1;
  usedIds.add(`r${number}`);
  return `r${number}`;
}

const sortByNumber = (routes: PlanRoute[]): PlanRoute[] =>
  routes.sort((a, b) => parseRouteNumber(a.id) - parseRouteNumber(b.id));

function addUnassigned(inputs: PlanInputs, routes: PlanRoute[]): PlanDocument {
  const served = new Set(routes.flatMap((route) => route.stops.map(({ shipmentId }) => shipmentId)));
  return { routes, unassigned: inputs.shipments.flatMap(({ id }) => (served.has(id) ? [] : [id])) };
}

/**
 * Adapts an older document to the current inputs: drops shipments that left the plan, lists new ones as unassigned, and
 * gives every chosen agent a route. Routes of removed agents are dissolved.
 */
export function reconcileDocument(document: PlanDocument, inputs: PlanInputs): PlanDocument {
  const shipments = new Set(inputs.shipments.map(({ id }) => id));
  const agents = new Set(inputs.crews.map(({ agent }) => agent.id));
  const keptRoutes = document.routes.flatMap((route): PlanRoute[] =>
    agents.has(route.agentId) ? [{ ...route, stops: filterStops(route, shipments) }] : [],
  );
  const driving = new Set(keptRoutes.map(({ agentId }) => agentId));
  const usedIds = new Set(keptRoutes.map(({ id }) => id));
  const added = inputs.crews.flatMap(({ agent, vehicle }): PlanRoute[] =>
    driving.has(agent.id)
      ? []
      : [{ id: findFreeRouteId(usedIds), agentId: agent.id, vehicleId: vehicle?.id ?? null, locked: false, stops: [] }],
  );
  return addUnassigned(inputs, sortByNumber([...keptRoutes, ...added]));
}
