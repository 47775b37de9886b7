import { createEvaluator, type Evaluator } from "#wasm/check/evaluate.ts";
import { findLateChain } from "#wasm/check/why-late.ts";
import { computeCrewShift } from "./crews/crew-shift.ts";
import { type DelayChain, toStopIndexes } from "./crews/delay-chain.ts";
import { isDepotStop } from "./depot-stops.ts";
import { computeCrewPace } from "./learned-paces.ts";
import { listCrews } from "./plan-crews.ts";
import type { PlanDocument, PlanRoute } from "./plan-document.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { type PlanProblem, toPlannedStep, toPlanProblem } from "./plan-problem.ts";
import { toShownInputs } from "./plan-tasks.ts";
import type { TimedPlan, TimedRoute } from "./timed-plan.ts";
import { createEmptyTimes, toRouteTimes } from "./timed-route.ts";

/** Times documents of one plan's inputs; the same in the browser, on the server and in the plan's room. */
export interface PlanTimer {
  /** The document with all times, loads, costs, lateness and violations. Takes some milliseconds for 300 stops. */
  time(document: PlanDocument): TimedPlan;
  /**
   * What delays the stop at this index past its window, back to the last moment that could not have been earlier; null
   * when it is in time.
   */
  findDelayChain(document: PlanDocument, routeId: string, index: number): DelayChain | null;
}

/** Creates the timer of a plan; everything that does not depend on the document is computed once. */
export function createPlanTimer(inputs: PlanInputs): PlanTimer {
  const places = new Map(inputs.shipments.map(({ id }, index) => [id, index]));
  const frames = new Map<string, TimingContext>();
  const frameOf = (document: PlanDocument): TimingContext => {
    const key = listCrews(inputs, document)
      .map((crew) => crew.vehicle?.id ?? "-")
      .join();
    const found = frames.get(key);
    if (found) return found;
    const planProblem = toPlanProblem(toShownInputs(inputs), document, null);
    const evaluator = createEvaluator(planProblem.problem);
    const kept = inputs.settings.promise_buffer_minutes > 0 && toPlanProblem(inputs, document, null).problem;
    const frame = { ...planProblem, evaluator, priced: kept ? createEvaluator(kept) : evaluator, inputs, places };
    frames.set(key, frame);
    return frame;
  };
  return {
    time(document) {
      const frame = frameOf(document);
      return summarizePlan(
        document,
        document.routes.map((route) => timeRoute(frame, route)),
      );
    },
    findDelayChain(document, routeId, index) {
      const frame = frameOf(document);
      const route = document.routes.find(({ id }) => id === routeId);
      if (!route) return null;
      const vehicle = findVehicleNumber(frame, route);
      const steps = frame.evaluator.withBreaks(
        vehicle,
        listRouteSteps(frame, route).map(({ step }) => step),
      );
      return toStopIndexes(steps, (at) => findLateChain(frame.evaluator, vehicle, steps, at), index);
    },
  };
}

interface TimingContext extends PlanProblem {
  evaluator: Evaluator;
  /** As the search counts: with the buffer before promised ends. */
  priced: Evaluator;
  inputs: PlanInputs;
  places: ReadonlyMap<string, number>;
}

interface RouteTiming {
  route: TimedRoute;
  objective: number;
}

/** The solver's id of a route's vehicle; 0 when its agent is not in the plan. */
const findVehicleNumber = (frame: TimingContext, route: PlanRoute): number =>
  frame.crews.findIndex((crew) => crew.agent.id === route.agentId) + 1;

/** The route's stops that have a place, with the solver's step of each. */
const listRouteSteps = (frame: TimingContext, route: PlanRoute) =>
  route.stops.flatMap((stop) => {
    const step = toPlannedStep(stop, frame.places.get(stop.shipmentId) ?? -1, frame.inputs);
    return step ? [{ stop, step }] : [];
  });

function timeRoute(frame: TimingContext, route: PlanRoute): RouteTiming {
  const vehicle = findVehicleNumber(frame, route);
  const stops = listRouteSteps(frame, route);
  const crew = frame.crews[vehicle - 1];
  const facts = {
    pace: crew
      ? computeCrewPace(crew, frame.inputs, frame.clock, computeCrewShift(crew, frame.inputs, frame.clock))
      : 100,
    id: route.id,
    number: parseRouteNumber(route.id),
    agentId: route.agentId,
    vehicleId: route.vehicleId,
    locked: route.locked,
  };
  if (stops.length === 0)
    return { route: { ...facts, ...createEmptyTimes(frame.clock.toInstant(frame.clock.start)) }, objective: 0 };
  const steps = stops.map(({ step }) => step);
  const evaluate = (evaluator: Evaluator) => evaluator.evaluateRoute(vehicle, evaluator.withBreaks(vehicle, steps));
  const solved = evaluate(frame.evaluator);
  return {
    route: {
      ...facts,
      ...toRouteTimes(frame.clock, solved, {
        planned: stops.map(({ stop }) => stop),
        crew,
        vehicle: frame.problem.vehicles[vehicle - 1],
        prices: frame.prices[vehicle - 1] ?? frame.inputs.prices,
        money: frame.money,
      }),
    },
    objective: (frame.priced === frame.evaluator ? solved : evaluate(frame.priced)).cost,
  };
}

/** The number of a route id (`r3` → 3). */
export function parseRouteNumber(routeId: string): number {
  return Number(routeId.slice(1)) || 0;
}

function summarizePlan(document: PlanDocument, timed: readonly RouteTiming[]): TimedPlan {
  const routes = timed.map(({ route }) => route);
  const sum = (read: (route: TimedRoute) => number): number => routes.reduce((total, route) => total + read(route), 0);
  const served = new Set(
    routes.flatMap(({ stops }) => stops.flatMap((stop) => (isDepotStop(stop) ? [] : stop.shipmentId))),
  );
  const strictViolations = sum((route) => route.violations.filter(({ soft }) => !soft).length);
  return {
    routes,
    strictViolations,
    objective: timed.reduce((total, each) => total + each.objective, 0),
    summary: {
      cost: sum((route) => route.cost),
      distance: sum((route) => route.distance),
      duration: sum((route) => route.travelSeconds),
      assigned: served.size,
      unassigned: document.unassigned.length,
      late: sum((route) => route.late),
      atRisk: sum((route) => route.atRisk),
      violations: strictViolations,
    },
  };
}
