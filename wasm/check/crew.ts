import { endOf, type Places, startOf } from "../host/places.ts";
import type { Problem, Vehicle } from "../host/problem.ts";
import { type LegReader, legReader } from "./travel-table.ts";

/** A vehicle with what its checks look up again and again. */
export interface Crew {
  vehicle: Vehicle;
  index: number;
  legs: LegReader;
  skills: ReadonlySet<number>;
  /** Null where everything is inside. */
  area: ReadonlySet<number> | null;
  /** Where a service radius is measured from: the start, or the end where there is no start; −1 for neither. */
  centre: number;
  /** Places that a route may come back to without breaking contiguity. */
  depots: ReadonlySet<number>;
}

export function gatherCrews(problem: Problem, places: Places): ReadonlyMap<number, Crew> {
  return new Map(
    problem.vehicles.map((vehicle, index) => {
      const start = places.find(startOf(vehicle));
      const end = places.find(endOf(vehicle));
      const crew: Crew = {
        vehicle,
        index,
        legs: legReader(problem, places, vehicle),
        skills: new Set(vehicle.skills),
        area: vehicle.service_area ? new Set(vehicle.service_area) : null,
        centre: start >= 0 ? start : end,
        depots: new Set([start, end, vehicle.reload ? places.find(vehicle.reload) : -1]),
      };
      return [vehicle.id, crew];
    }),
  );
}
