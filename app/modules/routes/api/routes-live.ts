import type { LoaderFunctionArgs } from "react-router";
import { noCommands } from "#app/platform/http/api.server.ts";
import { scopeContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { watchRoutes } from "../commands/watch-routes.server.ts";

/** `GET /api/routes/live`: the WebSocket of a viewer (domain/fleet/fleet-live.ts). */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const session = context.get(sessionContext)?.tokenHash ?? "";
  const answer = await watchRoutes(context.get(scopeContext), { request, session });
  return answer.ok ? answer.value : toFailureResponse(request, answer.failure);
}
export const action = noCommands;
