import { functions } from "#app/modules/fleet/model/fleet.enums.ts";
import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { PlanAgent, PlanVehicle } from "./plan-inputs.ts";

/** Why an agent is not proposed for a plan. */
export type CrewExclusion = "other_function" | "day_off" | "other_hours" | "in_plan" | "no_vehicle";

/** A crew of another plan in the same time. */
export interface PlannedCrew {
  agentId: string;
  vehicleId: string | null;
  /** Name of that plan. */
  plan: string;
}

export interface CrewProposal {
  /** Vehicles of the proposed agents, by agent. */
  crews: ReadonlyMap<string, string | null>;
  /** The other agents. */
  excluded: ReadonlyMap<string, CrewExclusion>;
}

/**
 * The crews to begin a plan with: every agent who works in its hours, may carry this type of shipment, is in no other plan
 * in the same time, and has a vehicle (the usual one, or one without a usual driver).
 */
export function proposeCrews(
  { agents, vehicles }: { agents: readonly PlanAgent[]; vehicles: readonly PlanVehicle[] },
  type: ShipmentType,
  planned: readonly PlannedCrew[],
  hours?: { start: string; end: string },
): CrewProposal {
  const needed = functions.byCode(type).key;
  const busyAgents = new Set(planned.map(({ agentId }) => agentId));
  const used = new Set(planned.map(({ vehicleId }) => vehicleId));
  const crews = new Map<string, string | null>();
  const excluded = new Map<string, CrewExclusion>();
  for (const agent of agents) {
    const exclusion = getExclusion(agent);
    const vehicle = exclusion ? null : findDefaultVehicle(agent, vehicles, used);
    if (vehicle === null) {
      excluded.set(agent.id, exclusion ?? "no_vehicle");
      continue;
    }
    crews.set(agent.id, vehicle);
    used.add(vehicle);
  }
  return { crews, excluded };

  function getExclusion(agent: PlanAgent): CrewExclusion | null {
    if (!agent.functions.includes(needed)) return "other_function";
    if (agent.dayOff) return "day_off";
    if (hours && isOutside(agent, hours)) return "other_hours";
    return busyAgents.has(agent.id) ? "in_plan" : null;
  }
}

/** Whether a shift of one day and the hours have no minute in common; a night shift is not judged. */
function isOutside(
  { shiftStart, shiftEnd }: Pick<PlanAgent, "shiftStart" | "shiftEnd">,
  { start, end }: { start: string; end: string },
): boolean {
  if (!shiftStart || !shiftEnd || shiftStart >= shiftEnd || !start || start >= end) return false;
  return shiftStart >= end || shiftEnd <= start;
}

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
