import type { ActionFunctionArgs } from "react-router";
import { failureResponse } from "#app/platform/http/failures.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { authCall } from "../http/auth-calls.server.ts";

/** POST auth/{login,register,logout,verify,two-step} and auth/{verify/resend,password/forgot,password/validate,password/reset}. */
export const action = authCall;

export function loader({ request }: ActionFunctionArgs): Response {
  return failureResponse(request, fail("method_not_allowed").failure);
}
