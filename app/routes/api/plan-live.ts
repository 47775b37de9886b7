import type { LoaderFunctionArgs } from "react-router";
import { watchPlan } from "#app/features/plans/watch-plan.server.ts";
import { noCommands } from "#app/http/api.server.ts";
import { scopeContext } from "#app/http/contexts.server.ts";
import { failureResponse } from "#app/http/failures.server.ts";

/** `GET /api/plans/:planId/live`: the WebSocket of a viewer (domain/plans/plan-live.ts). */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const answer = await watchPlan(context.get(scopeContext), params.planId ?? "", request);
  return answer.ok ? answer.value : failureResponse(request, answer.failure);
}
export const action = noCommands;
