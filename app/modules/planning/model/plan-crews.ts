import { functions, vehicleOptions } from "#app/modules/fleet/model/fleet.enums.ts";
import { type SlowMode, slowModes } from "#app/platform/geo/travel-modes.ts";
import type { Vehicle } from "#wasm/host/problem.ts";
import { toSolverBreaks } from "./crews/crew-breaks.ts";
import { toVehiclePlaces } from "./crews/crew-places.ts";
import { computeCrewShift } from "./crews/crew-shift.ts";
import { computeCrewPace } from "./learned-paces.ts";
import type { PlaceAccess } from "./place-access.ts";
import type { PlanClock } from "./plan-clock.ts";
import { getCrewPrices, type PlanMoney, toVehicleCosts } from "./plan-costs.ts";
import type { PlanDocument } from "./plan-document.ts";
import type { PlanCrew, PlanInputs, PlanShipment } from "./plan-inputs.ts";
import type { PlanPrices } from "./plan-prices.ts";
import { getServiceKind } from "./service-kind.ts";

/** No limit: more than any amount reaches. */
export const UNLIMITED_AMOUNT = 2_000_000_000;

/** Mode and carrying capacity of agents without an engine, by vehicle type: on foot 25 kg. */
const slowModesByType: Readonly<Record<number, { mode: SlowMode; weight: number; volume: number }>> = {
  8: { mode: "foot", weight: 25_000, volume: 120_000 },
  9: { mode: "bicycle", weight: 60_000, volume: 300_000 },
};
const ON_FOOT_TYPE = 8;
/** Seconds by which a shift may be exceeded, at a price, once routes are under way. */
const MAX_OVERTIME_SECONDS = 86_400;
const truckTypes: ReadonlySet<number> = new Set([4, 5, 6, 7]);

/** The modes without an engine used by the plan's crews. */
export function listSlowModes(crews: readonly PlanCrew[]): SlowMode[] {
  const modes = crews.map(({ vehicle }) => slowModesByType[vehicle?.type ?? ON_FOOT_TYPE]?.mode);
  return (["foot", "bicycle"] as const).filter((mode) => modes.includes(mode));
}

/**
 * Speed of a vehicle: known times of its mode, or else a car's times scaled by its pace; trucks by their configured
 * factor, and motor vehicles by the hourly pace.
 */
function getVehicleSpeed(
  type: number,
  { travel, settings }: PlanInputs,
  pace: number,
): Pick<Vehicle, "profile" | "speed_factor"> {
  const mode = slowModesByType[type]?.mode;
  if (mode && travel.kind === "matrix" && travel.slow?.[mode]) return { profile: mode };
  if (mode) return { speed_factor: slowModes[mode].speed };
  const percent = truckTypes.has(type) ? settings.truck_speed_percent : 100;
  return percent === pace ? {} : { speed_factor: percent / pace };
}

/**
 * The crews by agent: pairs from the document where it has the agent, else as chosen. A preassigned route may use
 * another crew's vehicle.
 */
export function listCrews(inputs: PlanInputs, document: PlanDocument | null): PlanCrew[] {
  const vehicles = new Map(inputs.crews.flatMap(({ vehicle }) => (vehicle ? [[vehicle.id, vehicle] as const] : [])));
  const routes = new Map(document?.routes.map((route) => [route.agentId, route]));
  return inputs.crews.map((crew) => {
    const route = routes.get(crew.agent.id);
    if (!route || route.vehicleId === (crew.vehicle?.id ?? null)) return crew;
    if (route.vehicleId === null) return { agent: crew.agent, vehicle: null };
    return { agent: crew.agent, vehicle: vehicles.get(route.vehicleId) ?? crew.vehicle };
  });
}

/** The prices of every crew, in order. */
export function listCrewPrices(crews: readonly PlanCrew[], inputs: PlanInputs): PlanPrices[] {
  const stopsPerShipment = countStopsPerShipment(inputs);
  return crews.map((crew) => {
    const motorized = !slowModesByType[crew.vehicle?.type ?? ON_FOOT_TYPE];
    return getCrewPrices(crew, inputs, { motorized, stopsPerShipment });
  });
}

/** The solver's vehicle of a crew, without steps. Ids are the crew's position, from 1. */
export function toSolverVehicle(
  crew: PlanCrew,
  index: number,
  inputs: PlanInputs,
  clock: PlanClock,
  { prices, money }: { prices: PlanPrices; money: PlanMoney },
): Vehicle {
  const { agent, vehicle } = crew;
  const type = vehicle?.type ?? ON_FOOT_TYPE;
  const pace = slowModesByType[type];
  const shift = computeCrewShift(crew, inputs, clock);
  return {
    id: index + 1,
    ...toVehiclePlaces(crew, inputs),
    type: String(type),
    capacity: [
      vehicle?.maxWeight ?? pace?.weight ?? UNLIMITED_AMOUNT,
      vehicle?.maxVolume ?? pace?.volume ?? UNLIMITED_AMOUNT,
      vehicle?.parcelCapacity ?? UNLIMITED_AMOUNT,
      vehicle?.palletCapacity ?? UNLIMITED_AMOUNT,
    ],
    skills: (vehicle?.options ?? []).map((option) => vehicleOptions.indexOf(option) + 1),
    costs: toVehicleCosts(prices, money),
    time_window: shift ?? [clock.start, clock.start],
    ...getVehicleSpeed(type, inputs, computeCrewPace(crew, inputs, clock, shift)),
    ...(shift === null
      ? { max_tasks: 0 }
      : vehicle?.maxActiveShipments
        ? { max_tasks: vehicle.maxActiveShipments * countStopsPerShipment(inputs) }
        : {}),
    ...(inputs.road ? { grace: { late: MAX_OVERTIME_SECONDS } } : {}),
    ...(shift ? { breaks: toSolverBreaks(agent, shift, inputs, clock) } : {}),
    ...(agent.workingHoursLimit === null ? {} : { max_work_time: Math.round(agent.workingHoursLimit * 3600) }),
    ...(inputs.settings.parking_time_seconds > 0 ? { parking_time: inputs.settings.parking_time_seconds } : {}),
  };
}

/** The solver counts stops, and a shipment that is picked up on the way and delivered has two. */
function countStopsPerShipment({ shipments, depot }: PlanInputs): number {
  return shipments.length > 0 && shipments.every((each) => getServiceKind(each, depot.id) === "pair") ? 2 : 1;
}

/**
 * Whether a crew may serve the shipment: vehicle type, vehicle, agent and agent functions meet its own requirements and
 * those of both places. An agent who rejected it is not offered it again.
 */
export function canServe(crew: PlanCrew, shipment: PlanShipment): boolean {
  return (
    crew.agent.functions.includes(functions.byCode(shipment.type).key) &&
    !shipment.refusedBy?.includes(crew.agent.id) &&
    isAdmitted(crew, shipment) &&
    isAdmitted(crew, shipment.pickup.access) &&
    isAdmitted(crew, shipment.dropoff.access)
  );
}

/** Who is admitted; empty lists forbid nothing. */
type Admission = Pick<PlaceAccess, "vehicleTypes" | "prohibitedVehicles" | "allowedAgents">;

function isAdmitted({ agent, vehicle }: PlanCrew, admission: Admission | null): boolean {
  if (!admission) return true;
  const { vehicleTypes, allowedAgents, prohibitedVehicles } = admission;
  const type = vehicle?.type ?? ON_FOOT_TYPE;
  const named = (list: readonly string[], ...names: (string | undefined)[]) =>
    names.some((name) => name !== undefined && list.includes(name));
  return (
    (vehicleTypes.length === 0 || vehicleTypes.some((each) => each === type)) &&
    (allowedAgents.length === 0 || named(allowedAgents, agent.id, agent.name, agent.phone)) &&
    !named(prohibitedVehicles, vehicle?.id, vehicle?.plateNumber)
  );
}
