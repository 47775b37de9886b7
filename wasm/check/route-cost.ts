import type { CostParts, Options } from "../host/problem.ts";
import {
  balancingPricePerSecond,
  balancingScale,
  clusteringPricePerSecond,
  depotRevisitPrice,
  gracePricePerSecond,
  notContiguousPrice,
  outsideAreaPrice,
} from "../host/soft-prices.ts";
import type { Crew } from "./crew.ts";
import type { Itinerary } from "./itinerary.ts";
import type { RouteViolations } from "./route-violations.ts";
import type { Timetable } from "./timetable.ts";

/** VROOM's default: cost equals travel seconds. */
const defaultPerHour = 3_600;

export const noCost: CostParts = { fixed: 0, time: 0, distance: 0, tasks: 0, work: 0, soft: 0 };

/** What a route costs, part by part, each rounded once to whole hundredths. A route that serves nothing costs nothing. */
export function costOf(
  crew: Crew,
  itinerary: Itinerary,
  table: Timetable,
  violations: RouteViolations,
  options: Options,
): CostParts {
  const visits = itinerary.calls.filter(({ stop }) => stop.kind === "visit");
  if (visits.length === 0) return noCost;
  const { costs } = crew.vehicle;
  const tasked = visits.reduce((sum, call) => sum + call.setup + call.service, 0);
  const custom = customTravelCost(itinerary);
  return {
    fixed: costs?.fixed ?? 0,
    time: custom ?? Math.round((table.driven * (costs?.per_hour ?? defaultPerHour)) / 3_600),
    distance: custom === null ? Math.round((table.metres * (costs?.per_km ?? 0)) / 1_000) : 0,
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
    gracePricePerSecond * amount("time_windows", "last_job") +
    outsideAreaPrice * amount("service_area") +
    notContiguousPrice * amount("not_contiguous") +
    reloads * (options.depot_revisit === "soft" ? depotRevisitPrice : 0) +
    clusteringPricePerSecond[options.clustering ?? "disabled"] * secondsBetweenVisits(itinerary) +
    (balancingPricePerSecond[options.balancing ?? "disabled"] * active * active) / balancingScale;
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
