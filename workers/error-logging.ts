import type { LoaderFunctionArgs, ServerBuild } from "react-router";
import { toFailurePage, toFailureResponse, toThrownFailure } from "#app/platform/http/failures.server.ts";

/**
 * Wraps every loader, action and middleware: errors are logged under the request's id, which the client gets too. The
 * router alone would report only that the server failed.
 */
export function withErrorLogging(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const { loader, action, middleware } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: logErrors(loader) }),
      ...(action && { action: logErrors(action) }),
      ...(middleware && { middleware: middleware.map(logErrors) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function logErrors<Args extends [Pick<LoaderFunctionArgs, "request">, ...unknown[]], Answer>(
  handle: (...args: Args) => Answer | Promise<Answer>,
): (...args: Args) => Promise<Answer | Response> {
  return async (...args) => {
    const [{ request }] = args;
    try {
      return await handle(...args);
    } catch (thrown) {
      // A refusal or redirect is a response, not an error.
      if (thrown instanceof Response || isRouterResponse(thrown) || request.signal.aborted) throw thrown;
      const failure = toThrownFailure(thrown);
      if (new URL(request.url).pathname.startsWith("/api/")) return toFailureResponse(request, failure);
      throw toFailurePage(request, failure);
    }
  };
}

/** `data(…)` of the router. */
function isRouterResponse(thrown: unknown): boolean {
  return typeof thrown === "object" && thrown !== null && "type" in thrown && thrown.type === "DataWithResponseInit";
}
