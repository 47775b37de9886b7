import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import { canServe } from "#app/modules/planning/model/plan-crews.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs, PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import { toPlannedStep, toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { toShownInputs } from "#app/modules/planning/model/plan-tasks.ts";
import { findNewBlocks } from "#wasm/check/blocks.ts";
import { createEvaluator, type Evaluator } from "#wasm/check/evaluate.ts";
import type { PlannedStep } from "#wasm/check/visits.ts";
import type { Service, SolutionRoute, Vehicle } from "#wasm/host/problem.ts";
import { joinShipments } from "./join-shipments.ts";
import { type CuttableRoute, fits, type Gap, listGaps } from "./slot-gaps.ts";

/** A plan that can still take deliveries: its inputs, and its routes where it has some. */
export interface SlotPlan {
  inputs: PlanInputs;
  document: PlanDocument | null;
  /** Deliveries of the plan that count as if they were not there. */
  leftOut: ReadonlySet<string>;
}

/** A delivery at its best place in a route. Cost in minor units; metres and seconds on top of the route without it. */
export interface Placement {
  cost: number;
  metres: number;
  seconds: number;
  /** The route drives for this delivery alone. */
  isOwnTrip: boolean;
  /** Puts it there. */
  keep(): void;
}

/** The routes of one plan while deliveries are put into them. */
export interface SlotRoutes {
  /** Deliveries of the plan that no route serves. */
  unassigned: readonly string[];
  /** The cheapest place that breaks no rule and makes nobody late; null where there is none. */
  findPlace(shipmentId: string): Placement | null;
}

/** Cheapest cuts by travel that are timed in full. */
const MAX_TIMED_CUTS = 4;
/** A cut with so much more travel than one that is kept is not timed: it costs more. */
const NEAR_DETOUR_SECONDS = 120;

/** Opens a plan's routes for deliveries; `added` are those that are not part of the plan. */
export function openSlotRoutes(
  { inputs: own, document, leftOut }: SlotPlan,
  added: readonly PlanShipment[],
): SlotRoutes {
  const inputs = joinShipments(own, added);
  const planned = reconcileDocument(document ?? { routes: [], unassigned: [] }, inputs);
  const { problem, crews, money } = toPlanProblem(toShownInputs(inputs), planned, null);
  const evaluator = createEvaluator(problem);
  const indexes = new Map(inputs.shipments.map(({ id }, at) => [id, at]));
  const routes = crews.flatMap((crew, at): CuttableRoute[] => {
    const vehicle = problem.vehicles[at];
    const route = planned.routes.find(({ agentId }) => agentId === crew.agent.id);
    if (!vehicle || route?.locked) return [];
    const steps = (route?.stops ?? []).flatMap((stop) =>
      leftOut.has(stop.shipmentId) ? [] : (toPlannedStep(stop, indexes.get(stop.shipmentId) ?? -1, inputs) ?? []),
    );
    return [{ vehicle, crew, steps, evaluated: timeRoute(evaluator, vehicle, steps) }];
  });
  const gapsByPlace = new Map<string, Gap[]>();

  return {
    unassigned: planned.unassigned.filter((id) => !leftOut.has(id)),
    findPlace(shipmentId) {
      const index = indexes.get(shipmentId) ?? -1;
      const shipment = inputs.shipments[index];
      const step: PlannedStep = { type: "job", id: index + 1 };
      const service = evaluator.visitOf(step)?.service;
      if (!shipment || !service) return null;
      const place = JSON.stringify([service.location_index, service.location]);
      const gaps = gapsByPlace.get(place) ?? routes.flatMap((route) => listGaps(evaluator, route, service));
      gapsByPlace.set(place, gaps);
      const cuts = gaps
        .filter((gap) => canServe(gap.route.crew, shipment) && fits(gap, service))
        .sort((one, other) => one.detour - other.detour)
        .slice(0, MAX_TIMED_CUTS);
      let best: { gap: Gap; steps: PlannedStep[]; after: SolutionRoute; cost: number } | null = null;
      for (const gap of cuts) {
        if (best && gap.detour > best.gap.detour + NEAR_DETOUR_SECONDS) break;
        const { route } = gap;
        const steps = route.steps.toSpliced(gap.position, 0, step);
        const after = timeRoute(evaluator, route.vehicle, steps);
        const cost = after.cost - route.evaluated.cost;
        if ((!best || cost < best.cost) && isKept(route.evaluated, after, step, service))
          best = { gap, steps, after, cost };
      }
      if (!best) return null;
      const { gap, steps, after, cost } = best;
      const { evaluated } = gap.route;
      return {
        cost: Math.max(0, Math.round(cost / money.scale)),
        metres: Math.max(0, after.distance - evaluated.distance),
        seconds: Math.max(0, after.duration - evaluated.duration),
        isOwnTrip: gap.route.steps.length === 0,
        keep() {
          Object.assign(gap.route, { steps, evaluated: after });
          gapsByPlace.clear();
        },
      };
    },
  };
}

const timeRoute = (evaluator: Evaluator, vehicle: Vehicle, steps: readonly PlannedStep[]): SolutionRoute =>
  evaluator.evaluateRoute(vehicle.id, evaluator.withBreaks(vehicle.id, steps));

/** Whether nothing is broken that was not, and the delivery itself begins within its window, without any grace. */
function isKept(before: SolutionRoute, after: SolutionRoute, step: PlannedStep, service: Service): boolean {
  const own = after.steps.find(({ type, id }) => type === step.type && id === step.id);
  const begins = own ? own.arrival + own.waiting_time : Number.POSITIVE_INFINITY;
  const inTime = service.time_windows?.some(([open, close]) => open <= begins && begins <= close) ?? true;
  return inTime && findNewBlocks(before, after).length === 0;
}
