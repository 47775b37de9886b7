import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readPlanRecord } from "#app/data/plans/plan.reads.server.ts";
import type { PlanRoom } from "#app/domain/kernel/ports.ts";
import { fail, type Result } from "#app/domain/kernel/result.ts";

/** Asks the room of a plan, if the plan is the account's and the member may see it. */
export async function withPlan<T>(
  scope: Scope,
  planId: string,
  ask: (room: PlanRoom) => Promise<Result<T>>,
): Promise<Result<T>> {
  const plan = await readPlanRecord(scope, planId);
  return plan ? ask(scope.ports.planRoom(plan.id)) : fail("not_found");
}
