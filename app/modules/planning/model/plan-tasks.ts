import { vehicleOptions } from "#app/modules/fleet/model/fleet.enums.ts";
import { type Priority, priorities } from "#app/modules/orders/model/order.enums.ts";
import type { Job, Service, Shipment, TaskRules, TimeWindow } from "#wasm/host/problem.ts";
import { computeOpeningWindows, intersectOpening } from "./opening-windows.ts";
import { type PlanClock, toTimeWindow } from "./plan-clock.ts";
import { canServe } from "./plan-crews.ts";
import type { PlanCrew, PlanEnd, PlanInputs, PlanShipment } from "./plan-inputs.ts";
import { getServiceKind, isLocated } from "./service-kind.ts";

/**
 * The shipments of a plan as the solver's jobs and pairs. Shipment `i` has the task id `i + 1`; one without a place is
 * left out.
 */
export function toSolverTasks(
  inputs: PlanInputs,
  crews: readonly PlanCrew[],
  clock: PlanClock,
): { jobs: Job[]; shipments: Shipment[] } {
  const jobs: Job[] = [];
  const shipments: Shipment[] = [];
  const ranks = computePriorityRanks(inputs.shipments);
  inputs.shipments.forEach((shipment, index) => {
    if (!isLocated(shipment, inputs.depot.id)) return;
    const kind = getServiceKind(shipment, inputs.depot.id);
    const rules = { ...getTaskRules(shipment, crews), ...ranks.get(shipment.priority) };
    const pickup = toService(shipment, index, "pickup", inputs, clock);
    const dropoff = toService(shipment, index, "dropoff", inputs, clock);
    const amount = [shipment.weight, shipment.volume, shipment.parcels, shipment.pallets];
    if (kind === "pair") shipments.push({ ...rules, amount, pickup, delivery: dropoff });
    else if (kind === "pickup") jobs.push({ ...rules, ...pickup, pickup: amount });
    else jobs.push({ ...rules, ...dropoff, delivery: amount });
  });
  return { jobs, shipments };
}

/** The solver's weight (0–100) of leaving a shipment out: one of a level outweighs several of the next. */
const priorityWeights: Readonly<Record<Priority, number>> = { highest: 100, high: 34, medium: 10, low: 2, lowest: 0 };

/** Priorities are relative: when all shipments of a plan have the same one, the search ignores it. */
function computePriorityRanks(shipments: readonly PlanShipment[]): ReadonlyMap<Priority, { priority?: number }> {
  const least = Math.min(...shipments.map(({ priority }) => priorityWeights[priority]));
  return new Map(
    priorities.map(
      (each) => [each, priorityWeights[each] > least ? { priority: priorityWeights[each] - least } : {}] as const,
    ),
  );
}

function getTaskRules(shipment: PlanShipment, crews: readonly PlanCrew[]): TaskRules {
  const allowed = crews.flatMap((crew, index) => (canServe(crew, shipment) ? [index + 1] : []));
  const skills = shipment.vehicleOptions.map((option) => vehicleOptions.indexOf(option) + 1);
  return {
    ...(skills.length > 0 ? { skills } : {}),
    ...(allowed.length === crews.length ? {} : { allowed_vehicles: allowed }),
    ...(allowed.length === 0 ? { banned_vehicles: crews.map((_, index) => index + 1) } : {}),
  };
}

function toService(
  shipment: PlanShipment,
  index: number,
  side: "pickup" | "dropoff",
  inputs: PlanInputs,
  clock: PlanClock,
): Service {
  const end: PlanEnd = shipment[side];
  const promised = toTimeWindow(clock, end.from, end.to);
  const open = intersectOpening(promised, computeOpeningWindows(end.access?.openingHours ?? [], inputs, clock));
  const buffer = side === "dropoff" && end.to !== null ? 60 * inputs.settings.promise_buffer_minutes : 0;
  const { windows, kept } = keepEndFree(open, buffer);
  const grace = kept + 60 * (side === "pickup" ? inputs.pickupGraceMinutes : inputs.dropoffGraceMinutes);
  const minutes = shipment.serviceMinutes ?? end.access?.serviceMinutes ?? inputs.settings.stop_duration_minutes;
  const point = end.point;
  return {
    id: index + 1,
    ...(inputs.travel.kind === "matrix"
      ? { location_index: inputs.travel.rows[1 + 2 * index + (side === "pickup" ? 0 : 1)] ?? 0 }
      : point && { location: [point.longitude, point.latitude] as const }),
    service: Math.round(minutes * 60),
    ...(windows ? { time_windows: windows } : {}),
    ...(promised && grace > 0 ? { grace: { late: grace } } : {}),
  };
}

/**
 * Windows whose last one ends earlier by the buffer, and by how many seconds: what follows is grace, which has a price and
 * breaks nothing. A window that is shorter than twice the buffer keeps half of itself.
 */
function keepEndFree(windows: readonly TimeWindow[] | null, buffer: number) {
  const last = windows?.at(-1);
  if (!windows || !last || buffer === 0) return { windows, kept: 0 };
  const kept = Math.min(buffer, Math.floor((last[1] - last[0]) / 2));
  return { windows: [...windows.slice(0, -1), [last[0], last[1] - kept] as const], kept };
}

/** The inputs by which a plan is shown: promised times end when they end. */
export function toShownInputs(inputs: PlanInputs): PlanInputs {
  return { ...inputs, settings: { ...inputs.settings, promise_buffer_minutes: 0 } };
}
