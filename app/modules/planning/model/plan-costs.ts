import type { VehicleCosts } from "#wasm/host/problem.ts";
import type { PlanCrew, PlanVehicle } from "./plan-inputs.ts";

/**
 * What the solver minimises. When no vehicle of the plan has a price per hour, per use or per completed route, travel
 * time dominates and kilometres decide between plans of equal time. As soon as one vehicle has such a price, configured
 * costs decide.
 */
export type PlanObjective = "travel_time" | "money";

/** Hundredths of a currency unit per driving hour: far above any price per kilometre. */
const HIGH_HOUR_COST = 3_600_000;
/** In a plan that minimises money, the hourly price of a vehicle without any price: VROOM's 36.00. */
const DEFAULT_HOUR_COST = 3_600;

/** Factor for the prices of soft rules, so that they weigh the same against the higher hourly price. */
export const getSoftPriceFactor = (objective: PlanObjective): number =>
  objective === "travel_time" ? HIGH_HOUR_COST / DEFAULT_HOUR_COST : 1;

/** The objective of a plan with these crews. */
export function getPlanObjective(crews: readonly PlanCrew[]): PlanObjective {
  const priced = crews.some(({ vehicle }) => vehicle !== null && hasTimePrice(vehicle));
  return priced ? "money" : "travel_time";
}

const hasTimePrice = (vehicle: PlanVehicle): boolean =>
  vehicle.costPerHour > 0 || vehicle.fixedCost > 0 || vehicle.routeCompletionCost > 0;

/** Prices of one vehicle for the solver in whole numbers; minor units stand for its hundredths. */
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

/** Cost of a driven route by the vehicle's configured prices, minor units; shown to people. */
export function computeRouteCost(vehicle: PlanVehicle | null, metres: number, activeSeconds: number): number {
  if (!vehicle) return 0;
  const moving = (vehicle.costPerKm * metres) / 1000 + (vehicle.costPerHour * activeSeconds) / 3600;
  return vehicle.fixedCost + vehicle.routeCompletionCost + Math.round(moving);
}
