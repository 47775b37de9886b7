import { HORIZON, UNREACHABLE } from "./flat-problem.ts";
import { isFixed } from "./lock-checks.ts";
import type { Places } from "./places.ts";
import { getEnd, getStart } from "./places.ts";
import type { Problem, Service, Step, TaskRules, TimeWindow, Vehicle } from "./problem.ts";
import { measureGreatCircle } from "./travel.ts";

/** One place to serve with the task it belongs to, in the flat problem's order. */
export interface FlatVisit {
  type: "job" | "pickup" | "delivery";
  task: TaskRules;
  service: Service;
  delivered: readonly number[];
  pickedUp: readonly number[];
}

const none: readonly number[] = [];

/** Jobs first, then both ends of each shipment. */
export function listVisits(problem: Problem): FlatVisit[] {
  const visits: FlatVisit[] = (problem.jobs ?? []).map((job) => ({
    type: "job",
    task: job,
    service: job,
    delivered: job.delivery ?? none,
    pickedUp: job.pickup ?? none,
  }));
  for (const shipment of problem.shipments ?? []) {
    const common = { task: shipment, delivered: none };
    visits.push({ ...common, type: "pickup", service: shipment.pickup, pickedUp: shipment.amount ?? none });
    visits.push({ ...common, type: "delivery", service: shipment.delivery, pickedUp: none });
  }
  return visits;
}

/** Windows as pairs behind one another, on the kernel's clock. */
export class WindowList {
  readonly offsets: number[] = [0];
  readonly values: number[] = [];
  readonly #clockOffset: number;

  constructor(clockOffset: number) {
    this.#clockOffset = clockOffset;
  }

  /** Adds one owner's windows; without any, all of time is open. */
  add(windows: readonly TimeWindow[] | undefined): void {
    for (const [start, end] of windows ?? []) this.values.push(start - this.#clockOffset, end - this.#clockOffset);
    if (!windows) this.values.push(0, HORIZON);
    this.close();
  }

  /** Ends the owner's list; an owner without anything to open has no windows. */
  close(): void {
    this.offsets.push(this.values.length / 2);
  }
}

/** Where fixed steps want each visit, and when. */
export function listFixedSteps(problem: Problem): Map<string, { vehicle: number; step: Step }> {
  const found = new Map<string, { vehicle: number; step: Step }>();
  problem.vehicles.forEach((vehicle, index) => {
    for (const step of vehicle.steps ?? []) {
      if (isFixed(vehicle, step)) found.set(`${step.type} ${step.id}`, { vehicle: index, step });
    }
  });
  return found;
}

/** A visit's windows as far as its step's fixed times leave them; the step wins where nothing is left. */
export function narrowWindows(
  windows: readonly TimeWindow[] | undefined,
  step: Step | undefined,
): readonly TimeWindow[] | undefined {
  const from = step?.service_at ?? step?.service_after;
  const to = step?.service_at ?? step?.service_before;
  if (from === undefined && to === undefined) return windows;
  const low = from ?? Number.NEGATIVE_INFINITY;
  const high = to ?? Number.POSITIVE_INFINITY;
  const all: readonly TimeWindow[] = windows ?? [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]];
  const left = all
    .map(([start, end]): TimeWindow => [Math.max(start, low), Math.min(end, high)])
    .filter(([start, end]) => start <= end);
  return left.length > 0 ? left : [[low, high]];
}

/**
 * A shipment's goods are at its pickup from their release on: what is left of the pickup's windows. One of which only grace is
 * left opens after it has closed: service is late then. Null where nothing is left or there is nothing to wait for; then the
 * release keeps the whole trip back, which is later still.
 */
export function windowsFromRelease(
  windows: readonly TimeWindow[] | undefined,
  visit: FlatVisit,
): readonly TimeWindow[] | null {
  const { release } = visit.task;
  if (visit.type !== "pickup" || release === undefined) return null;
  const all: readonly TimeWindow[] = windows ?? [[release, Number.POSITIVE_INFINITY]];
  const left = all
    .filter(([, end]) => end + (visit.service.grace?.late ?? 0) >= release)
    .map(([start, end]): TimeWindow => [Math.max(start, release), end]);
  return left.length > 0 ? left : null;
}

/** Whether a vehicle may serve a visit at all, as far as the two alone decide. */
export function computeCompatible(
  problem: Problem,
  places: Places,
  visits: readonly FlatVisit[],
  meters: (vehicle: number, from: number, to: number) => number | null,
): Uint8Array {
  const count = problem.vehicles.length;
  const compatible = new Uint8Array(visits.length * count).fill(1);
  const hardArea = problem.options?.service_area === "hard";
  problem.vehicles.forEach((vehicle, index) => {
    const skills = new Set(vehicle.skills);
    const area = hardArea && vehicle.service_area ? new Set(vehicle.service_area) : null;
    const center = findRadiusCenter(vehicle, places);
    visits.forEach(({ task, service }, visit) => {
      const place = places.find(service);
      const may =
        (task.skills ?? none).every((skill) => skills.has(skill)) &&
        (!task.allowed_vehicles || task.allowed_vehicles.includes(vehicle.id)) &&
        !task.banned_vehicles?.includes(vehicle.id) &&
        (!area || area.has(place)) &&
        (vehicle.service_radius === undefined ||
          center < 0 ||
          (meters(index, center, place) ?? UNREACHABLE) <= vehicle.service_radius);
      if (!may) for (const end of listEnds(visits, visit)) compatible[end * count + index] = 0;
    });
  });
  return compatible;
}

/** A shipment needs both of its ends: what bars one bars the other. */
function listEnds(visits: readonly FlatVisit[], visit: number): readonly number[] {
  const type = visits[visit]?.type;
  return type === "pickup" ? [visit, visit + 1] : type === "delivery" ? [visit - 1, visit] : [visit];
}

/** A service radius is measured from the start, or from the end where there is no start. */
function findRadiusCenter(vehicle: Vehicle, places: Places): number {
  const start = places.find(getStart(vehicle));
  return start >= 0 ? start : places.find(getEnd(vehicle));
}

/** Meters between places without building a table: from the matrix, or estimated as `estimateTravel` does. */
export function createMeterReader(problem: Problem, places: Places, detour: number) {
  return (vehicle: number, from: number, to: number): number | null => {
    const profile = problem.vehicles[vehicle]?.profile ?? "car";
    const rows = problem.matrices?.[profile]?.distances;
    if (rows) return rows[from]?.[to] ?? null;
    const [a, b] = [places.coordinates[from], places.coordinates[to]];
    return a && b ? Math.round(measureGreatCircle(a, b) * detour) : null;
  };
}
