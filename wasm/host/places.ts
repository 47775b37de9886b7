import type { Coordinates, Problem } from "./problem.ts";

/** What has a place: an index into the matrices, coordinates, or both. */
export interface Located {
  location_index?: number;
  location?: Coordinates;
}

/** The distinct places of a problem, by number. */
export interface Places {
  count: number;
  /** By place; undefined where only an index is known. */
  coordinates: readonly (Coordinates | undefined)[];
  /** The place's number, or −1 for what has no place (a vehicle without an end, a place that is nowhere in the problem). */
  find(located: Located): number;
}

/** Start and end of a vehicle as located things. */
export const getStart = (vehicle: Problem["vehicles"][number]): Located => ({
  location: vehicle.start,
  location_index: vehicle.start_index,
});
export const getEnd = (vehicle: Problem["vehicles"][number]): Located => ({
  location: vehicle.end,
  location_index: vehicle.end_index,
});

/** Everything in the problem that may have a place, with the path that an error would name. */
export function listLocated(problem: Problem): { path: string; thing: Located; required: boolean }[] {
  const list: { path: string; thing: Located; required: boolean }[] = [];
  problem.vehicles.forEach((vehicle, index) => {
    list.push({ path: `vehicles[${index}].start`, thing: getStart(vehicle), required: false });
    list.push({ path: `vehicles[${index}].end`, thing: getEnd(vehicle), required: false });
    for (const name of ["reload", "load_at", "unload_at"] as const) {
      const thing = vehicle[name];
      if (thing) list.push({ path: `vehicles[${index}].${name}`, thing, required: true });
    }
  });
  problem.jobs?.forEach((job, index) => {
    list.push({ path: `jobs[${index}]`, thing: job, required: true });
  });
  problem.shipments?.forEach((shipment, index) => {
    list.push({ path: `shipments[${index}].pickup`, thing: shipment.pickup, required: true });
    list.push({ path: `shipments[${index}].delivery`, thing: shipment.delivery, required: true });
  });
  return list;
}

/** With matrices a place is its row; without, equal coordinates are one place. */
export function readPlaces(problem: Problem): Places {
  const matrices = Object.values(problem.matrices ?? {});
  return matrices.length > 0
    ? placesByIndex(problem, matrices[0]?.durations.length ?? 0)
    : placesByCoordinates(problem);
}

function placesByIndex(problem: Problem, count: number): Places {
  const coordinates: (Coordinates | undefined)[] = new Array<Coordinates | undefined>(count).fill(undefined);
  for (const { thing } of listLocated(problem)) {
    if (thing.location_index !== undefined && thing.location) coordinates[thing.location_index] = thing.location;
  }
  return { count, coordinates, find: (thing) => thing.location_index ?? -1 };
}

function placesByCoordinates(problem: Problem): Places {
  const numbers = new Map<string, number>();
  const coordinates: Coordinates[] = [];
  const key = (place: Coordinates): string => `${place[0]} ${place[1]}`;
  for (const { thing } of listLocated(problem)) {
    if (thing.location === undefined || numbers.has(key(thing.location))) continue;
    numbers.set(key(thing.location), coordinates.length);
    coordinates.push(thing.location);
  }
  const find = (thing: Located): number =>
    thing.location === undefined ? -1 : (numbers.get(key(thing.location)) ?? -1);
  return { count: coordinates.length, coordinates, find };
}
