import { readPlanDocument, readVersions } from "#app/modules/planning/db/plan.reads.server.ts";
import { readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { planListDescription, readPlanPage } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import { explainUnassigned } from "#app/modules/planning/model/plan-explain.ts";
import type { PlanVersionEntry } from "#app/modules/planning/model/plan-view.ts";
import type { PlanExplanation } from "#app/modules/planning/model/timed-plan.ts";
import { getCostCurrency } from "#app/platform/access/preferences.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { parseExpand } from "#app/platform/lists/expand.server.ts";
import { createListRead } from "#app/platform/lists/list-query.server.ts";
import { MAX_VERSIONS_SHOWN, type PlanPageParams, readPlan } from "../view-plan.server.ts";

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

/** Unassigned shipments that are explained on request. */
const MAX_EXPLAINED_SHIPMENTS = 500;

/** The history alone, newest first. */
async function readPlanVersions(scope: Scope, { params }: PlanPageParams): Promise<Result<PlanVersionEntry[]>> {
  const id = params.planId ?? "";
  const found = isUuid(id) ? await readPlanInputs(scope, id) : null;
  return found ? ok(await readVersions(scope, id, MAX_VERSIONS_SHOWN)) : fail("not_found");
}

/** Explains every unassigned shipment. */
async function readPlanExplanations(scope: Scope, { params }: PlanPageParams): Promise<Result<PlanExplanation[]>> {
  const id = params.planId ?? "";
  const found = isUuid(id) ? await readPlanInputs(scope, id) : null;
  if (!found) return fail("not_found");
  const read = await readPlanDocument(scope, id, found.plan.currentVersion);
  const document = read && reconcileDocument(read, found.inputs);
  return ok(
    document ? explainUnassigned(found.inputs, document, document.unassigned.slice(0, MAX_EXPLAINED_SHIPMENTS)) : [],
  );
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
