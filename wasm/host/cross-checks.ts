import { checkAmounts } from "./amounts.ts";
import { readClock } from "./clock.ts";
import { LIMITS } from "./limits.ts";
import { checkLocks, type Purpose } from "./lock-checks.ts";
import { listLocated, readPlaces } from "./places.ts";
import type { Problem, TaskRules, TimeWindow } from "./problem.ts";
import type { Report } from "./shape.ts";

/** What no single field shows: doubles, unknown ids, matrices and amounts that do not fit together. */
export function crossCheck(problem: Problem, purpose: Purpose, report: Report): void {
  for (const check of [
    checkCounts,
    checkIds,
    checkPlaces,
    checkMatrices,
    checkAmounts,
    checkWindows,
    checkClock,
    checkLocks,
  ]) {
    check(problem, report, purpose);
  }
}

function checkCounts(problem: Problem, report: Report): void {
  const tasks = (problem.jobs?.length ?? 0) + (problem.shipments?.length ?? 0);
  if (tasks > LIMITS.tasks) report("jobs", `${tasks} tasks with the shipments; at most ${LIMITS.tasks} are possible`);
  const places = readPlaces(problem).count;
  if (places > LIMITS.places) report("jobs", `${places} different places; at most ${LIMITS.places} are possible`);
}

function checkIds(problem: Problem, report: Report): void {
  const unique = (path: string, ids: readonly number[], field: string): void => {
    const first = new Map<number, number>();
    ids.forEach((id, index) => {
      const before = first.get(id);
      if (before === undefined) first.set(id, index);
      else report(`${path}[${index}].${field}`, `${id} is already the id of ${path}[${before}]`);
    });
  };
  unique(
    "vehicles",
    problem.vehicles.map((vehicle) => vehicle.id),
    "id",
  );
  unique(
    "jobs",
    (problem.jobs ?? []).map((job) => job.id),
    "id",
  );
  unique(
    "shipments",
    (problem.shipments ?? []).map((shipment) => shipment.pickup.id),
    "pickup.id",
  );
  unique(
    "shipments",
    (problem.shipments ?? []).map((shipment) => shipment.delivery.id),
    "delivery.id",
  );
  problem.vehicles.forEach((vehicle, index) => {
    unique(
      `vehicles[${index}].breaks`,
      (vehicle.breaks ?? []).map((rest) => rest.id),
      "id",
    );
  });
  const known = new Set(problem.vehicles.map((vehicle) => vehicle.id));
  const checkLists = (path: string, task: TaskRules): void => {
    for (const field of ["allowed_vehicles", "banned_vehicles"] as const) {
      task[field]?.forEach((id, index) => {
        if (!known.has(id)) report(`${path}.${field}[${index}]`, `there is no vehicle ${id}`);
      });
    }
  };
  problem.jobs?.forEach((job, index) => {
    checkLists(`jobs[${index}]`, job);
  });
  problem.shipments?.forEach((shipment, index) => {
    checkLists(`shipments[${index}]`, shipment);
  });
}

function checkPlaces(problem: Problem, report: Report): void {
  const matrices = Object.values(problem.matrices ?? {});
  const size = matrices[0]?.durations.length ?? 0;
  for (const { path, thing, required } of listLocated(problem)) {
    const isEnd = path.endsWith(".start") || path.endsWith(".end");
    const indexPath = isEnd ? `${path}_index` : `${path}.location_index`;
    const placePath = isEnd ? path : `${path}.location`;
    if (matrices.length === 0) {
      if (thing.location_index !== undefined && !thing.location)
        report(indexPath, "needs matrices, and there are none");
      else if (required && !thing.location) report(placePath, "is missing (there are no matrices)");
    } else if (thing.location_index === undefined) {
      if (required || thing.location) report(indexPath, "is missing (matrices are given)");
    } else if (thing.location_index >= size) {
      report(indexPath, `is ${thing.location_index}; the matrices have rows 0 to ${size - 1}`);
    }
  }
}

function checkMatrices(problem: Problem, report: Report): void {
  const matrices = Object.entries(problem.matrices ?? {});
  const size = matrices[0]?.[1].durations.length;
  for (const [profile, matrix] of matrices) {
    for (const field of ["durations", "distances", "costs"] as const) {
      const rows = matrix[field]?.length;
      if (rows !== undefined && rows !== size) {
        report(
          `matrices.${profile}.${field}`,
          `has ${rows} rows where matrices.${matrices[0]?.[0]}.durations has ${size}`,
        );
      }
    }
  }
  if (matrices.length === 0) return;
  problem.vehicles.forEach((vehicle, index) => {
    const profile = vehicle.profile ?? "car";
    const matrix = Object.hasOwn(problem.matrices ?? {}, profile) ? problem.matrices?.[profile] : undefined;
    if (!matrix) {
      report(`vehicles[${index}].profile`, `there are no matrices for the profile "${profile}"`);
      return;
    }
    const custom = vehicle.costs?.per_hour !== undefined || vehicle.costs?.per_km !== undefined;
    if (matrix.costs && custom) {
      report(`vehicles[${index}].costs`, `per_hour and per_km contradict matrices.${profile}.costs`);
    }
    const needs =
      (vehicle.max_distance !== undefined && `vehicles[${index}].max_distance`) ||
      (vehicle.costs?.per_km && `vehicles[${index}].costs.per_km`) ||
      (vehicle.service_radius !== undefined && `vehicles[${index}].service_radius`) ||
      (problem.options?.max_stop_separation !== undefined && "options.max_stop_separation");
    if (needs && !matrix.distances) report(`matrices.${profile}.distances`, `is missing; ${needs} needs it`);
  });
}

function checkWindows(problem: Problem, report: Report): void {
  const disjoint = (path: string, windows: readonly TimeWindow[] | undefined): void => {
    if (windows?.length === 0) report(path, "is empty; leave it out when any time will do");
    windows?.forEach(([start], index) => {
      const before = windows[index - 1];
      if (before && start <= before[1])
        report(`${path}[${index}]`, `starts (${start}) before the one before it has ended (${before[1]})`);
    });
  };
  problem.jobs?.forEach((job, index) => {
    disjoint(`jobs[${index}].time_windows`, job.time_windows);
  });
  problem.shipments?.forEach((shipment, index) => {
    disjoint(`shipments[${index}].pickup.time_windows`, shipment.pickup.time_windows);
    disjoint(`shipments[${index}].delivery.time_windows`, shipment.delivery.time_windows);
  });
  problem.vehicles.forEach((vehicle, index) => {
    disjoint(`vehicles[${index}].reload.time_windows`, vehicle.reload?.time_windows);
    vehicle.breaks?.forEach((rest, place) => {
      disjoint(`vehicles[${index}].breaks[${place}].time_windows`, rest.time_windows);
    });
  });
}

function checkClock(problem: Problem, report: Report): void {
  const { earliest, latest, openStart } = readClock(problem);
  if (latest - Math.min(earliest, openStart) <= LIMITS.span) return;
  report(
    "vehicles",
    `the instants reach from ${earliest} to ${latest}; ${LIMITS.span} seconds at most may lie between them`,
  );
}
