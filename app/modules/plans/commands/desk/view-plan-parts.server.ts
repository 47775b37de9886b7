import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readDocument, readVersions } from "#app/data/plans/plan.reads.server.ts";
import { readPlanInputs } from "#app/data/plans/plan-inputs.reads.server.ts";
import { isUuid } from "#app/domain/kernel/ids.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { reconcile } from "#app/domain/plans/plan-assignment.ts";
import { explainUnassigned } from "#app/domain/plans/plan-explain.ts";
import type { PlanVersionEntry } from "#app/domain/plans/plan-view.ts";
import type { PlanExplanation } from "#app/domain/plans/timed-plan.ts";
import { type Params, versionsShown } from "./view-plan.server.ts";

/** Unassigned shipments that are explained to who asks for them. */
const answered = 500;

/** The history alone, newest first. */
export async function readPlanVersions(scope: Scope, { params }: Params): Promise<Result<PlanVersionEntry[]>> {
  const id = params.planId ?? "";
  const found = isUuid(id) ? await readPlanInputs(scope, id) : null;
  return found ? ok(await readVersions(scope, id, versionsShown)) : fail("not_found");
}

/** Why every unassigned shipment is out. */
export async function readPlanExplanations(scope: Scope, { params }: Params): Promise<Result<PlanExplanation[]>> {
  const id = params.planId ?? "";
  const found = isUuid(id) ? await readPlanInputs(scope, id) : null;
  if (!found) return fail("not_found");
  const read = await readDocument(scope, id, found.plan.currentVersion);
  const document = read && reconcile(read, found.inputs);
  return ok(document ? explainUnassigned(found.inputs, document, document.unassigned.slice(0, answered)) : []);
}
