import type { CostParts, Options } from "../host/problem.ts";
import {
  BALANCING_PRICE_PER_SECOND,
  BALANCING_SCALE,
  CLUSTERING_PRICE_PER_SECOND,
  DEPOT_REVISIT_PRICE,
  GRACE_PRICE_PER_SECOND,
  NOT_CONTIGUOUS_PRICE,
  OUTSIDE_AREA_PRICE,
} from "../host/soft-prices.ts";
import type { Crew } from "./crew.ts";
import type { Itinerary } from "./itinerary.ts";
import type { RouteViolations } from "./route-violations.ts";
import type { Timetable } from "./timetable.ts";

/** VROOM's default: cost equals travel seconds. */
const DEFAULT_PER_HOUR = 3_600;

export const NO_COST: CostParts = { fixed: 0, time: 0, distance: 0, tasks: 0, work: 0, soft: 0 };

/** What a route costs, part by part, each rounded once to whole hundredths. A route that serves nothing costs nothing. */
export function computeRouteCost(
  crew: Crew,
  itinerary: Itinerary,
  table: Timetable,
  violations: RouteViolations,
  options: Options,
): CostParts {
  const visits = itinerary.calls.filter(({ stop }) => stop.kind === "visit");
  if (visits.length === 0) return NO_COST;
  const { costs } = crew.vehicle;
  const tasked = visits.reduce((sum, call) => sum + call.setup + call.service, 0);
  const custom = customTravelCost(itinerary);
  return {
    fixed: costs?.fixed ?? 0,
    time: custom ?? Math.round((table.driven * (costs?.per_hour ?? DEFAULT_PER_HOUR)) / 3_600),
    distance: custom === null ? Math.round((table.meters * (costs?.per_km ?? 0)) / 1_000) : 0,
    tasks: Math.round((tasked * (costs?.per_task_hour ?? 0)) / 3_600) + visits.length * (costs?.per_task ?? 0),
    work: Math.round((table.workTime * (costs?.per_work_hour ?? 0)) / 3_600),
    soft: Math.round(softCost(crew, itinerary, violations, options, table.driven + tasked)),
  };
}

/** Sum of a custom cost matrix along the route; null without one. */
function customTravelCost(itinerary: Itinerary): number | null {
  const legs = [...itinerary.calls.map((call) => call.leg), itinerary.endLeg];
  if (legs.some((leg) => leg.cost === null)) return null;
  const anyMatrix = legs.some((leg) => leg.cost !== 0);
  return anyMatrix ? legs.reduce((sum, leg) => sum + (leg.cost ?? 0), 0) : null;
}

function softCost(
  crew: Crew,
  itinerary: Itinerary,
  violations: RouteViolations,
  options: Options,
  active: number,
): number {
  const soft = [...violations.atCalls.flat(), ...violations.atEnd].filter((violation) => violation.soft);
  const amount = (...causes: string[]): number =>
    soft.reduce((sum, violation) => sum + (causes.includes(violation.cause) ? violation.amount : 0), 0);
  const reloads = itinerary.calls.filter(({ stop }) => stop.kind === "reload").length;
  const wishes =
    GRACE_PRICE_PER_SECOND * amount("time_windows", "last_job") +
    OUTSIDE_AREA_PRICE * amount("service_area") +
    NOT_CONTIGUOUS_PRICE * amount("not_contiguous") +
    reloads * (options.depot_revisit === "soft" ? DEPOT_REVISIT_PRICE : 0) +
    CLUSTERING_PRICE_PER_SECOND[options.clustering ?? "disabled"] * secondsBetweenVisits(itinerary) +
    (BALANCING_PRICE_PER_SECOND[options.balancing ?? "disabled"] * active * active) / BALANCING_SCALE;
  return reloads * (crew.vehicle.reload?.cost ?? 0) + wishes * (options.soft_prices ?? 1);
}

/** Travel seconds of the legs from one visit straight to the next; breaks on the way do not matter. */
function secondsBetweenVisits(itinerary: Itinerary): number {
  let seconds = 0;
  let afterVisit = false;
  for (const { stop, leg } of itinerary.calls) {
    if (stop.kind === "break") continue;
    if (afterVisit && stop.kind === "visit") seconds += leg.seconds;
    afterVisit = stop.kind === "visit";
  }
  return seconds;
}
