import type { LoaderFunctionArgs, MiddlewareFunction } from "react-router";
import { endpoints } from "#app/endpoints.server.ts";
import { endpointContext } from "#app/platform/http/contexts.server.ts";
import { createEndpointMatcher, type Match } from "#app/platform/http/endpoint-match.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { answerSite } from "#app/platform/http/origin.server.ts";
import { createChoiceIssue } from "#app/platform/kernel/nearest.ts";
import { type Failure, fail, failFields } from "#app/platform/kernel/result.ts";
import { releases } from "../model/changelog.ts";

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
  const { findSite } = match.endpoint;
  return findSite
    ? answerSite({ request, context }, findSite, () => answerMatch({ request, context }, match))
    : answerMatch({ request, context }, match);
}

async function answerMatch(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  match: Match,
): Promise<Response> {
  if (match.refusal) return toFailureResponse(request, fail(match.refusal).failure);
  const version = request.headers.get(versionHeader);
  const refused = version === null ? null : findVersionFault(version);
  if (refused) return toFailureResponse(request, refused);
  const answer = await match.endpoint.handle({ request, context, params: match.params });
  // The headers of an upgraded connection cannot be changed.
  if (version === null || answer.status === 101) return answer;
  const pinned = new Response(answer.body, answer);
  pinned.headers.set(versionHeader, version);
  return pinned;
}

/** Pins a request to a release of the API; its answer says so. */
const versionHeader = "Waybill-Version";

function findVersionFault(version: string): Failure | null {
  const days = releases.map(({ day }) => day);
  return days.includes(version)
    ? null
    : failFields({ [versionHeader]: [createChoiceIssue(version.slice(0, 60), days)] }).failure;
}
