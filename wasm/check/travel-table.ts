import { limits } from "../host/limits.ts";
import type { Places } from "../host/places.ts";
import type { MatrixRows, Problem, Vehicle } from "../host/problem.ts";
import { defaultDetour, defaultSpeed, greatCircle, secondsFor } from "../host/travel.ts";

/** One leg of one vehicle. An unreachable leg counts no time and no way, and is a violation. */
export interface Leg {
  seconds: number;
  metres: number;
  /** From a custom cost matrix; null where time and distance have prices. */
  cost: number | null;
  reachable: boolean;
}

export type LegReader = (from: number, to: number) => Leg;

/** Standing still, and the way from or to an end that the vehicle does not have. */
export const noLeg: Leg = { seconds: 0, metres: 0, cost: 0, reachable: true };
const unreachable: Leg = { seconds: 0, metres: 0, cost: 0, reachable: false };

/** Two legs one after the other as one. */
export function joined(one: Leg, other: Leg): Leg {
  if (!one.reachable || !other.reachable) return unreachable;
  const cost = one.cost === null || other.cost === null ? null : one.cost + other.cost;
  return leg(one.seconds + other.seconds, one.metres + other.metres, cost);
}

/** How a vehicle travels: by its profile's matrices and its speed factor, or by the estimate from coordinates. */
export function legReader(problem: Problem, places: Places, vehicle: Vehicle): LegReader {
  const factor = vehicle.speed_factor ?? 1;
  const matrix = problem.matrices?.[vehicle.profile ?? "car"];
  if (matrix) {
    return (from, to) => {
      if (from < 0 || to < 0) return noLeg;
      const seconds = entry(matrix.durations, from, to);
      const metres = matrix.distances ? entry(matrix.distances, from, to) : 0;
      const cost = matrix.costs ? entry(matrix.costs, from, to) : null;
      if (seconds === null || metres === null || (matrix.costs && cost === null)) return unreachable;
      return leg(Math.round(seconds / factor), metres, cost);
    };
  }
  const { speed = defaultSpeed, detour = defaultDetour } = problem.options ?? {};
  return (from, to) => {
    if (from < 0 || to < 0) return noLeg;
    const [start, end] = [places.coordinates[from], places.coordinates[to]];
    if (!start || !end) return unreachable;
    const metres = from === to ? 0 : greatCircle(start, end) * detour;
    return leg(Math.round(secondsFor(metres, speed) / factor), Math.round(metres), null);
  };
}

/** Longer than the longest day of the kernel's clock is as good as never. */
const leg = (seconds: number, metres: number, cost: number | null): Leg =>
  seconds > limits.leg ? unreachable : { seconds, metres, cost, reachable: true };

const entry = (rows: MatrixRows, from: number, to: number): number | null => rows[from]?.[to] ?? null;
