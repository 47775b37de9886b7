import { readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import { type Scope, toPlanCaller } from "#app/platform/db/scope.server.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";

/**
 * Passes a viewer's WebSocket to the plan's room, which closes it with the session (identified by the hash of its
 * token).
 */
export async function watchPlan(
  scope: Scope,
  { planId, request, session }: { planId: string; request: Request; session: string },
): Promise<Result<Response>> {
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return fail("malformed");
  const plan = isUuid(planId) ? await readPlanRecord(scope, planId) : null;
  return plan
    ? ok(await scope.ports.visitPlan({ planId: plan.id, caller: toPlanCaller(scope), request, session }))
    : fail("not_found");
}
