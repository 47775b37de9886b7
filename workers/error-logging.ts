import { data, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import { describeError } from "#app/platform/db/commit.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { getRequestId } from "#app/platform/http/request-id.server.ts";
import { fail } from "#app/platform/kernel/result.ts";

type Handler = (args: LoaderFunctionArgs) => unknown;

/**
 * Wraps every loader and action: errors are logged under the request's id, which the client gets too. The router alone
 * would report only that the server failed.
 */
export function withErrorLogging(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: logErrors(loader) }),
      ...(action && { action: logErrors(action) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function logErrors<Handle extends Handler>(handle: Handle): Handler {
  return async (args) => {
    try {
      return await handle(args);
    } catch (thrown) {
      // A refusal or redirect is a response, not an error.
      if (thrown instanceof Response || isRouterResponse(thrown) || args.request.signal.aborted) throw thrown;
      logFailure(thrown);
      if (new URL(args.request.url).pathname.startsWith("/api/"))
        return toFailureResponse(args.request, fail(isBusy(thrown) ? "database_busy" : "unexpected").failure);
      const init = isBusy(thrown) ? { status: 503, headers: { "Retry-After": "1" } } : { status: 500 };
      throw data({ request_id: getRequestId(args.request) }, init);
    }
  };
}

/** True when the database was locked or overloaded: nothing was written, and the same request may succeed a moment later. */
export function isBusy(thrown: unknown): boolean {
  return /SQLITE_BUSY|database is locked|D1 DB is overloaded/i.test(describeError(thrown));
}

/** `data(…)` of the router. */
function isRouterResponse(thrown: unknown): boolean {
  return typeof thrown === "object" && thrown !== null && "type" in thrown && thrown.type === "DataWithResponseInit";
}
