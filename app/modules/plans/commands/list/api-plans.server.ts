import { planListDescription, readPlanPage } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { getCostCurrency } from "#app/platform/access/preferences.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { parseExpand } from "#app/platform/lists/expand.server.ts";
import { createListRead } from "#app/platform/lists/list-query.server.ts";
import { readPlan } from "../desk/view-plan.server.ts";
import { readPlanExplanations, readPlanVersions } from "../desk/view-plan-parts.server.ts";

/** `GET plans`: a page; every plan includes its cost currency. */
export const listApiPlans = createListRead(planListDescription, async (scope, query) => {
  const { rows, pagination } = await readPlanPage(scope, query);
  const currency = getCostCurrency(scope.account.preferences);
  return ok({ plans: rows.map((row) => ({ ...row, currency })), pagination });
});

/**
 * `GET plans/{plan_id}`: the plan with names of its parts, and with `expand[]=inputs` the inputs for timing changes.
 */
export async function readApiPlan(scope: Scope, pageRequest: PageRequest): Promise<Result<unknown>> {
  const expandKeys = parseExpand(pageRequest.url.searchParams);
  if (expandKeys.some((key) => key !== "inputs")) return failFields({ expand: [{ code: "invalid_value" }] });
  const found = await readPlan(scope, pageRequest);
  if (!found.ok) return found;
  const { inputs, available, viewer: _viewer, ...shown } = found.value;
  const { shipments } = inputs;
  const { agents, vehicles } = available;
  const more = expandKeys.includes("inputs") ? { inputs } : {};
  return ok({ ...shown, shipments, agents, vehicles, currency: shown.plan.currency, ...more });
}

/** `GET plans/{plan_id}/versions`: the history alone, newest first. */
export async function listApiPlanVersions(scope: Scope, pageRequest: PageRequest): Promise<Result<unknown>> {
  const found = await readPlanVersions(scope, pageRequest);
  if (!found.ok) return found;
  const versions = found.value;
  return ok({ versions, currency: getCostCurrency(scope.account.preferences) });
}

/** `GET plans/{plan_id}/explain`: explains every unassigned shipment. */
export async function listApiPlanExplanations(scope: Scope, pageRequest: PageRequest): Promise<Result<unknown>> {
  const found = await readPlanExplanations(scope, pageRequest);
  return found.ok ? ok({ explanations: found.value }) : found;
}
