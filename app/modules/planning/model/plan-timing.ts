import { createEvaluator, type Evaluator } from "#wasm/check/evaluate.ts";
import { lateChain } from "#wasm/check/why-late.ts";
import { shiftOf } from "./crews/crew-shift.ts";
import { amongStops, type Pushed } from "./crews/pushed.ts";
import { isDepotStop } from "./depot-stops.ts";
import { paceOf } from "./learnt-paces.ts";
import { crewsOf } from "./plan-crews.ts";
import type { PlanDocument, PlanRoute } from "./plan-document.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { type PlanProblem, planProblem, stepOf } from "./plan-problem.ts";
import type { TimedPlan, TimedRoute } from "./timed-plan.ts";
import { emptyTimes, timesOf } from "./timed-route.ts";

/** Times documents of one plan's inputs; the same in the browser, on the server and in the plan's room. */
export interface PlanTimer {
  /** The document with every time, load, cost, lateness and violation. Some milliseconds for 300 stops. */
  time(document: PlanDocument): TimedPlan;
  /** What pushes the stop of this index past its window, back to the last moment that could not have been earlier; null when it is in time. */
  whyLate(document: PlanDocument, routeId: string, index: number): Pushed | null;
}

/** Makes the timer of a plan: what does not depend on the document is worked out once. */
export function createPlanTimer(inputs: PlanInputs): PlanTimer {
  const places = new Map(inputs.shipments.map(({ id }, index) => [id, index]));
  const frames = new Map<string, Frame>();
  const frameOf = (document: PlanDocument): Frame => {
    const key = crewsOf(inputs, document)
      .map((crew) => crew.vehicle?.id ?? "-")
      .join();
    const found = frames.get(key);
    if (found) return found;
    const made = planProblem(inputs, document, null);
    const frame = { ...made, evaluator: createEvaluator(made.problem), inputs, places };
    frames.set(key, frame);
    return frame;
  };
  return {
    time(document) {
      const frame = frameOf(document);
      return sumUp(
        document,
        document.routes.map((route) => timeRoute(frame, route)),
      );
    },
    whyLate(document, routeId, index) {
      const frame = frameOf(document);
      const route = document.routes.find(({ id }) => id === routeId);
      if (!route) return null;
      const vehicle = vehicleNumber(frame, route);
      const steps = frame.evaluator.withBreaks(
        vehicle,
        stepsOf(frame, route).map(({ step }) => step),
      );
      return amongStops(steps, (at) => lateChain(frame.evaluator, vehicle, steps, at), index);
    },
  };
}

interface Frame extends PlanProblem {
  evaluator: Evaluator;
  inputs: PlanInputs;
  places: ReadonlyMap<string, number>;
}

interface Timed {
  route: TimedRoute;
  objective: number;
}

/** The solver's id of the vehicle that drives a route; 0 where its agent is not in the plan. */
const vehicleNumber = (frame: Frame, route: PlanRoute): number =>
  frame.crews.findIndex((crew) => crew.agent.id === route.agentId) + 1;

/** The route's stops that have a place, with the solver's step of each. */
const stepsOf = (frame: Frame, route: PlanRoute) =>
  route.stops.flatMap((stop) => {
    const step = stepOf(stop, frame.places.get(stop.shipmentId) ?? -1, frame.inputs);
    return step ? [{ stop, step }] : [];
  });

function timeRoute(frame: Frame, route: PlanRoute): Timed {
  const vehicle = vehicleNumber(frame, route);
  const stops = stepsOf(frame, route);
  const crew = frame.crews[vehicle - 1];
  const facts = {
    pace: crew ? paceOf(crew, frame.inputs, frame.clock, shiftOf(crew, frame.inputs, frame.clock)) : 100,
    id: route.id,
    number: routeNumber(route.id),
    agentId: route.agentId,
    vehicleId: route.vehicleId,
    locked: route.locked,
  };
  if (stops.length === 0)
    return { route: { ...facts, ...emptyTimes(frame.clock.instantAt(frame.clock.start)) }, objective: 0 };
  const solved = frame.evaluator.evaluateRoute(
    vehicle,
    frame.evaluator.withBreaks(
      vehicle,
      stops.map(({ step }) => step),
    ),
  );
  return {
    route: {
      ...facts,
      ...timesOf(frame.clock, solved, {
        planned: stops.map(({ stop }) => stop),
        crew,
        rests: frame.problem.vehicles[vehicle - 1]?.breaks ?? [],
      }),
    },
    objective: solved.cost,
  };
}

/** The number of a route id (`r3` → 3). */
export function routeNumber(routeId: string): number {
  return Number(routeId.slice(1)) || 0;
}

function sumUp(document: PlanDocument, timed: readonly Timed[]): TimedPlan {
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
