import type { ActionFunctionArgs } from "react-router";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { handleAuthCall } from "../http/auth-calls.server.ts";

/** POST auth/{login,register,logout,verify,two-step} and auth/{verify/resend,password/forgot,password/validate,password/reset}. */
export const action = handleAuthCall;

export function loader({ request }: ActionFunctionArgs): Response {
  return toFailureResponse(request, fail("method_not_allowed").failure);
}
