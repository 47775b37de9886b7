import type { LoaderFunctionArgs } from "react-router";
import { watchRoutes } from "#app/features/routes/watch-routes.server.ts";
import { noCommands } from "#app/http/wrappers/api.server.ts";
import { scopeContext, sessionContext } from "#app/http/wrappers/contexts.server.ts";
import { failureResponse } from "#app/http/wrappers/failures.server.ts";

/** `GET /api/routes/live`: the WebSocket of a viewer (domain/fleet/fleet-live.ts). */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const session = context.get(sessionContext)?.tokenHash ?? "";
  const answer = await watchRoutes(context.get(scopeContext), { request, session });
  return answer.ok ? answer.value : failureResponse(request, answer.failure);
}
export const action = noCommands;
