import type { Vehicle } from "#wasm/host/problem.ts";
import type { PlanCrew, PlanDepot, PlanInputs } from "../plan-inputs.ts";
import { getCrewEdges } from "./plan-homes.ts";

/** Start and end of the vehicle, and where it loads and unloads when that is elsewhere. */
export function toVehiclePlaces(crew: PlanCrew, inputs: PlanInputs): Partial<Vehicle> {
  const { travel, depot } = inputs;
  const { start, end, loads, unloads } = getCrewEdges(inputs, crew);
  if (travel.kind === "matrix") {
    const row = ({ id }: PlanDepot) => travel.homes?.[id] ?? 0;
    return {
      start_index: row(start),
      end_index: row(end),
      ...(loads ? { load_at: { location_index: 0 } } : {}),
      ...(unloads ? { unload_at: { location_index: 0 } } : {}),
    };
  }
  const [from, to, goods] = [toCoordinates(start), toCoordinates(end), toCoordinates(depot)];
  return {
    ...(from ? { start: from } : {}),
    ...(to ? { end: to } : {}),
    ...(loads && goods ? { load_at: { location: goods } } : {}),
    ...(unloads && goods ? { unload_at: { location: goods } } : {}),
  };
}

const toCoordinates = ({ point }: PlanDepot) => point && ([point.longitude, point.latitude] as const);
