import { readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import { setPlan } from "#app/modules/planning/db/plan.writes.server.ts";
import type { PlanRecord } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { busyStatuses, planTransitions } from "#app/modules/planning/model/plan.states.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";

/** The statements of a change of inputs, and its result. */
export interface PlanInputChange<T> {
  set?: Partial<Omit<PlanRecord, "id" | "accountId" | "version">>;
  statements?: readonly Statement[];
  /** Other plans that lost shipments. */
  changedPlanIds?: readonly string[];
  result: T;
  /** Whether only facts changed that times and costs do not depend on: the routes then stay valid. */
  keepsRoutes?: true;
}

/**
 * Changes a plan's inputs: refused while it is being optimized or once it is confirmed. Ready goes back to Pending; its
 * routes stay and are marked as stale.
 */
export function changePlanInputs<T>(
  scope: Scope,
  planId: string,
  decide: (plan: PlanRecord) => Promise<Result<PlanInputChange<T>>>,
): Promise<Result<T>> {
  return commitWithRetry(scope, async () => {
    const plan = await readPlanRecord(scope, planId);
    if (!plan) return fail("not_found");
    if (busyStatuses.includes(plan.status)) return fail("plan_busy");
    const status = applyTransition(planTransitions, plan.status, "edit_inputs");
    if (!status.ok) return status;
    const decided = await decide(plan);
    if (!decided.ok) return decided;
    const { set = {}, statements = [], changedPlanIds = [], result, keepsRoutes } = decided.value;
    const stale = plan.stale || plan.currentVersion > 0;
    const row = setPlan(scope, plan, keepsRoutes ? set : { ...set, status: status.value, stale });
    return ok({ statements: [row, ...statements], outcome: result, planIds: [planId, ...changedPlanIds] });
  });
}
