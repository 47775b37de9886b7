import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { scopeContext, sessionContext } from "./contexts.server.ts";
import type { Handler } from "./endpoint-definition.ts";
import { toFailureResponse } from "./failures.server.ts";

/** Who watches: the request that is upgraded, the session that it lives as long as, and the path's parameters. */
interface Viewer {
  request: Request;
  session: string;
  params: Readonly<Record<string, string>>;
}

/** The WebSocket of a viewer. */
export function openSocket(connect: (scope: Scope, viewer: Viewer) => Promise<Result<Response>>): Handler {
  return async ({ context, request, params }) => {
    const session = context.get(sessionContext)?.tokenHash ?? "";
    const opened = await connect(context.get(scopeContext), { request, session, params });
    return opened.ok ? opened.value : toFailureResponse(request, opened.failure);
  };
}
