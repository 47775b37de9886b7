import { chooseAmountUnits } from "./amounts.ts";
import { checkProblem } from "./check-problem.ts";
import { readClock } from "./clock.ts";
import {
  type FlatProblem,
  type Frame,
  HORIZON,
  hostOptionFields,
  optionFields,
  readFields,
  readOptions,
  visitFields,
} from "./flat-problem.ts";
import { flattenTravel } from "./flat-travel.ts";
import { flattenVehicles } from "./flat-vehicles.ts";
import {
  computeCompatible,
  createMeterReader,
  type FlatVisit,
  listFixedSteps,
  listVisits,
  narrowWindows,
  WindowList,
  windowsFromRelease,
} from "./flat-visits.ts";
import { type Places, readPlaces } from "./places.ts";
import type { Problem } from "./problem.ts";
import type { ProblemError } from "./shape.ts";
import { DEFAULT_DETOUR } from "./travel.ts";

/**
 * Anything → the problem as the kernel's typed arrays, or what is wrong with it, field by field. Never throws.
 *
 * Without matrices, travel is great circle × `options.detour` ÷ `options.speed`.
 */
export function normalizeProblem(problem: unknown): { ok: FlatProblem } | { errors: readonly ProblemError[] } {
  const checked = checkProblem(problem);
  return "errors" in checked ? checked : { ok: flattenProblem(checked.ok) };
}

/** A checked problem as typed arrays. */
export function flattenProblem(problem: Problem): FlatProblem {
  const places = readPlaces(problem);
  const visits = listVisits(problem);
  const clock = readClock(problem);
  const travel = flattenTravel(problem, places);
  const units = chooseAmountUnits(problem);
  const frame: Frame = {
    places,
    options: problem.options ?? {},
    clockOffset: Math.min(clock.earliest, clock.openStart),
    openStart: clock.openStart,
    costScale: travel.costScale,
    types: numberTypes(problem),
  };
  return {
    jobs: problem.jobs?.length ?? 0,
    shipments: problem.shipments?.length ?? 0,
    visits: visits.length,
    vehicles: problem.vehicles.length,
    dimensions: units.length,
    locations: places.count,
    types: frame.types.size,
    clockOffset: frame.clockOffset,
    ...travel,
    ...flattenVisits(problem, visits, units, frame),
    ...flattenVehicles(problem, units, frame),
    ...readOptions(optionFields, frame),
    ...readOptions(hostOptionFields, frame),
  };
}

/** Vehicle types by name, in the order of the vehicles; without vehicles there is still the nameless one. */
function numberTypes(problem: Problem): ReadonlyMap<string | undefined, number> {
  const types = new Map<string | undefined, number>();
  for (const { type } of problem.vehicles) if (!types.has(type)) types.set(type, types.size);
  return types.size > 0 ? types : new Map([[undefined, 0]]);
}

function flattenVisits(problem: Problem, visits: readonly FlatVisit[], units: readonly number[], frame: Frame) {
  const { places, clockOffset, types, options } = frame;
  const dimensions = units.length;
  const counted = (amounts: readonly number[]) => amounts.map((amount, d) => Math.ceil(amount / (units[d] ?? 1)));
  const windows = new WindowList(clockOffset);
  const fixed = listFixedSteps(problem);
  const compatible = computeCompatible(
    problem,
    places,
    visits,
    createMeterReader(problem, places, options.detour ?? DEFAULT_DETOUR),
  );
  const delivery = new Int32Array(visits.length * dimensions);
  const pickup = new Int32Array(visits.length * dimensions);
  const serviceByType = new Int32Array(types.size * visits.length);
  const setupByType = new Int32Array(types.size * visits.length);
  const fields = readFields(visitFields, visits, frame);
  visits.forEach((each, visit) => {
    const { type, service, delivered, pickedUp } = each;
    const lock = fixed.get(`${type} ${service.id}`);
    const open = narrowWindows(service.time_windows, lock?.step);
    const released = windowsFromRelease(open, each);
    windows.add(released ?? open);
    if (released) [fields.release[visit], fields.release[visit + 1], fields.graceEarly[visit]] = [0, 0, 0];
    // A person put it there: the kernel obeys, the evaluator reports what that breaks.
    if (lock) compatible[visit * problem.vehicles.length + lock.vehicle] = 1;
    delivery.set(counted(delivered), visit * dimensions);
    pickup.set(counted(pickedUp), visit * dimensions);
    for (const [name, index] of types) {
      serviceByType[index * visits.length + visit] = pickByType(service.service_per_type, name) ?? service.service ?? 0;
      setupByType[index * visits.length + visit] = pickByType(service.setup_per_type, name) ?? service.setup ?? 0;
    }
  });
  return {
    ...fields,
    windowOffset: Int32Array.from(windows.offsets),
    windows: clampWindows(windows.values),
    serviceByType,
    setupByType,
    delivery,
    pickup,
    compatible,
    outside: outsideAreas(problem, visits, places),
  };
}

const pickByType = (
  table: Readonly<Record<string, number>> | undefined,
  type: string | undefined,
): number | undefined => (table && type !== undefined && Object.hasOwn(table, type) ? table[type] : undefined);

/** Fixed times may leave a window open to one side. */
function clampWindows(values: readonly number[]): Int32Array {
  return Int32Array.from(values, (value) => Math.max(0, Math.min(value, HORIZON)));
}

function outsideAreas(problem: Problem, visits: readonly FlatVisit[], places: Places): Uint8Array | null {
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
