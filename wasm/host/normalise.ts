import { amountUnits } from "./amounts.ts";
import { checkProblem } from "./check-problem.ts";
import { readClock } from "./clock.ts";
import type { FlatProblem } from "./flat-problem.ts";
import { flattenTravel } from "./flat-travel.ts";
import { flattenVehicles } from "./flat-vehicles.ts";
import {
  compatibility,
  fixedSteps,
  listVisits,
  metresBetween,
  narrow,
  type Visit,
  WindowList,
  windowsFromRelease,
} from "./flat-visits.ts";
import { type Places, readPlaces } from "./places.ts";
import type { Level, Problem, Strictness } from "./problem.ts";
import type { ProblemError } from "./shape.ts";
import { defaultDetour } from "./travel.ts";

const levels: Readonly<Record<Level, number>> = { disabled: 0, low: 1, medium: 2, high: 3 };
const strictness: Readonly<Record<Strictness, number>> = { disabled: 0, soft: 1, hard: 2 };

/**
 * Anything → the problem as the kernel's typed arrays, or what is wrong with it, field by field. Never throws.
 *
 * Without matrices, travel is great circle × `options.detour` ÷ `options.speed`.
 */
export function normalise(problem: unknown): { ok: FlatProblem } | { errors: readonly ProblemError[] } {
  const checked = checkProblem(problem);
  return "errors" in checked ? checked : { ok: flatten(checked.ok) };
}

/** A checked problem as typed arrays. */
export function flatten(problem: Problem): FlatProblem {
  const places = readPlaces(problem);
  const visits = listVisits(problem);
  const clock = readClock(problem);
  const clockOffset = Math.min(clock.earliest, clock.openStart);
  const travel = flattenTravel(problem, places);
  const units = amountUnits(problem);
  const types = numberTypes(problem);
  const { options } = problem;
  return {
    jobs: problem.jobs?.length ?? 0,
    shipments: problem.shipments?.length ?? 0,
    visits: visits.length,
    vehicles: problem.vehicles.length,
    dimensions: units.length,
    locations: places.count,
    coordinates: flattenCoordinates(places),
    clockOffset,
    ...travel,
    ...flattenVisits(problem, visits, places, { units, clockOffset, costScale: travel.costScale, types }),
    ...flattenVehicles(problem, places, units, types, travel.costScale, {
      clockOffset,
      openStart: clock.openStart,
    }),
    balancing: levels[options?.balancing ?? "disabled"],
    clustering: levels[options?.clustering ?? "disabled"],
    contiguity: strictness[options?.contiguity ?? "disabled"],
    depotRevisit: strictness[options?.depot_revisit ?? "hard"],
    maxStopSeparation: options?.max_stop_separation === undefined ? -1 : Math.min(options.max_stop_separation, 2 ** 28),
    delayedStart: options?.delayed_start ? 1 : 0,
    softPrices: options?.soft_prices ?? 1,
    changeBudget: options?.change_budget === undefined ? -1 : Math.min(options.change_budget, 2 ** 30),
  };
}

function flattenCoordinates(places: Places): Float64Array | null {
  const known = places.coordinates.flatMap((place) => (place ? [place[0], place[1]] : []));
  return known.length === places.count * 2 ? Float64Array.from(known) : null;
}

/** Vehicle types by name, in the order of the vehicles; without vehicles there is still the nameless one. */
function numberTypes(problem: Problem): ReadonlyMap<string | undefined, number> {
  const types = new Map<string | undefined, number>();
  for (const { type } of problem.vehicles) if (!types.has(type)) types.set(type, types.size);
  return types.size > 0 ? types : new Map([[undefined, 0]]);
}

interface Frame {
  /** Of amounts, by dimension. */
  units: readonly number[];
  clockOffset: number;
  costScale: number;
  types: ReadonlyMap<string | undefined, number>;
}

function flattenVisits(problem: Problem, visits: readonly Visit[], places: Places, frame: Frame) {
  const { units, clockOffset, costScale, types } = frame;
  const dimensions = units.length;
  const counted = (amounts: readonly number[]) => amounts.map((amount, d) => Math.ceil(amount / (units[d] ?? 1)));
  const windows = new WindowList(clockOffset);
  const fixed = fixedSteps(problem);
  const compatible = compatibility(
    problem,
    places,
    visits,
    metresBetween(problem, places, problem.options?.detour ?? defaultDetour),
  );
  const amounts = {
    delivery: new Int32Array(visits.length * dimensions),
    pickup: new Int32Array(visits.length * dimensions),
  };
  const serviceByType = new Int32Array(types.size * visits.length);
  const setupByType = new Int32Array(types.size * visits.length);
  const release = Int32Array.from(visits, ({ task }) => (task.release === undefined ? 0 : task.release - clockOffset));
  const graceEarly = Int32Array.from(visits, ({ service }) => service.grace?.early ?? 0);
  visits.forEach((each, visit) => {
    const { type, service, delivered, pickedUp } = each;
    const lock = fixed.get(`${type} ${service.id}`);
    const open = narrow(service.time_windows, lock?.step);
    const released = windowsFromRelease(open, each);
    windows.add(released ?? open);
    if (released) [release[visit], release[visit + 1], graceEarly[visit]] = [0, 0, 0];
    // A person put it there: the kernel obeys, the evaluator reports what that breaks.
    if (lock) compatible[visit * problem.vehicles.length + lock.vehicle] = 1;
    amounts.delivery.set(counted(delivered), visit * dimensions);
    amounts.pickup.set(counted(pickedUp), visit * dimensions);
    for (const [name, index] of types) {
      serviceByType[index * visits.length + visit] = ofType(service.service_per_type, name) ?? service.service ?? 0;
      setupByType[index * visits.length + visit] = ofType(service.setup_per_type, name) ?? service.setup ?? 0;
    }
  });
  const ints = (read: (visit: Visit) => number): Int32Array => Int32Array.from(visits, read);
  return {
    visitLocation: ints(({ service }) => places.find(service)),
    windowOffset: Int32Array.from(windows.offsets),
    windows: clampWindows(windows.values),
    types: types.size,
    serviceByType,
    setupByType,
    graceEarly,
    graceLate: ints(({ service }) => service.grace?.late ?? 0),
    ...amounts,
    priority: ints(({ task }) => task.priority ?? 0),
    prize: Float64Array.from(visits, ({ type, task }) =>
      type === "delivery" ? 0 : task.prize === undefined ? -1 : task.prize * costScale,
    ),
    release,
    compatible,
    outside: outsideAreas(problem, visits, places),
  };
}

const ofType = (table: Readonly<Record<string, number>> | undefined, type: string | undefined): number | undefined =>
  table && type !== undefined && Object.hasOwn(table, type) ? table[type] : undefined;

/** Fixed times may leave a window open to one side. */
function clampWindows(values: readonly number[]): Int32Array {
  return Int32Array.from(values, (value) => Math.max(0, Math.min(value, 2 ** 28 - 1)));
}

function outsideAreas(problem: Problem, visits: readonly Visit[], places: Places): Uint8Array | null {
  if (problem.options?.service_area !== "soft" || !problem.vehicles.some((vehicle) => vehicle.service_area))
    return null;
  const count = problem.vehicles.length;
  const outside = new Uint8Array(visits.length * count);
  problem.vehicles.forEach((vehicle, index) => {
    const area = vehicle.service_area ? new Set(vehicle.service_area) : null;
    visits.forEach(({ service }, visit) => {
      if (area && !area.has(places.find(service))) outside[visit * count + index] = 1;
    });
  });
  return outside;
}
