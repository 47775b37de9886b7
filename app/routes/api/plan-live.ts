import type { LoaderFunctionArgs } from "react-router";
import { watchPlan } from "#app/features/plans/watch-plan.server.ts";
import { noCommands } from "#app/http/api.server.ts";
import { scopeContext, sessionContext } from "#app/http/contexts.server.ts";
import { failureResponse } from "#app/http/failures.server.ts";

/** `GET /api/plans/:planId/live`: the WebSocket of a viewer (domain/plans/plan-live.ts). */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const session = context.get(sessionContext)?.tokenHash ?? "";
  const answer = await watchPlan(context.get(scopeContext), { planId: params.planId ?? "", request, session });
  return answer.ok ? answer.value : failureResponse(request, answer.failure);
}
export const action = noCommands;
