import { countDimensions } from "../host/amounts.ts";
import { sortBreaks } from "../host/break-order.ts";
import { readClock } from "../host/clock.ts";
import { type Located, readPlaces } from "../host/places.ts";
import type { Problem, Solution, SolutionRoute } from "../host/problem.ts";
import { chooseBreaks } from "./choose-breaks.ts";
import { type Crew, listCrews } from "./crew.ts";
import { type Itinerary, planItinerary } from "./itinerary.ts";
import { computeLatestArrivals } from "./latest.ts";
import { computeLoads } from "./loads.ts";
import { placeBreaks } from "./place-breaks.ts";
import { computeRouteCost } from "./route-cost.ts";
import { createEmptyRoute, reportRoute } from "./route-report.ts";
import { findViolations } from "./route-violations.ts";
import { summarize } from "./solution-report.ts";
import { buildTimetable } from "./timetable.ts";
import {
  getStepKey,
  indexVisits,
  type PlannedRoute,
  type PlannedStep,
  readStops,
  type Stop,
  type Visit,
} from "./visits.ts";

/** Times, checks and prices routes of one problem; everything that does not change is worked out once. */
export interface Evaluator {
  problem: Problem;
  /** One route with all its times, loads, costs and violations. Goes on behind a violation. About 0.05 ms for 50 stops. */
  evaluateRoute(vehicle: number, steps: readonly PlannedStep[]): SolutionRoute;
  /**
   * The same steps with the vehicle's breaks put where they delay the route least. Breaks that are there already stay where
   * they are. One that is over before the vehicle leaves, or begins after it is back, is
   * left out. Where they cannot all be in time, each goes where it does the least harm.
   */
  withBreaks(vehicle: number, steps: readonly PlannedStep[]): PlannedStep[];
  /** Seconds of one leg of a vehicle; 0 where either side has no place, or where there is no way. */
  travelSeconds(vehicle: number, from: Located, to: Located): number;
  /** What a step serves; nothing for breaks, reloads and unknown ids. */
  visitOf(step: PlannedStep): Visit | undefined;
  /** The whole plan: its routes, what is left out, sums, and violations of the plan as a whole. */
  solution(routes: readonly PlannedRoute[]): Solution;
}

/**
 * The evaluator of a problem that `checkProblem` has accepted. It shares no code with the kernel but how places are
 * numbered and how travel is estimated without matrices.
 */
export function createEvaluator(problem: Problem): Evaluator {
  const places = readPlaces(problem);
  const visits = indexVisits(problem, places);
  const crews = listCrews(problem, places);
  const dimensions = countDimensions(problem);
  const { openStart } = readClock(problem);
  const options = problem.options ?? {};

  const itineraryOf = (crew: Crew, stops: readonly Stop[]): Itinerary =>
    planItinerary(places, crew.vehicle, crew.legs, stops, openStart);

  const evaluateRoute = (vehicleId: number, steps: readonly PlannedStep[]): SolutionRoute => {
    const crew = crews.get(vehicleId);
    if (!crew) return createEmptyRoute(vehicleId, dimensions, { cause: "no_vehicle", amount: 1 });
    const { stops, unknown } = readStops(crew.vehicle, steps, visits);
    const itinerary = itineraryOf(crew, stops);
    const table = buildTimetable(itinerary, options.delayed_start === true);
    const loads = computeLoads(itinerary.calls, dimensions);
    const violations = findViolations(crew, itinerary, table, loads, options, unknown);
    return reportRoute({
      itinerary,
      table,
      loads,
      violations,
      latest: computeLatestArrivals(itinerary),
      cost: computeRouteCost(crew, itinerary, table, violations, options),
      threshold: options.lateness_threshold ?? 0,
      dimensions,
    });
  };

  const withBreaks = (vehicleId: number, steps: readonly PlannedStep[]): PlannedStep[] => {
    const crew = crews.get(vehicleId);
    const breaks = crew ? sortBreaks(crew.vehicle) : [];
    const stays = steps.some(({ type }) => type === "break") || steps.length === 0;
    if (!crew || breaks.length === 0 || stays) return [...steps];
    const { stops } = readStops(crew.vehicle, steps, visits);
    const itinerary = itineraryOf(crew, stops);
    return chooseBreaks(
      steps,
      breaks,
      (some) => (stops.length === steps.length ? placeBreaks(itinerary, some) : []),
      (tried) => evaluateRoute(vehicleId, tried),
    );
  };

  return {
    problem,
    evaluateRoute,
    withBreaks,
    travelSeconds: (vehicle, from, to) => crews.get(vehicle)?.legs(places.find(from), places.find(to)).seconds ?? 0,
    visitOf: (step) => visits.get(getStepKey(step)),
    solution: (routes) => summarize(problem, visits, routes, evaluateRoute),
  };
}

/** Times, checks and prices a whole plan, made by hand or by a solver. */
export function evaluate(problem: Problem, routes: readonly PlannedRoute[]): Solution {
  return createEvaluator(problem).solution(routes);
}
