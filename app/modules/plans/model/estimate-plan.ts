import { measureMeters } from "#app/modules/planning/model/eta/eta-legs.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { WaitingShipment } from "./work-to-plan.ts";

/** Streets against the straight line, and metres a minute of a van among stops: a first guess, not what a plan is timed by. */
const DETOUR = 1.34;
const METRES_A_MINUTE = 600;
/** Of a tour through evenly spread points: length = factor × √(points × area) (Beardwood, Halton and Hammersley). */
const TOUR_FACTOR = 0.7124;
/** The smallest area, in square metres: points on one line lie beside a street all the same. */
const MIN_AREA = 250_000;

/** A first guess of a plan that is not searched yet. */
export interface PlanEstimate {
  routes: number;
  metres: number;
  /** Share of what the vehicles can carry, 0–1 and above; null where a vehicle has no limit. */
  load: number | null;
}

interface EstimateInput {
  shipments: readonly Pick<WaitingShipment, "point" | "weight">[];
  /** Grams that each chosen vehicle carries; null without a limit. */
  capacities: readonly (number | null)[];
  depot: Point | null;
  minutes: number;
  stopMinutes: number;
}

/**
 * How many routes and kilometres the chosen shipments will take about: as few routes as their weight and the plan's time
 * let, each out to the middle of its stops and back, with a tour through them. Null without a depot, agents or places.
 */
export function estimatePlan({
  shipments,
  capacities,
  depot,
  minutes,
  stopMinutes,
}: EstimateInput): PlanEstimate | null {
  const points = shipments.flatMap(({ point }) => point ?? []);
  if (!depot || points.length === 0 || capacities.length === 0 || minutes <= 0) return null;
  const weight = shipments.reduce((sum, each) => sum + each.weight, 0);
  const capacity = capacities.includes(null) ? null : capacities.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const out = points.reduce((sum, point) => sum + measureMeters(depot, point), 0) / points.length;
  const tour = points.length > 1 ? TOUR_FACTOR * Math.sqrt(points.length * measureArea(points)) : 0;
  const measureWay = (routes: number) => DETOUR * (2 * out * routes + tour);
  const most = Math.min(capacities.length, points.length);
  let routes = 1;
  const isTooFew = () =>
    (capacity !== null && weight > (capacity / capacities.length) * routes) ||
    measureWay(routes) / METRES_A_MINUTE + shipments.length * stopMinutes > minutes * routes;
  while (routes < most && isTooFew()) routes += 1;
  return { routes, metres: measureWay(routes), load: capacity ? weight / capacity : null };
}

/** Of the box around the points, in square metres. */
function measureArea(points: readonly Point[]): number {
  const range = (read: (point: Point) => number): [number, number] => {
    const values = points.map(read);
    return [Math.min(...values), Math.max(...values)];
  };
  const [west, east] = range(({ longitude }) => longitude);
  const [south, north] = range(({ latitude }) => latitude);
  const width = measureMeters({ longitude: west, latitude: south }, { longitude: east, latitude: south });
  const height = measureMeters({ longitude: west, latitude: south }, { longitude: west, latitude: north });
  return Math.max(MIN_AREA, width * height);
}
