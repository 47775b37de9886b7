import { listBreaksWithinShift } from "./break-order.ts";
import {
  type Frame,
  INITIAL_BREAK,
  INITIAL_RELOAD,
  lockFields,
  passageFields,
  readFields,
  vehicleFields,
} from "./flat-problem.ts";
import { WindowList } from "./flat-visits.ts";
import { isFixed } from "./lock-checks.ts";
import type { Problem, Vehicle } from "./problem.ts";

const MAX_CAPACITY = 2 ** 31 - 1;

/** Everything about vehicles but their matrices; `units` are those of the amounts, by dimension. */
export function flattenVehicles(problem: Problem, units: readonly number[], frame: Frame) {
  const { vehicles } = problem;
  return {
    ...readFields(vehicleFields, vehicles, frame),
    ...readFields(passageFields, vehicles, frame),
    ...readFields(lockFields, vehicles, frame),
    capacity: flattenCapacities(vehicles, units),
    ...flattenBreaks(problem, frame.clockOffset),
    ...flattenReloadWindows(problem, frame.clockOffset),
    ...flattenSteps(problem),
  };
}

function flattenCapacities(vehicles: readonly Vehicle[], units: readonly number[]): Int32Array {
  const capacity = new Int32Array(vehicles.length * units.length);
  vehicles.forEach((vehicle, index) => {
    vehicle.capacity?.forEach((amount, dimension) => {
      const whole = Math.floor(amount / (units[dimension] ?? 1));
      capacity[index * units.length + dimension] = Math.min(whole, MAX_CAPACITY);
    });
  });
  return capacity;
}

function flattenBreaks(problem: Problem, clockOffset: number) {
  const windows = new WindowList(clockOffset);
  const offsets = [0];
  const service: number[] = [];
  for (const vehicle of problem.vehicles) {
    for (const rest of listBreaksWithinShift(vehicle)) {
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

function flattenReloadWindows(problem: Problem, clockOffset: number) {
  const windows = new WindowList(clockOffset);
  const possible = problem.options?.depot_revisit !== "disabled";
  for (const { reload } of problem.vehicles) {
    if (possible && reload) windows.add(reload.time_windows);
    else windows.close();
  }
  return {
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
      const rest = listBreaksWithinShift(vehicle).findIndex((candidate) => candidate.id === step.id);
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
