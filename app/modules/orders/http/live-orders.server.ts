import { scopeContext } from "#app/platform/http/contexts.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { openSocket } from "#app/platform/http/socket.server.ts";
import { viewLiveChanges, watchLive } from "../commands/live/view-live.server.ts";

const watch = openSocket((scope, { request, session }) => watchLive(scope, request, session));

/** `GET orders/live`: the WebSocket of a viewer; with `ids`, the orders that changed. */
export const watchOrders: Handler = async (args) => {
  const { context, request, respond } = args;
  const url = new URL(request.url);
  const isSocket = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
  if (isSocket) return watch(args);
  const changed = await viewLiveChanges(context.get(scopeContext), { url });
  return changed.ok ? respond(changed.value) : toFailureResponse(request, changed.failure);
};
