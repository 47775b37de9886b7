import { createEvaluator } from "#wasm/check/evaluate.ts";
import { explainSolution } from "#wasm/check/explain.ts";
import type { PlannedRoute } from "#wasm/check/visits.ts";
import type { Explanation } from "#wasm/host/problem.ts";
import type { PlanDocument } from "./plan-document.ts";
import type { PlanCrew, PlanInputs } from "./plan-inputs.ts";
import { toPlannedStep, toPlanProblem } from "./plan-problem.ts";
import { toShownInputs } from "./plan-tasks.ts";
import { isLocated } from "./service-kind.ts";
import { type LoadDimension, loadDimensions, type PlanExplanation } from "./timed-plan.ts";

/** Explains why each of these unassigned shipments is out, by agent, and the smallest change that would let it in. */
export function explainUnassigned(
  inputs: PlanInputs,
  document: PlanDocument,
  shipmentIds: readonly string[],
): PlanExplanation[] {
  const out = new Set(shipmentIds);
  if (out.size === 0 || inputs.crews.length === 0) return [];
  const { problem, crews } = toPlanProblem(toShownInputs(inputs), document, null);
  const index = new Map(inputs.shipments.map(({ id }, at) => [id, at]));
  const hasStops = (at: number) =>
    document.routes.some(({ agentId, stops }) => stops.length > 0 && agentId === crews[at]?.agent.id);
  const isResting = (at: number) => problem.vehicles[at]?.max_tasks === 0 && !hasStops(at);
  const resting = crews.filter((_, at) => isResting(at));
  // Unassigned shipments that need no explanation are left out of the problem, so that they take no place in a route;
  // crews that do not work then are left out, since no rule that could be relaxed keeps a shipment from them.
  const requested = {
    ...problem,
    vehicles: problem.vehicles
      .map((vehicle, at) => ({
        ...vehicle,
        locked: document.routes.some((route) => route.locked && route.agentId === crews[at]?.agent.id),
      }))
      .filter((_, at) => !isResting(at)),
    jobs: problem.jobs?.filter(({ id }) => isRequested(inputs.shipments[id - 1]?.id, document, out)) ?? [],
    shipments:
      problem.shipments?.filter(({ pickup }) => isRequested(inputs.shipments[pickup.id - 1]?.id, document, out)) ?? [],
  };
  const evaluator = createEvaluator(requested);
  const routes = document.routes.flatMap((route): PlannedRoute[] => {
    const vehicle = crews.findIndex(({ agent }) => agent.id === route.agentId) + 1;
    const steps = route.stops.flatMap((stop) => toPlannedStep(stop, index.get(stop.shipmentId) ?? -1, inputs) ?? []);
    return vehicle > 0 && steps.length > 0 ? [{ vehicle, steps }] : [];
  });
  const explained = explainSolution(evaluator, evaluator.solution(routes)).map((each) => {
    const explanation = toPlanExplanation(each, inputs, crews);
    return { ...explanation, reasons: [...explanation.reasons, ...resting.map(toRestingReason)] };
  });
  return [...explained, ...explainUnlocated(inputs, crews, out)];
}

function isRequested(id: string | undefined, document: PlanDocument, out: ReadonlySet<string>): boolean {
  return id !== undefined && (out.has(id) || !document.unassigned.includes(id));
}

function toPlanExplanation(explanation: Explanation, inputs: PlanInputs, crews: readonly PlanCrew[]): PlanExplanation {
  const { reasons, relaxation, fits } = explanation;
  return {
    shipmentId: inputs.shipments[explanation.id - 1]?.id ?? "",
    reasons: reasons.map(({ vehicle, cause, shortfall, dimension }) => ({
      ...getCrewIds(crews, vehicle),
      cause,
      shortfall,
      dimension: getLoadDimension(dimension),
    })),
    relaxation: relaxation
      ? {
          ...getCrewIds(crews, relaxation.vehicle),
          cause: relaxation.cause,
          by: relaxation.by,
          dimension: getLoadDimension(relaxation.dimension),
          position: relaxation.position,
        }
      : null,
    fits: fits ? { ...getCrewIds(crews, fits.vehicle), position: fits.position } : null,
  };
}

const toRestingReason = ({ agent, vehicle }: PlanCrew): PlanExplanation["reasons"][number] => ({
  ...{ agentId: agent.id, vehicleId: vehicle?.id ?? null },
  ...{ cause: "not_working", shortfall: 1, dimension: null },
});

function getCrewIds(crews: readonly PlanCrew[], vehicle: number): { agentId: string; vehicleId: string | null } {
  const crew = crews[vehicle - 1];
  return { agentId: crew?.agent.id ?? "", vehicleId: crew?.vehicle?.id ?? null };
}

const getLoadDimension = (dimension: number | undefined): LoadDimension | null =>
  dimension === undefined ? null : (loadDimensions[dimension] ?? null);

/** A place without coordinates cannot be reached by any agent. */
function explainUnlocated(inputs: PlanInputs, crews: readonly PlanCrew[], out: ReadonlySet<string>): PlanExplanation[] {
  return inputs.shipments
    .filter((each) => out.has(each.id) && !isLocated(each, inputs.depot.id))
    .map(({ id }) => ({
      shipmentId: id,
      reasons: crews.map((_, at) => ({
        ...getCrewIds(crews, at + 1),
        cause: "not_reachable",
        shortfall: 1,
        dimension: null,
      })),
      relaxation: null,
      fits: null,
    }));
}
