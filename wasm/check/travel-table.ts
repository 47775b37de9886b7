import { LIMITS } from "../host/limits.ts";
import type { Places } from "../host/places.ts";
import type { MatrixRows, Problem, Vehicle } from "../host/problem.ts";
import { computeSeconds, DEFAULT_DETOUR, DEFAULT_SPEED, measureGreatCircle } from "../host/travel.ts";

/** One leg of one vehicle. An unreachable leg counts no time and no way, and is a violation. */
export interface Leg {
  seconds: number;
  meters: number;
  /** From a custom cost matrix; null where time and distance have prices. */
  cost: number | null;
  reachable: boolean;
}

export type LegReader = (from: number, to: number) => Leg;

/** Standing still, and the way from or to an end that the vehicle does not have. */
export const NO_LEG: Leg = { seconds: 0, meters: 0, cost: 0, reachable: true };
const unreachable: Leg = { seconds: 0, meters: 0, cost: 0, reachable: false };

/** Two legs one after the other as one. */
export function joinLegs(one: Leg, other: Leg): Leg {
  if (!one.reachable || !other.reachable) return unreachable;
  const cost = one.cost === null || other.cost === null ? null : one.cost + other.cost;
  return leg(one.seconds + other.seconds, one.meters + other.meters, cost);
}

/** How a vehicle travels: by its profile's matrices and its speed factor, or by the estimate from coordinates. */
export function createLegReader(problem: Problem, places: Places, vehicle: Vehicle): LegReader {
  const factor = vehicle.speed_factor ?? 1;
  const matrix = problem.matrices?.[vehicle.profile ?? "car"];
  if (matrix) {
    return (from, to) => {
      if (from < 0 || to < 0) return NO_LEG;
      const seconds = entry(matrix.durations, from, to);
      const meters = matrix.distances ? entry(matrix.distances, from, to) : 0;
      const cost = matrix.costs ? entry(matrix.costs, from, to) : null;
      if (seconds === null || meters === null || (matrix.costs && cost === null)) return unreachable;
      return leg(Math.round(seconds / factor), meters, cost);
    };
  }
  const { speed = DEFAULT_SPEED, detour = DEFAULT_DETOUR } = problem.options ?? {};
  return (from, to) => {
    if (from < 0 || to < 0) return NO_LEG;
    const [start, end] = [places.coordinates[from], places.coordinates[to]];
    if (!start || !end) return unreachable;
    const meters = from === to ? 0 : measureGreatCircle(start, end) * detour;
    return leg(Math.round(computeSeconds(meters, speed) / factor), Math.round(meters), null);
  };
}

/** Longer than the longest day of the kernel's clock is as good as never. */
const leg = (seconds: number, meters: number, cost: number | null): Leg =>
  seconds > LIMITS.leg ? unreachable : { seconds, meters, cost, reachable: true };

const entry = (rows: MatrixRows, from: number, to: number): number | null => rows[from]?.[to] ?? null;
