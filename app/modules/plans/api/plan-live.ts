import type { LoaderFunctionArgs } from "react-router";
import { watchPlan } from "#app/features/plans/commands/watch-plan.server.ts";
import { noCommands } from "#app/http/wrappers/api.server.ts";
import { scopeContext, sessionContext } from "#app/http/wrappers/contexts.server.ts";
import { failureResponse } from "#app/http/wrappers/failures.server.ts";

/** `GET /api/plans/:planId/live`: the WebSocket of a viewer (domain/plans/plan-live.ts). */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const session = context.get(sessionContext)?.tokenHash ?? "";
  const answer = await watchPlan(context.get(scopeContext), { planId: params.planId ?? "", request, session });
  return answer.ok ? answer.value : failureResponse(request, answer.failure);
}
export const action = noCommands;
