import type { Places } from "../host/places.ts";
import type { Break, Problem, Service, Step, TaskRules, TimeWindow, Vehicle } from "../host/problem.ts";

/** A step of a route as people write it: what, and which one. Starts and ends may be left out. */
export type PlannedStep = Pick<Step, "type" | "id">;

/** A route as people or the kernel write it. */
export interface PlannedRoute {
  vehicle: number;
  steps: readonly PlannedStep[];
}

/** One place to serve, with the task it is part of. */
export interface Visit {
  type: "job" | "pickup" | "delivery";
  id: number;
  /** Equal for both ends of one shipment. */
  taskKey: string;
  /** The other end of the shipment, as `getStepKey` writes it; null for a job. */
  partnerKey: string | null;
  task: TaskRules;
  service: Service;
  place: number;
  /** Loaded at the trip's start and left here. */
  delivered: readonly number[];
  /** Taken here and kept to the trip's end. */
  pickedUp: readonly number[];
  /** A shipment's amount, carried from its pickup to its delivery. */
  carried: readonly number[];
}

/** A step that the evaluator can time. */
export type Stop =
  | { kind: "visit"; visit: Visit; times: Step | undefined }
  | { kind: "break"; rest: Break }
  | { kind: "reload" };

export const getStepKey = (step: PlannedStep): string => `${step.type} ${step.id}`;

const none: readonly number[] = [];

/** All visits by "type id". */
export function indexVisits(problem: Problem, places: Places): ReadonlyMap<string, Visit> {
  const visits = new Map<string, Visit>();
  const add = (visit: Omit<Visit, "place" | "id">): void => {
    const { id } = visit.service;
    visits.set(getStepKey({ type: visit.type, id }), { ...visit, id, place: places.find(visit.service) });
  };
  for (const job of problem.jobs ?? []) {
    const amounts = { delivered: job.delivery ?? none, pickedUp: job.pickup ?? none, carried: none };
    add({ type: "job", taskKey: `job ${job.id}`, partnerKey: null, task: job, service: job, ...amounts });
  }
  for (const shipment of problem.shipments ?? []) {
    const common = {
      taskKey: `shipment ${shipment.pickup.id}`,
      task: shipment,
      delivered: none,
      pickedUp: none,
      carried: shipment.amount ?? none,
    };
    const { pickup, delivery } = shipment;
    add({ ...common, type: "pickup", service: pickup, partnerKey: getStepKey({ type: "delivery", id: delivery.id }) });
    add({ ...common, type: "delivery", service: delivery, partnerKey: getStepKey({ type: "pickup", id: pickup.id }) });
  }
  return visits;
}

/** Steps → stops; what the problem does not contain is counted and left out. */
export function readStops(
  vehicle: Vehicle,
  steps: readonly PlannedStep[],
  visits: ReadonlyMap<string, Visit>,
): { stops: Stop[]; unknown: number } {
  const stops: Stop[] = [];
  let unknown = 0;
  for (const step of steps) {
    if (step.type === "start" || step.type === "end") continue;
    const stop = readStop(vehicle, step, visits);
    if (stop) stops.push(stop);
    else unknown++;
  }
  return { stops, unknown };
}

function readStop(vehicle: Vehicle, step: PlannedStep, visits: ReadonlyMap<string, Visit>): Stop | null {
  if (step.type === "reload") return { kind: "reload" };
  if (step.type === "break") {
    const rest = vehicle.breaks?.find((candidate) => candidate.id === step.id);
    return rest ? { kind: "break", rest } : null;
  }
  const visit = visits.get(getStepKey(step));
  if (!visit) return null;
  const given = vehicle.steps?.find((candidate) => candidate.type === step.type && candidate.id === step.id);
  const timed = given?.service_at ?? given?.service_after ?? given?.service_before;
  return { kind: "visit", visit, times: timed === undefined ? undefined : given };
}

/** Seconds of service, and of setup and parking where the vehicle was not already standing there. */
export function computeDwell(vehicle: Vehicle, visit: Visit, samePlace: boolean): { setup: number; service: number } {
  const { service } = visit;
  return {
    service: byType(service.service_per_type, vehicle.type) ?? service.service ?? 0,
    setup: samePlace
      ? 0
      : (byType(service.setup_per_type, vehicle.type) ?? service.setup ?? 0) + (vehicle.parking_time ?? 0),
  };
}

function byType(table: Readonly<Record<string, number>> | undefined, type: string | undefined): number | undefined {
  return table && type !== undefined && Object.hasOwn(table, type) ? table[type] : undefined;
}

export type Windows = readonly TimeWindow[] | undefined;
