import type { LoaderFunctionArgs } from "react-router";
import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { scopeContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { viewLiveChanges, watchLive } from "../commands/live/view-live.server.ts";

const changes = apiRead(viewLiveChanges);

/** `GET orders/live`: the WebSocket of a viewer (domain/orders/live-board.ts); with `ids`, the orders that changed. */
export const loader = Object.assign(async (args: LoaderFunctionArgs): Promise<Response> => {
  const { context, request } = args;
  if (new URL(request.url).searchParams.has("ids")) return changes(args);
  const answer = await watchLive(context.get(scopeContext), request, context.get(sessionContext)?.tokenHash ?? "");
  return answer.ok ? answer.value : toFailureResponse(request, answer.failure);
}, changes);
export const action = noCommands;
