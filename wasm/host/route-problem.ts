/** One route of a problem as a problem of its own: its vehicle, its tasks, and the part of the matrices that they need. */
import type { PlannedRoute } from "../check/visits.ts";
import { readPlaces } from "./places.ts";
import type { Job, Matrix, Problem, Service, Shipment, Step, Vehicle } from "./problem.ts";

/** A route with the marks of its steps: `fixed` ones keep their order. */
export interface RouteOrder extends PlannedRoute {
  steps: readonly Step[];
}

/**
 * Everything of the problem that bears on the order of one route; null where the vehicle is unknown or locked, or a step is
 * unknown, twice there, or half a shipment. All tasks stay in: prizes and the change budget do not count.
 */
export function buildRouteProblem(problem: Problem, route: RouteOrder): Problem | null {
  const vehicle = problem.vehicles.find(({ id }) => id === route.vehicle);
  const steps = route.steps.filter(({ type }) => type !== "start" && type !== "end" && type !== "break");
  if (!vehicle || vehicle.locked) return null;
  const wanted = new Set(steps.filter(({ type }) => type !== "reload").map(({ type, id }) => `${type} ${id}`));
  const jobs = (problem.jobs ?? []).filter(({ id }) => wanted.has(`job ${id}`));
  const shipments = (problem.shipments ?? []).filter(
    ({ pickup, delivery }) => wanted.has(`pickup ${pickup.id}`) && wanted.has(`delivery ${delivery.id}`),
  );
  const served = jobs.length + 2 * shipments.length;
  const visits = steps.filter(({ type }) => type !== "reload").length;
  if (served !== wanted.size || served !== visits) return null;
  const { change_budget: _, ...options } = problem.options ?? {};
  const alone = { jobs: jobs.map(staying), shipments: shipments.map(staying), options };
  return withPlaces(problem, { ...alone, vehicles: [{ ...vehicle, steps }] });
}

function staying<Task extends Job | Shipment>(task: Task): Task {
  return { ...task, prize: undefined };
}

/** With matrices: only the rows and columns that are used, numbered anew; without: the vehicle's area. */
function withPlaces(whole: Problem, part: Problem): Problem {
  const [vehicle] = part.vehicles;
  if (!vehicle || !whole.matrices || Object.keys(whole.matrices).length === 0) return withArea(whole, part);
  const numbers = new Map<number, number>();
  const number = (index: number | undefined): number | undefined => {
    if (index === undefined) return undefined;
    const known = numbers.get(index) ?? numbers.size;
    numbers.set(index, known);
    return known;
  };
  const placed = <Thing extends Pick<Service, "location_index">>(thing: Thing): Thing => ({
    ...thing,
    location_index: number(thing.location_index),
  });
  const jobs = part.jobs?.map(placed);
  const shipments = part.shipments?.map(({ pickup, delivery, ...rest }) => ({
    ...rest,
    pickup: placed(pickup),
    delivery: placed(delivery),
  }));
  const moved: Vehicle = {
    ...vehicle,
    start_index: number(vehicle.start_index),
    end_index: number(vehicle.end_index),
    ...(vehicle.reload ? { reload: placed(vehicle.reload) } : {}),
    ...(vehicle.load_at ? { load_at: placed(vehicle.load_at) } : {}),
    ...(vehicle.unload_at ? { unload_at: placed(vehicle.unload_at) } : {}),
  };
  const area = vehicle.service_area?.flatMap((index) => numbers.get(index) ?? []);
  const matrices = Object.fromEntries(
    Object.entries(whole.matrices).map(([profile, matrix]) => [profile, cut(matrix, [...numbers.keys()])]),
  );
  return { ...part, jobs, shipments, vehicles: [area ? { ...moved, service_area: area } : moved], matrices };
}

/** Without matrices places are numbered by their first mention: an area names the same coordinates by their new numbers. */
function withArea(whole: Problem, part: Problem): Problem {
  if (!part.vehicles.some(({ service_area }) => service_area)) return part;
  const { coordinates } = readPlaces(whole);
  const { find } = readPlaces(part);
  const numbered = (area: readonly number[]) =>
    area.map((index) => find({ location: coordinates[index] })).filter((index) => index >= 0);
  const vehicles = part.vehicles.map(
    (vehicle): Vehicle =>
      vehicle.service_area ? { ...vehicle, service_area: numbered(vehicle.service_area) } : vehicle,
  );
  return { ...part, vehicles };
}

function cut(matrix: Matrix, places: readonly number[]): Matrix {
  const rows = (whole: Matrix["durations"] | undefined) =>
    whole && places.map((from) => places.map((to) => whole[from]?.[to] ?? null));
  return { durations: rows(matrix.durations) ?? [], distances: rows(matrix.distances), costs: rows(matrix.costs) };
}
