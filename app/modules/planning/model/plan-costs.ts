import type { PlanObjective } from "#app/modules/workspace/model/routing-settings.ts";
import { LIMITS } from "#wasm/host/limits.ts";
import type { SolutionRoute, VehicleCosts } from "#wasm/host/problem.ts";
import type { PlanAgent, PlanCrew, PlanInputs } from "./plan-inputs.ts";
import type { PlanPrices } from "./plan-prices.ts";

/*
 * A plan has one objective, in money: what its routes cost by the prices of their vehicles and agents, with lateness and soft rules
 * priced. The cost that is shown is the cost that is searched. "Least driving" and "fewest vehicles" put one thing before
 * the rest of that cost, and are shown in money all the same.
 */

/** The finest unit of the search: a hundredth of a minor unit, so that a kilometre need not cost whole cents. */
const FINEST_UNITS_PER_MINOR = 100;
/** The hourly price that the solver's prices of soft rules are made for, and the one where a plan has no price at all. */
const USUAL_HOUR = 3_600;
/** Kilometres of a usual hour's driving: values an hour where only kilometres have a price, and the other way round. */
const KM_PER_HOUR = 50;
/** With "least driving", a kilometre weighs so many times what it costs. */
const DRIVING_WEIGHT = 100;
/** With "fewest vehicles", a vehicle weighs as much as so many hours of driving. */
const VEHICLE_HOURS = 48;

/** How money, in minor units, becomes the solver's whole numbers, and what the objective puts before it. */
export interface PlanMoney {
  /** The solver's units of a minor unit. */
  scale: number;
  /** Factor of the solver's prices of soft rules; `softWeight` of it is the objective's own. */
  softPrices: number;
  softWeight: number;
  /** The solver's units on top of every kilometre and every used vehicle. */
  extraPerKm: number;
  extraPerRoute: number;
}

const ownHour = (agent: PlanAgent, vehicle: PlanCrew["vehicle"]): number =>
  (vehicle?.costPerHour ?? 0) + (agent.pay?.perHour ?? 0);

/**
 * Prices of a crew: its vehicle's and its agent's together, and the account's where neither has one. A route on foot or
 * by bicycle has no default for its kilometres. `stops` of a shipment share the agent's pay for it.
 */
export function getCrewPrices(
  { agent, vehicle }: PlanCrew,
  { prices }: Pick<PlanInputs, "prices">,
  { motorized, stopsPerShipment }: { motorized: boolean; stopsPerShipment: number },
): PlanPrices {
  const { pay } = agent;
  const perKm = (vehicle?.costPerKm ?? 0) + (pay?.perKm ?? 0);
  const perRoute = (vehicle?.fixedCost ?? 0) + (vehicle?.routeCompletionCost ?? 0) + (pay?.perDay ?? 0);
  return {
    perHour: ownHour(agent, vehicle) || prices.perHour,
    perKm: perKm || (motorized ? prices.perKm : 0),
    perRoute: perRoute || prices.perRoute,
    perStop: pay?.perShipment ? pay.perShipment / stopsPerShipment : prices.perStop,
  };
}

/** The money of a plan whose crews have these prices. */
export function createPlanMoney(
  crews: readonly PlanPrices[],
  { perHour }: PlanPrices,
  objective: PlanObjective,
): PlanMoney {
  const highest = (read: (prices: PlanPrices) => number) => Math.max(0, ...crews.map(read));
  const perKm = highest((prices) => prices.perKm);
  const hour = perHour || highest((prices) => prices.perHour) || perKm * KM_PER_HOUR || USUAL_HOUR;
  const weight = objective === "least_driving" ? DRIVING_WEIGHT : 1;
  const extraPerKm = objective === "least_driving" ? weight * Math.max(perKm, hour / KM_PER_HOUR) : 0;
  const extraPerRoute = objective === "fewest_vehicles" ? VEHICLE_HOURS * hour : 0;
  const rate = Math.max(hour * weight, perKm + extraPerKm, ...crews.map((prices) => prices.perHour));
  const price = extraPerRoute + highest((prices) => Math.max(prices.perRoute, prices.perStop));
  const scale = findScale(rate, price);
  const softPrices = Math.max(1, Math.round((scale * hour) / USUAL_HOUR));
  return {
    scale,
    softPrices: softPrices * weight,
    softWeight: weight,
    extraPerKm: Math.round(scale * extraPerKm),
    extraPerRoute: Math.round(scale * extraPerRoute),
  };
}

/** The finest scale by which the highest rate and price still are numbers that the solver takes. */
function findScale(rate: number, price: number): number {
  const most = Math.min(FINEST_UNITS_PER_MINOR, LIMITS.rate / Math.max(rate, 1), LIMITS.price / Math.max(price, 1));
  return 10 ** Math.floor(Math.log10(most) + 1e-9);
}

/** Prices of a crew for the solver. Travel always costs something, if next to nothing, so that a free crew drives no detours. */
export function toVehicleCosts(
  prices: PlanPrices,
  { scale, extraPerKm, extraPerRoute }: PlanMoney,
): Required<Omit<VehicleCosts, "per_work_hour">> {
  const [perHour, perKm] = [Math.round(scale * prices.perHour), Math.round(scale * prices.perKm) + extraPerKm];
  return {
    fixed: Math.round(scale * prices.perRoute) + extraPerRoute,
    per_hour: perHour === 0 && perKm === 0 ? 1 : perHour,
    per_task_hour: perHour,
    per_km: perKm,
    per_task: Math.round(scale * prices.perStop),
  };
}

/** What a route costs, in minor units: hours of driving and service, kilometres, its use, its stops, and lateness with soft rules. */
export interface RouteCosts {
  hours: number;
  distance: number;
  route: number;
  stops: number;
  soft: number;
}

export const NO_COSTS: RouteCosts = { hours: 0, distance: 0, route: 0, stops: 0, soft: 0 };

/** The cost of a route as the solver prices it, without what the objective puts before it. */
export function computeRouteCosts(
  { cost_parts: parts, distance }: Pick<SolutionRoute, "cost_parts" | "distance">,
  stops: number,
  prices: PlanPrices,
  { scale, softWeight, extraPerKm, extraPerRoute }: PlanMoney,
): RouteCosts {
  if (stops === 0) return NO_COSTS;
  const perStops = Math.round(stops * prices.perStop);
  return {
    hours: Math.round((parts.time + parts.tasks - stops * Math.round(scale * prices.perStop)) / scale),
    distance: Math.round((parts.distance - (extraPerKm * distance) / 1000) / scale),
    route: Math.round((parts.fixed - extraPerRoute) / scale),
    stops: perStops,
    soft: Math.round(parts.soft / softWeight / scale),
  };
}

export const sumRouteCosts = ({ hours, distance, route, stops, soft }: RouteCosts): number =>
  hours + distance + route + stops + soft;
