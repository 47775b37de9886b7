import { readPlaces } from "#wasm/host/places.ts";
import type { Problem } from "#wasm/host/problem.ts";
import type { PlanCrew, PlanInputs } from "./plan-inputs.ts";

/**
 * Adds the places that each vehicle may serve: all task places except those outside the area of the agent's team. A
 * vehicle without an area is unrestricted; without the setting all are.
 */
export function addServiceAreas(problem: Problem, inputs: PlanInputs, crews: readonly PlanCrew[]): Problem {
  if (inputs.settings.service_area === "disabled") return problem;
  const places = readPlaces(problem);
  const tasks = [
    ...(problem.jobs ?? []).map((job) => ({ id: job.id, ends: [places.find(job)] })),
    ...(problem.shipments ?? []).map(({ pickup, delivery }) => ({
      id: pickup.id,
      ends: [places.find(pickup), places.find(delivery)],
    })),
  ];
  const vehicles = problem.vehicles.map((vehicle, at) => {
    const outside = inputs.outside[crews[at]?.agent.id ?? ""];
    if (!outside) return vehicle;
    const barred = new Set(outside);
    const inside = tasks.filter(({ id }) => !barred.has(inputs.shipments[id - 1]?.id ?? ""));
    return { ...vehicle, service_area: [...new Set(inside.flatMap(({ ends }) => ends))] };
  });
  return { ...problem, vehicles };
}
