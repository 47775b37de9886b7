import type { LoaderFunctionArgs, MiddlewareFunction } from "react-router";
import { endpoints } from "#app/endpoints.server.ts";
import { endpointContext } from "#app/platform/http/contexts.server.ts";
import { createEndpointMatcher } from "#app/platform/http/endpoint-match.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail } from "#app/platform/kernel/result.ts";

const findEndpoint = createEndpointMatcher(endpoints);

/** Finds the endpoint of a request before the guard, which applies its access rule. */
export const matchEndpoint: MiddlewareFunction<Response> = ({ request, context }, next) => {
  context.set(endpointContext, findEndpoint(request));
  return next();
};

/** Answers a request of the API after the guard. */
export async function answerCall({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<Response> {
  const match = context.get(endpointContext);
  if (!match) return toFailureResponse(request, fail("not_found").failure);
  if (match.refusal) return toFailureResponse(request, fail(match.refusal).failure);
  return match.endpoint.handle({ request, context, params: match.params });
}
