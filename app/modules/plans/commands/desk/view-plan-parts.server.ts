import { readPlanDocument, readVersions } from "#app/modules/planning/db/plan.reads.server.ts";
import { readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import { explainUnassigned } from "#app/modules/planning/model/plan-explain.ts";
import type { PlanVersionEntry } from "#app/modules/planning/model/plan-view.ts";
import type { PlanExplanation } from "#app/modules/planning/model/timed-plan.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { MAX_VERSIONS_SHOWN, type PlanPageParams } from "./view-plan.server.ts";

/** Unassigned shipments that are explained on request. */
const MAX_EXPLAINED_SHIPMENTS = 500;

/** The history alone, newest first. */
export async function readPlanVersions(scope: Scope, { params }: PlanPageParams): Promise<Result<PlanVersionEntry[]>> {
  const id = params.planId ?? "";
  const found = isUuid(id) ? await readPlanInputs(scope, id) : null;
  return found ? ok(await readVersions(scope, id, MAX_VERSIONS_SHOWN)) : fail("not_found");
}

/** Explains every unassigned shipment. */
export async function readPlanExplanations(
  scope: Scope,
  { params }: PlanPageParams,
): Promise<Result<PlanExplanation[]>> {
  const id = params.planId ?? "";
  const found = isUuid(id) ? await readPlanInputs(scope, id) : null;
  if (!found) return fail("not_found");
  const read = await readPlanDocument(scope, id, found.plan.currentVersion);
  const document = read && reconcileDocument(read, found.inputs);
  return ok(
    document ? explainUnassigned(found.inputs, document, document.unassigned.slice(0, MAX_EXPLAINED_SHIPMENTS)) : [],
  );
}
