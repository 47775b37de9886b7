import { latenessLevels } from "#app/modules/planning/model/plan.enums.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import { explainUnassigned } from "#app/modules/planning/model/plan-explain.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readPlan } from "../view-plan.server.ts";

/** Stops and shipments that are named; the figures count all. */
const MAX_NAMED = 20;
const MAX_EXPLAINED = 100;

/** `GET plans/{plan_id}/summary`: a plan as one tells it, with `route` the stops of that route. */
export async function summarizePlan(scope: Scope, { params, url }: PageRequest): Promise<Result<unknown>> {
  const found = await readPlan(scope, { params });
  if (!found.ok) return found;
  const { plan, inputs, document, timed } = found.value;
  const asked = url.searchParams.get("route");
  const routes = timed?.routes ?? [];
  const named = routes.find(({ number }) => String(number) === asked);
  if (asked !== null && !named) return failFields({ route: [{ code: "not_found" }] });
  const late = routes.flatMap((route) =>
    listStops(inputs, route).filter(({ lateness }) => latenessLevels.byCode(lateness).alarm !== null),
  );
  return ok({
    plan,
    currency: plan.currency,
    summary: timed?.summary ?? null,
    routes: routes.filter(({ stops }) => stops.length > 0).map((route) => describeRoute(inputs, route)),
    late: late.slice(0, MAX_NAMED),
    leftOut: describeLeftOut(inputs, document),
    ...(named ? { stops: listStops(inputs, named) } : {}),
  });
}

function describeRoute({ crews }: PlanInputs, { stops, ...route }: TimedRoute) {
  return {
    ...route,
    agent: crews.find(({ agent }) => agent.id === route.agentId)?.agent.name ?? null,
    vehicle: crews.find(({ vehicle }) => vehicle?.id === route.vehicleId)?.vehicle?.label ?? null,
    stops: stops.length,
  };
}

function listStops({ shipments }: PlanInputs, { number, stops }: TimedRoute) {
  const byId = new Map(shipments.map((each) => [each.id, each]));
  return stops.map(({ shipmentId, type, arriveAt, lateness }) => {
    const { orderNumber = null, customerName = null } = byId.get(shipmentId) ?? {};
    return { route: number, shipmentId, orderNumber, customerName, type, arriveAt, lateness };
  });
}

/** What no route serves, and how many shipments each rule keeps out; a shipment may have several. */
function describeLeftOut(inputs: PlanInputs, document: PlanDocument | null) {
  const unassigned = document?.unassigned ?? [];
  const causes = (document ? explainUnassigned(inputs, document, unassigned.slice(0, MAX_EXPLAINED)) : []).flatMap(
    ({ reasons }) => [...new Set(reasons.map(({ cause }) => cause))],
  );
  const counts = Map.groupBy(causes, (cause) => cause);
  const orders = new Map(inputs.shipments.map(({ id, orderNumber }) => [id, orderNumber]));
  return {
    count: unassigned.length,
    reasons: [...counts]
      .map(([cause, all]) => ({ cause, shipments: all.length }))
      .sort((a, b) => b.shipments - a.shipments),
    shipments: unassigned
      .slice(0, MAX_NAMED)
      .map((shipmentId) => ({ shipmentId, orderNumber: orders.get(shipmentId) ?? null })),
  };
}
