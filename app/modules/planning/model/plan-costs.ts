import type { VehicleCosts } from "#wasm/host/problem.ts";
import type { PlanCrew, PlanVehicle } from "./plan-inputs.ts";

/**
 * What the solver minimises. Where no vehicle of the plan has a price per hour, per use or per completed route, time is
 * dear and kilometres only decide between plans of equal travel: the plan with the least travel, the cheaper of two such.
 * As soon as one vehicle has one of those prices, the account's money decides.
 */
export type PlanObjective = "travel_time" | "money";

/** Hundredths of a currency unit for an hour of driving: far above any price per kilometre. */
const HIGH_HOUR_COST = 3_600_000;
/** In a plan that is about money, an hour of a vehicle that has no price at all: VROOM's 36.00. */
const DEFAULT_HOUR_COST = 3_600;

/** What the prices of soft settings are multiplied by, so that they weigh the same beside a dear hour. */
export const getSoftPriceFactor = (objective: PlanObjective): number =>
  objective === "travel_time" ? HIGH_HOUR_COST / DEFAULT_HOUR_COST : 1;

/** Which of the two a plan with these crews is. */
export function getPlanObjective(crews: readonly PlanCrew[]): PlanObjective {
  const priced = crews.some(({ vehicle }) => vehicle !== null && hasTimePrice(vehicle));
  return priced ? "money" : "travel_time";
}

const hasTimePrice = (vehicle: PlanVehicle): boolean =>
  vehicle.costPerHour > 0 || vehicle.fixedCost > 0 || vehicle.routeCompletionCost > 0;

/** Prices of one vehicle for the solver: whole numbers, minor units standing for its hundredths. */
export function toVehicleCosts(vehicle: PlanVehicle | null, objective: PlanObjective): VehicleCosts {
  const perKm = Math.round(vehicle?.costPerKm ?? 0);
  if (objective === "travel_time") return { per_hour: HIGH_HOUR_COST, per_km: perKm };
  const configured = Math.round(vehicle?.costPerHour ?? 0);
  const perHour = configured === 0 && perKm === 0 ? DEFAULT_HOUR_COST : configured;
  return {
    fixed: (vehicle?.fixedCost ?? 0) + (vehicle?.routeCompletionCost ?? 0),
    per_hour: perHour,
    per_task_hour: configured,
    per_km: perKm,
  };
}

/** Money of a driven route by the vehicle's configured costs, minor units: what people are shown. */
export function computeRouteCost(vehicle: PlanVehicle | null, metres: number, activeSeconds: number): number {
  if (!vehicle) return 0;
  const moving = (vehicle.costPerKm * metres) / 1000 + (vehicle.costPerHour * activeSeconds) / 3600;
  return vehicle.fixedCost + vehicle.routeCompletionCost + Math.round(moving);
}
