import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { PlanDocument, PlanStop } from "../plan-document.ts";
import type { PlanCrew, PlanDepot, PlanInputs, PlanShipment, PlanVehicle } from "../plan-inputs.ts";
import { getServiceKind } from "../service-kind.ts";

/** A stop of an active route that is not reached yet. */
export interface OpenStop {
  id: string;
  version: number;
  shipmentId: string;
  type: "pickup" | "dropoff";
  fixed: boolean;
}

/** The part of a confirmed route that can still be planned. */
export interface RemainingRoute {
  id: string;
  number: number;
  agentId: string;
  vehicleId: string | null;
  version: number;
  /** Once it has left the depot: its last finished stop and when that was over, milliseconds UTC. */
  from: { id: string; point: Point | null } | null;
  readyAt: number;
  /** The agent's break is over or running. */
  breakTaken: boolean;
  /** Position of the first remaining stop: the number of stops before it. */
  delaySeconds: number;
  /** Hours since it left. */
  hoursDone: number;
  stops: OpenStop[];
  /** Shipments picked up on the way that come back with the vehicle. */
  pickedUpIds: string[];
}

/** Inputs that only apply while routes are under way. */
export interface UnderWayInputs {
  /** By agent, from when the route continues, milliseconds UTC. */
  readyAt: Readonly<Record<string, number>>;
  /** Agents whose vehicles are loaded: they do not return to the depot to load. */
  loaded: readonly string[];
}

/** A promise that has passed already is a soft cost, not a rule: late goods are delivered all the same. */
const MAX_GRACE_MINUTES = 24 * 60;

/**
 * The inputs of a confirmed plan reduced to what is left of its routes: crews continue from where and when their last
 * stop ended, loaded goods stay with their agent, goods at the depot go only to agents who have not left it, and
 * picked-up goods take up capacity.
 */
export function toReplanInputs(inputs: PlanInputs, routes: readonly RemainingRoute[]): PlanInputs {
  const open = new Map(routes.flatMap((route) => route.stops.map(({ shipmentId }) => [shipmentId, route] as const)));
  const away = routes.filter(({ from }) => from !== null).map(({ agentId }) => agentId);
  const known = new Map(inputs.shipments.map((each) => [each.id, each]));
  const crews = routes.flatMap((route) => toUnderWayCrew(inputs, route, known));
  const ahead = routes.flatMap(({ agentId, from }): [string, PlanDepot][] =>
    from?.point ? [[agentId, { id: `at-${from.id}`, name: "", line: "", point: from.point }]] : [],
  );
  const loadedAgents = new Set(ahead.map(([agentId]) => agentId));
  const driven = new Set(
    crews.flatMap(({ agent, vehicle }) => (loadedAgents.has(agent.id) && vehicle ? vehicle.id : [])),
  );
  const { vehicles = {}, starts = {}, ends = {} } = inputs.homes ?? {};
  return {
    ...inputs,
    pickupGraceMinutes: MAX_GRACE_MINUTES,
    dropoffGraceMinutes: MAX_GRACE_MINUTES,
    settings: { ...inputs.settings, depot_revisit: "disabled" },
    shipments: inputs.shipments.flatMap((each) => {
      const route = open.get(each.id);
      return route ? restrictToAgent(each, route, away, inputs.depot.id) : [];
    }),
    crews,
    homes: {
      vehicles: Object.fromEntries(Object.entries(vehicles).filter(([id]) => !driven.has(id))),
      starts: { ...starts, ...Object.fromEntries(ahead) },
      ends,
    },
    road: { readyAt: Object.fromEntries(routes.map(({ agentId, readyAt }) => [agentId, readyAt])), loaded: away },
  };
}

/**
 * Agents who may still deliver it: only its own agent when it is loaded, and nobody who has left the depot when it is
 * still there.
 */
function restrictToAgent(
  shipment: PlanShipment,
  route: RemainingRoute,
  away: readonly string[],
  depotId: string,
): PlanShipment {
  const aboard = shipment.status === shipmentStatuses.code.picked_up;
  const kind = getServiceKind(shipment, depotId);
  if (aboard)
    return { ...shipment, pickup: { ...shipment.pickup, locationId: depotId }, allowedAgents: [route.agentId] };
  if (kind !== "delivery") return shipment;
  return { ...shipment, refusedBy: [...(shipment.refusedBy ?? []), ...away.filter((id) => id !== route.agentId)] };
}

function toUnderWayCrew(
  inputs: PlanInputs,
  route: RemainingRoute,
  known: ReadonlyMap<string, PlanShipment>,
): PlanCrew[] {
  const crew = inputs.crews.find(({ agent }) => agent.id === route.agentId);
  if (!crew) return [];
  const vehicle = inputs.crews.find((each) => each.vehicle?.id === route.vehicleId)?.vehicle ?? null;
  const { workingHoursLimit: limit } = crew.agent;
  const left = limit === null ? null : Math.max(0.01, limit - route.hoursDone);
  const fetched = route.pickedUpIds.flatMap((id) => known.get(id) ?? []);
  const rest = route.breakTaken ? null : (crew.agent.rest ?? null);
  return [
    { agent: { ...crew.agent, workingHoursLimit: left, rest }, vehicle: vehicle && reduceCapacity(vehicle, fetched) },
  ];
}

function reduceCapacity(vehicle: PlanVehicle, fetched: readonly PlanShipment[]): PlanVehicle {
  const less = (limit: number | null, taken: (each: PlanShipment) => number): number | null =>
    limit === null ? null : Math.max(0, limit - fetched.reduce((sum, each) => sum + taken(each), 0));
  return {
    ...vehicle,
    maxWeight: less(vehicle.maxWeight, ({ weight }) => weight),
    maxVolume: less(vehicle.maxVolume, ({ volume }) => volume),
    parcelCapacity: less(vehicle.parcelCapacity, ({ parcels }) => parcels),
    palletCapacity: less(vehicle.palletCapacity, ({ pallets }) => pallets),
  };
}

/** The open stops as a plan document whose routes are named by their ids. */
export function toReplanDocument(routes: readonly RemainingRoute[]): PlanDocument {
  return {
    routes: routes.map(({ number, agentId, vehicleId, stops }) => ({
      ...{ id: `r${number}`, agentId, vehicleId, locked: false },
      stops: stops.map(({ shipmentId, type, fixed }): PlanStop => ({ shipmentId, type, fixed })),
    })),
    unassigned: [],
  };
}
