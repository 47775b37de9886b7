import type { LoaderFunctionArgs } from "react-router";
import { noCommands } from "#app/platform/http/api.server.ts";
import { scopeContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { watchPlan } from "../commands/watch-plan.server.ts";

/** `GET /api/plans/:planId/live`: the WebSocket of a viewer (domain/plans/plan-live.ts). */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const session = context.get(sessionContext)?.tokenHash ?? "";
  const answer = await watchPlan(context.get(scopeContext), { planId: params.planId ?? "", request, session });
  return answer.ok ? answer.value : toFailureResponse(request, answer.failure);
}
export const action = noCommands;
