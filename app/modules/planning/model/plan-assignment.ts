import type { PlannedRoute } from "#wasm/check/visits.ts";
import { createDepotNamer, createDepotStop, removeIdleDepots } from "./depot-stops.ts";
import type { PlanDocument, PlanRoute, PlanStop } from "./plan-document.ts";
import type { PlanCrew, PlanInputs, PlanShipment } from "./plan-inputs.ts";
import { parseRouteNumber } from "./plan-timing.ts";
import { getServiceKind } from "./service-kind.ts";

/** The stops that a shipment needs, in their order. */
export function createStops(shipment: PlanShipment, depotId: string): PlanStop[] {
  const stop = (type: PlanStop["type"]): PlanStop => ({ shipmentId: shipment.id, type, fixed: false });
  const kind = getServiceKind(shipment, depotId);
  if (kind === "pair") return [stop("pickup"), stop("dropoff")];
  return [stop(kind === "pickup" ? "pickup" : "dropoff")];
}

/**
 * What the solver planned as a document: a route for every crew, also the empty ones. Ids of routes stay with their agent,
 * so that number and colour survive; fixed stops and locks stay what they were.
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
  const taken = new Set(crews.flatMap(({ agent }) => known.get(agent.id)?.id ?? []));
  const made = crews.map((crew, index): PlanRoute => {
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
      id: old?.id ?? findFreeRouteId(taken),
      agentId: crew.agent.id,
      vehicleId: crew.vehicle?.id ?? null,
      locked: old?.locked ?? false,
      // A locked route is to the letter what it was, also where the settings do not allow it any more.
      stops: old?.locked ? old.stops : removeIdleDepots(stops),
    };
  });
  return addUnassigned(inputs, sortByNumber(made));
}

function filterStops({ stops }: PlanRoute, shipments: ReadonlySet<string>): PlanStop[] {
  return removeIdleDepots(stops.filter((stop) => stop.type === "depot" || shipments.has(stop.shipmentId)));
}

const toStopId = (stop: Pick<PlanStop, "shipmentId" | "type">): string => `${stop.type} ${stop.shipmentId}`;

function findFreeRouteId(taken: Set<string>): string {
  let number = 1;
  while (taken.has(`r${number}`)) number += 1;
  taken.add(`r${number}`);
  return `r${number}`;
}

const sortByNumber = (routes: PlanRoute[]): PlanRoute[] =>
  routes.sort((a, b) => parseRouteNumber(a.id) - parseRouteNumber(b.id));

function addUnassigned(inputs: PlanInputs, routes: PlanRoute[]): PlanDocument {
  const served = new Set(routes.flatMap((route) => route.stops.map(({ shipmentId }) => shipmentId)));
  return { routes, unassigned: inputs.shipments.flatMap(({ id }) => (served.has(id) ? [] : [id])) };
}

/**
 * An older document for the inputs of today: shipments that left the plan are dropped, new ones are unassigned, and every
 * chosen agent has a route. Routes of agents who were taken out of the plan dissolve.
 */
export function reconcileDocument(document: PlanDocument, inputs: PlanInputs): PlanDocument {
  const shipments = new Set(inputs.shipments.map(({ id }) => id));
  const agents = new Set(inputs.crews.map(({ agent }) => agent.id));
  const kept = document.routes.flatMap((route): PlanRoute[] =>
    agents.has(route.agentId) ? [{ ...route, stops: filterStops(route, shipments) }] : [],
  );
  const driving = new Set(kept.map(({ agentId }) => agentId));
  const taken = new Set(kept.map(({ id }) => id));
  const added = inputs.crews.flatMap(({ agent, vehicle }): PlanRoute[] =>
    driving.has(agent.id)
      ? []
      : [{ id: findFreeRouteId(taken), agentId: agent.id, vehicleId: vehicle?.id ?? null, locked: false, stops: [] }],
  );
  return addUnassigned(inputs, sortByNumber([...kept, ...added]));
}
