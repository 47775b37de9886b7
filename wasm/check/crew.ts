import { getEnd, getStart, type Places } from "../host/places.ts";
import type { Problem, Vehicle } from "../host/problem.ts";
import { createLegReader, type LegReader } from "./travel-table.ts";

/** A vehicle with what its checks look up again and again. */
export interface Crew {
  vehicle: Vehicle;
  index: number;
  legs: LegReader;
  skills: ReadonlySet<number>;
  /** Null where everything is inside. */
  area: ReadonlySet<number> | null;
  /** Where a service radius is measured from: the start, or the end where there is no start; −1 for neither. */
  center: number;
  /** Places that a route may come back to without breaking contiguity. */
  depots: ReadonlySet<number>;
}

export function listCrews(problem: Problem, places: Places): ReadonlyMap<number, Crew> {
  return new Map(
    problem.vehicles.map((vehicle, index) => {
      const start = places.find(getStart(vehicle));
      const end = places.find(getEnd(vehicle));
      const crew: Crew = {
        vehicle,
        index,
        legs: createLegReader(problem, places, vehicle),
        skills: new Set(vehicle.skills),
        area: vehicle.service_area ? new Set(vehicle.service_area) : null,
        center: start >= 0 ? start : end,
        depots: new Set([start, end, vehicle.reload ? places.find(vehicle.reload) : -1]),
      };
      return [vehicle.id, crew];
    }),
  );
}
