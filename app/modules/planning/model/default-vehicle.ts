import type { PlanAgent, PlanVehicle } from "./plan-inputs.ts";

/** The vehicle that an agent usually drives, or one that is nobody's, if it is free; null is on foot. */
export function findDefaultVehicle(
  agent: Pick<PlanAgent, "id">,
  vehicles: readonly Pick<PlanVehicle, "id" | "agentId">[],
  taken: ReadonlySet<string | null>,
): string | null {
  const free = vehicles.filter((vehicle) => !taken.has(vehicle.id));
  const own = free.find((vehicle) => vehicle.agentId === agent.id);
  return (own ?? free.find((vehicle) => vehicle.agentId === null))?.id ?? null;
}
