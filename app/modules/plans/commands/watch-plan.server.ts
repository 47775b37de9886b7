import { callerOf, type Scope } from "#app/data/kernel/scope.server.ts";
import { readPlanRecord } from "#app/data/plans/plan.reads.server.ts";
import { isUuid } from "#app/domain/kernel/ids.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";

/** Hands a viewer's WebSocket to the plan's room, which ends it with the session (the hash of its token). */
export async function watchPlan(
  scope: Scope,
  { planId, request, session }: { planId: string; request: Request; session: string },
): Promise<Result<Response>> {
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return fail("malformed");
  const plan = isUuid(planId) ? await readPlanRecord(scope, planId) : null;
  return plan
    ? ok(await scope.ports.visitPlan({ planId: plan.id, caller: callerOf(scope), request, session }))
    : fail("not_found");
}
