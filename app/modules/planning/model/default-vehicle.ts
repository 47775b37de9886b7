import type { PlanAgent, PlanVehicle } from "./plan-inputs.ts";

/** The vehicle an agent usually drives, or one without a usual driver, if it is free; null means on foot. */
export function findDefaultVehicle(
  agent: Pick<PlanAgent, "id">,
  vehicles: readonly Pick<PlanVehicle, "id" | "agentId">[],
  usedIds: ReadonlySet<string | null>,
): string | null {
  const free = vehicles.filter((vehicle) => !usedIds.has(vehicle.id));
  const own = free.find((vehicle) => vehicle.agentId === agent.id);
  return (own ?? free.find((vehicle) => vehicle.agentId === null))?.id ?? null;
}
