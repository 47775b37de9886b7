import type { ActionFunctionArgs } from "react-router";
import { fail } from "#app/domain/kernel/result.ts";
import { authCall } from "#app/http/sign-in/auth-calls.server.ts";
import { failureResponse } from "#app/http/wrappers/failures.server.ts";

/** POST auth/{login,register,logout,verify,two-step} and auth/{verify/resend,password/forgot,password/validate,password/reset}. */
export const action = authCall;

export function loader({ request }: ActionFunctionArgs): Response {
  return failureResponse(request, fail("method_not_allowed").failure);
}
