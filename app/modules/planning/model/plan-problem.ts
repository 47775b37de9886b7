import type { PlannedStep } from "#wasm/check/visits.ts";
import type { Problem, Reload, Step } from "#wasm/host/problem.ts";
import { isDepotStop } from "./depot-stops.ts";
import { createPlanClock, type PlanClock } from "./plan-clock.ts";
import { createPlanMoney, type PlanMoney } from "./plan-costs.ts";
import { listCrewPrices, listCrews, toSolverVehicle } from "./plan-crews.ts";
import type { PlanDocument, PlanRoute, PlanStop } from "./plan-document.ts";
import type { PlanCrew, PlanInputs } from "./plan-inputs.ts";
import type { PlanPrices } from "./plan-prices.ts";
import { toSolverTasks } from "./plan-tasks.ts";
import { addServiceAreas } from "./service-areas.ts";
import { getServiceKind, isLocated } from "./service-kind.ts";

/**
 * A plan as the solver's problem, with the mapping back from its numbers. Shipment `i` of the inputs has the task id `i
 * + 1`.
 */
export interface PlanProblem {
  problem: Problem;
  clock: PlanClock;
  crews: readonly PlanCrew[];
  /** By crew, and how they become the solver's numbers. */
  prices: readonly PlanPrices[];
  money: PlanMoney;
}

/**
 * Plan inputs → the solver's problem: seconds since local midnight of the first day in the plan's zone (DST-safe),
 * grams, cubic centimetres, parcels and pallets. A document gives the crews their vehicles and, with `start`, the plan
 * to start from: its order, locked routes and fixed stops; a change budget counts from there.
 */
export function toPlanProblem(
  inputs: PlanInputs,
  document: PlanDocument | null,
  start: PlanDocument | null,
  { changeBudget }: { changeBudget?: number | undefined } = {},
): PlanProblem {
  const clock = createPlanClock(inputs);
  const crews = listCrews(inputs, document);
  const { settings, travel } = inputs;
  const prices = listCrewPrices(crews, inputs);
  const money = createPlanMoney(prices, inputs.prices, settings.objective);
  const tasks = toSolverTasks(inputs, crews, clock);
  const reload = getReload(inputs);
  const routes = new Map(start?.routes.map((route) => [route.agentId, route]));
  const problem: Problem = {
    vehicles: crews.map((crew, index) => ({
      ...toSolverVehicle(crew, index, inputs, clock, { prices: prices[index] ?? inputs.prices, money }),
      ...(reload ? { reload } : {}),
      ...toSteps(routes.get(crew.agent.id), inputs),
    })),
    ...tasks,
    ...(travel.kind === "matrix"
      ? { matrices: { car: { durations: travel.durations, distances: travel.distances }, ...travel.slow } }
      : {}),
    options: {
      balancing: settings.balancing,
      clustering: settings.clustering,
      contiguity: settings.contiguity,
      depot_revisit: settings.depot_revisit,
      service_area: settings.service_area,
      soft_prices: money.softPrices,
      ...(changeBudget === undefined || !start ? {} : { change_budget: changeBudget }),
      lateness_threshold: settings.lateness_threshold_minutes * 60,
      delayed_start: settings.delayed_start,
      ...(settings.max_stop_separation_metres > 0 ? { max_stop_separation: settings.max_stop_separation_metres } : {}),
      ...(travel.kind === "estimate" ? { speed: travel.metresPerSecond, detour: travel.detour } : {}),
    },
  };
  return { problem: addServiceAreas(problem, inputs, crews), clock, crews, prices, money };
}

/** A mid-route return to the depot: loading takes as long as a stop does. */
function getReload({ settings, travel, depot: { point } }: PlanInputs): Reload | null {
  const service = Math.round(settings.stop_duration_minutes * 60);
  if (settings.depot_revisit === "disabled") return null;
  if (travel.kind === "matrix") return { location_index: 0, service };
  return point && { location: [point.longitude, point.latitude], service };
}

/** The solver's step of a stop; null for a shipment that is not in the inputs or has no place. */
export function toPlannedStep(stop: PlanStop, index: number, inputs: PlanInputs): PlannedStep | null {
  if (isDepotStop(stop)) return { type: "reload" };
  const shipment = inputs.shipments[index];
  if (!shipment || !isLocated(shipment, inputs.depot.id)) return null;
  const kind = getServiceKind(shipment, inputs.depot.id);
  if (kind !== "pair") return { type: "job", id: index + 1 };
  return { type: stop.type === "pickup" ? "pickup" : "delivery", id: index + 1 };
}

function toSteps(route: PlanRoute | undefined, inputs: PlanInputs): { steps?: Step[]; locked?: boolean } {
  if (!route || route.stops.length === 0) return route?.locked ? { steps: [], locked: true } : {};
  const places = new Map(inputs.shipments.map(({ id }, index) => [id, index]));
  const revisits = inputs.settings.depot_revisit !== "disabled";
  const steps = route.stops.flatMap((stop): Step[] => {
    if (isDepotStop(stop) && !revisits) return [];
    const step = toPlannedStep(stop, places.get(stop.shipmentId) ?? -1, inputs);
    return step ? [{ ...step, ...(stop.fixed ? { fixed: true } : {}) }] : [];
  });
  return { steps, ...(route.locked ? { locked: true } : {}) };
}
