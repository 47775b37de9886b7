import { breaksWithinShift } from "./break-order.ts";
import { type FlatProblem, HORIZON, INITIAL_BREAK, INITIAL_RELOAD } from "./flat-problem.ts";
import { WindowList } from "./flat-visits.ts";
import { isFixed } from "./lock-checks.ts";
import { endOf, type Places, startOf } from "./places.ts";
import type { Problem, Vehicle } from "./problem.ts";

export type FlatVehicles = Pick<
  FlatProblem,
  | "vehicleStart"
  | "vehicleEnd"
  | "vehicleLoadAt"
  | "vehicleUnloadAt"
  | "shiftStart"
  | "shiftEnd"
  | "vehicleGraceLate"
  | "capacity"
  | "vehicleType"
  | "fixedCost"
  | "costPerTask"
  | "costPerTaskSecond"
  | "costPerWorkSecond"
  | "maxTasks"
  | "maxTravelTime"
  | "maxDistance"
  | "maxWorkTime"
  | "parkingTime"
  | "locked"
  | "breakOffset"
  | "breakService"
  | "breakWindowOffset"
  | "breakWindows"
  | "reloadLocation"
  | "reloadService"
  | "reloadMax"
  | "reloadCost"
  | "reloadWindowOffset"
  | "reloadWindows"
  | "initialOffset"
  | "initialSteps"
  | "initialFixed"
>;

interface Clock {
  clockOffset: number;
  openStart: number;
}

const highestCapacity = 2 ** 31 - 1;
const limit = (value: number | undefined): number => Math.min(value ?? HORIZON, HORIZON);

/** Everything about vehicles but their matrices. `types` numbers the vehicle types. */
export function flattenVehicles(
  problem: Problem,
  places: Places,
  units: readonly number[],
  types: ReadonlyMap<string | undefined, number>,
  costScale: number,
  clock: Clock,
): FlatVehicles {
  const { vehicles } = problem;
  const ints = (read: (vehicle: Vehicle) => number): Int32Array => Int32Array.from(vehicles, read);
  const costs = (read: (vehicle: Vehicle) => number): Float64Array =>
    Float64Array.from(vehicles, (vehicle) => read(vehicle) * costScale);
  // Multiplied before it is divided: the scale makes the result whole.
  const perSecond = (read: (vehicle: Vehicle) => number | undefined): Float64Array =>
    Float64Array.from(vehicles, (vehicle) => ((read(vehicle) ?? 0) * costScale) / 3_600);
  const dimensions = units.length;
  const capacity = new Int32Array(vehicles.length * dimensions);
  vehicles.forEach((vehicle, index) => {
    vehicle.capacity?.forEach((amount, dimension) => {
      capacity[index * dimensions + dimension] = Math.min(
        Math.floor(amount / (units[dimension] ?? 1)),
        highestCapacity,
      );
    });
  });
  return {
    capacity,
    vehicleStart: ints((vehicle) => places.find(startOf(vehicle))),
    vehicleEnd: ints((vehicle) => places.find(endOf(vehicle))),
    vehicleLoadAt: ints(({ load_at: passage }) => (passage ? places.find(passage) : -1)),
    vehicleUnloadAt: ints(({ unload_at: passage }) => (passage ? places.find(passage) : -1)),
    shiftStart: ints((vehicle) => (vehicle.time_window?.[0] ?? clock.openStart) - clock.clockOffset),
    shiftEnd: ints((vehicle) => (vehicle.time_window ? vehicle.time_window[1] - clock.clockOffset : HORIZON)),
    vehicleGraceLate: ints((vehicle) => vehicle.grace?.late ?? 0),
    vehicleType: ints((vehicle) => types.get(vehicle.type) ?? 0),
    fixedCost: costs((vehicle) => vehicle.costs?.fixed ?? 0),
    costPerTask: costs((vehicle) => vehicle.costs?.per_task ?? 0),
    costPerTaskSecond: perSecond((vehicle) => vehicle.costs?.per_task_hour),
    costPerWorkSecond: perSecond((vehicle) => vehicle.costs?.per_work_hour),
    maxTasks: ints((vehicle) => limit(vehicle.max_tasks)),
    maxTravelTime: ints((vehicle) => limit(vehicle.max_travel_time)),
    maxDistance: ints((vehicle) => limit(vehicle.max_distance)),
    maxWorkTime: ints((vehicle) => limit(vehicle.max_work_time)),
    parkingTime: ints((vehicle) => vehicle.parking_time ?? 0),
    locked: Uint8Array.from(vehicles, (vehicle) => (vehicle.locked ? 1 : 0)),
    ...flattenBreaks(problem, clock.clockOffset),
    ...flattenReloads(problem, places, costScale, clock.clockOffset),
    ...flattenSteps(problem),
  };
}

function flattenBreaks(problem: Problem, clockOffset: number) {
  const windows = new WindowList(clockOffset);
  const offsets = [0];
  const service: number[] = [];
  for (const vehicle of problem.vehicles) {
    for (const rest of breaksWithinShift(vehicle)) {
      service.push(rest.service ?? 0);
      windows.add(rest.time_windows);
    }
    offsets.push(service.length);
  }
  return {
    breakOffset: Int32Array.from(offsets),
    breakService: Int32Array.from(service),
    breakWindowOffset: Int32Array.from(windows.offsets),
    breakWindows: Int32Array.from(windows.values),
  };
}

function flattenReloads(problem: Problem, places: Places, costScale: number, clockOffset: number) {
  const { vehicles } = problem;
  const windows = new WindowList(clockOffset);
  const possible = problem.options?.depot_revisit !== "disabled";
  const reloads = vehicles.map((vehicle) => (possible ? vehicle.reload : undefined));
  for (const reload of reloads) {
    if (reload) windows.add(reload.time_windows);
    else windows.close();
  }
  return {
    reloadLocation: Int32Array.from(reloads, (reload) => (reload ? places.find(reload) : -1)),
    reloadService: Int32Array.from(reloads, (reload) => reload?.service ?? 0),
    reloadMax: Int32Array.from(reloads, (reload) => limit(reload?.max)),
    reloadCost: Float64Array.from(reloads, (reload) => (reload?.cost ?? 0) * costScale),
    reloadWindowOffset: Int32Array.from(windows.offsets),
    reloadWindows: Int32Array.from(windows.values),
  };
}

function flattenSteps(problem: Problem) {
  const jobs = problem.jobs ?? [];
  const shipments = problem.shipments ?? [];
  const visitOf = new Map<string, number>();
  jobs.forEach((job, index) => {
    visitOf.set(`job ${job.id}`, index);
  });
  shipments.forEach((shipment, index) => {
    visitOf.set(`pickup ${shipment.pickup.id}`, jobs.length + 2 * index);
    visitOf.set(`delivery ${shipment.delivery.id}`, jobs.length + 2 * index + 1);
  });
  const offsets = [0];
  const steps: number[] = [];
  const fixed: number[] = [];
  for (const vehicle of problem.vehicles) {
    for (const step of vehicle.steps ?? []) {
      if (step.type === "start" || step.type === "end") continue;
      const rest = breaksWithinShift(vehicle).findIndex((candidate) => candidate.id === step.id);
      if (step.type === "break" && rest < 0) continue;
      const code = step.type === "reload" ? INITIAL_RELOAD : INITIAL_BREAK - rest;
      steps.push(visitOf.get(`${step.type} ${step.id}`) ?? code);
      fixed.push(isFixed(vehicle, step) ? 1 : 0);
    }
    offsets.push(steps.length);
  }
  return {
    initialOffset: Int32Array.from(offsets),
    initialSteps: Int32Array.from(steps),
    initialFixed: Uint8Array.from(fixed),
  };
}
