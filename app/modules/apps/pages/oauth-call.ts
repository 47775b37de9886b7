import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { answerRegistration, answerRevocation, answerToken, refuseMethod } from "../http/oauth-endpoints.server.ts";
import type { Route } from "./+types/oauth-call.ts";

const calls = new Map([
  ["token", answerToken],
  ["revoke", answerRevocation],
  ["register", answerRegistration],
]);

const refuseUnknown = (request: Request) => toFailureResponse(request, fail("not_found").failure);

export const loader = ({ params, request }: Route.LoaderArgs) =>
  calls.has(params.call) ? refuseMethod() : refuseUnknown(request);

/** `POST oauth/token`, `oauth/revoke` and `oauth/register`: apps say who they are. */
export const action = (args: Route.ActionArgs) => calls.get(args.params.call)?.(args) ?? refuseUnknown(args.request);
