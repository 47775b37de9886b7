import type { Job, Problem, Service, Shipment, Step, TaskRules } from "#wasm/host/problem.ts";
import { vehicleOptions } from "../fleet/fleet.enums.ts";
import { type PlanClock, planClock, windowOf } from "./plan-clock.ts";
import { objectiveOf } from "./plan-costs.ts";
import { crewsOf, mayServe, vehicleOf } from "./plan-crews.ts";
import type { PlanDocument, PlanRoute, PlanStop } from "./plan-document.ts";
import type { PlanCrew, PlanEnd, PlanInputs, PlanShipment } from "./plan-inputs.ts";

/** A plan as the solver's problem, with the way back from its numbers. Shipment `i` of the inputs has the task id `i + 1`. */
export interface PlanProblem {
  problem: Problem;
  clock: PlanClock;
  crews: readonly PlanCrew[];
}

/** How a shipment is served: loaded at the depot, brought to the depot, or carried from one place to another. */
export type ServiceKind = "delivery" | "pickup" | "pair";

/** Deliveries and returns start loaded, pickups come home; a transfer does whichever end is the depot, or both ends. */
export function serviceKindOf(shipment: PlanShipment, depotId: string): ServiceKind {
  if (shipment.type === 3 || shipment.type === 4) return "delivery";
  if (shipment.type === 1) return "pickup";
  if (shipment.pickup.locationId === depotId) return "delivery";
  return shipment.dropoff.locationId === depotId ? "pickup" : "pair";
}

/** True when the solver can place it: every end that a vehicle goes to has coordinates. */
export function isLocated(shipment: PlanShipment, depotId: string): boolean {
  const kind = serviceKindOf(shipment, depotId);
  return (
    (kind === "delivery" || shipment.pickup.point !== null) && (kind === "pickup" || shipment.dropoff.point !== null)
  );
}

/**
 * Plan inputs → the solver's problem: seconds since local midnight of the first day in the plan's zone (DST-safe), grams,
 * cubic centimetres, parcels and pallets. A document gives the crews their vehicles and, with `start`, the plan to start
 * from: its order, locked routes and fixed stops.
 */
export function planProblem(
  inputs: PlanInputs,
  document: PlanDocument | null,
  start: PlanDocument | null,
): PlanProblem {
  const clock = planClock(inputs);
  const crews = crewsOf(inputs, document);
  const objective = objectiveOf(crews);
  const { settings, travel } = inputs;
  const jobs: Job[] = [];
  const shipments: Shipment[] = [];
  inputs.shipments.forEach((shipment, index) => {
    if (!isLocated(shipment, inputs.depot.id)) return;
    const kind = serviceKindOf(shipment, inputs.depot.id);
    const rules = rulesOf(shipment, crews);
    const pickup = serviceOf(shipment, index, "pickup", inputs, clock);
    const dropoff = serviceOf(shipment, index, "dropoff", inputs, clock);
    const amount = [shipment.weight, shipment.volume, shipment.parcels, shipment.pallets];
    if (kind === "pair") shipments.push({ ...rules, amount, pickup, delivery: dropoff });
    else if (kind === "pickup") jobs.push({ ...rules, ...pickup, pickup: amount });
    else jobs.push({ ...rules, ...dropoff, delivery: amount });
  });
  const routes = new Map(start?.routes.map((route) => [route.agentId, route]));
  const problem: Problem = {
    vehicles: crews.map((crew, index) => ({
      ...vehicleOf(crew, index, inputs, clock, objective),
      ...stepsOf(routes.get(crew.agent.id), inputs),
    })),
    jobs,
    shipments,
    ...(travel.kind === "matrix" ? { matrices: { car: travel } } : {}),
    options: {
      balancing: settings.balancing,
      clustering: settings.clustering,
      contiguity: settings.contiguity,
      depot_revisit: "disabled",
      lateness_threshold: settings.lateness_threshold_minutes * 60,
      delayed_start: settings.delayed_start,
      ...(settings.max_stop_separation_metres > 0 ? { max_stop_separation: settings.max_stop_separation_metres } : {}),
      ...(travel.kind === "estimate" ? { speed: travel.metresPerSecond, detour: travel.detour } : {}),
    },
  };
  return { problem, clock, crews };
}

function rulesOf(shipment: PlanShipment, crews: readonly PlanCrew[]): TaskRules {
  const allowed = crews.flatMap((crew, index) => (mayServe(crew, shipment) ? [index + 1] : []));
  const skills = shipment.vehicleOptions.map((option) => vehicleOptions.indexOf(option) + 1);
  return {
    ...(skills.length > 0 ? { skills } : {}),
    ...(allowed.length === crews.length ? {} : { allowed_vehicles: allowed }),
    ...(allowed.length === 0 ? { banned_vehicles: crews.map((_, index) => index + 1) } : {}),
  };
}

function serviceOf(
  shipment: PlanShipment,
  index: number,
  side: "pickup" | "dropoff",
  inputs: PlanInputs,
  clock: PlanClock,
): Service {
  const end: PlanEnd = shipment[side];
  const window = windowOf(clock, end.from, end.to);
  const grace = 60 * (side === "pickup" ? inputs.pickupGraceMinutes : inputs.dropoffGraceMinutes);
  const minutes = shipment.serviceMinutes ?? inputs.settings.stop_duration_minutes;
  const row = 1 + 2 * index + (side === "pickup" ? 0 : 1);
  const point = end.point;
  return {
    id: index + 1,
    ...(inputs.travel.kind === "matrix"
      ? { location_index: row }
      : point && { location: [point.longitude, point.latitude] as const }),
    service: Math.round(minutes * 60),
    ...(window ? { time_windows: [window], ...(grace > 0 ? { grace: { late: grace } } : {}) } : {}),
  };
}

/** The solver's step of a stop; null for a shipment that the inputs do not have (any more) or that has no place. */
export function stepOf(stop: PlanStop, index: number, inputs: PlanInputs): Pick<Step, "type" | "id"> | null {
  const shipment = inputs.shipments[index];
  if (!shipment || !isLocated(shipment, inputs.depot.id)) return null;
  const kind = serviceKindOf(shipment, inputs.depot.id);
  if (kind !== "pair") return { type: "job", id: index + 1 };
  return { type: stop.type === "pickup" ? "pickup" : "delivery", id: index + 1 };
}

function stepsOf(route: PlanRoute | undefined, inputs: PlanInputs): { steps?: Step[]; locked?: boolean } {
  if (!route || route.stops.length === 0) return route?.locked ? { steps: [], locked: true } : {};
  const places = new Map(inputs.shipments.map(({ id }, index) => [id, index]));
  const steps = route.stops.flatMap((stop): Step[] => {
    const step = stepOf(stop, places.get(stop.shipmentId) ?? -1, inputs);
    return step ? [{ ...step, ...(stop.fixed ? { fixed: true } : {}) }] : [];
  });
  return { steps, ...(route.locked ? { locked: true } : {}) };
}
