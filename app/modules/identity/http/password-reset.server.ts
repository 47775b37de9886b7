import { type ActionFunctionArgs, redirect } from "react-router";
import { forgotPassword, type ResetKey, resetPassword, validateCode } from "../commands/reset-password.server.ts";
import { clearAttemptCookie, readAttemptCookie, setAttemptCookie } from "./attempt-cookie.server.ts";
import {
  executeWithFields,
  getLocalizedSignInContext,
  getSignInContext,
  readFormFields,
  respondWithRefusal,
} from "./sign-in-context.server.ts";

/** Action of /password/forgot: field email. Goes to the next step for every address. */
export async function forgotAction(args: ActionFunctionArgs) {
  const { request } = args;
  const result = await executeWithFields(
    forgotPassword,
    getLocalizedSignInContext(args),
    await readFormFields(request),
  );
  if (!result.ok) return respondWithRefusal(request, "password.forgot", result.failure);
  const headers = { "Set-Cookie": setAttemptCookie({ ...result.value, purpose: "reset_password" }) };
  return redirect("/password/validate", { headers });
}

/** Action of /password/validate: field code. */
export async function validateAction(args: ActionFunctionArgs) {
  const attempt = readAttemptCookie(args.request, "reset_password");
  if (!attempt) return redirect("/login");
  const result = await executeWithFields(
    validateCode,
    { ...getSignInContext(args), attempt },
    await readFormFields(args.request),
  );
  if (!result.ok) return respondWithRefusal(args.request, "password.validate", result.failure);
  return redirect("/password/reset", {
    headers: { "Set-Cookie": setAttemptCookie({ ...attempt, code: result.value.code }) },
  });
}

/** Action of /password/reset: field password; the key is in the URL (email, secret) or the stored attempt (email, code). */
export async function resetAction(args: ActionFunctionArgs) {
  const key = getResetKey(args.request);
  if (!key) return redirect("/login");
  const result = await executeWithFields(
    resetPassword,
    { ...getSignInContext(args), key },
    await readFormFields(args.request),
  );
  if (!result.ok) return respondWithRefusal(args.request, "password.reset", result.failure);
  return redirect("/login?reset", { headers: { "Set-Cookie": clearAttemptCookie() } });
}

/** The key of the last step, or null: then the page redirects to sign-in. */
export function getResetKey(request: Request): ResetKey | null {
  const query = new URL(request.url).searchParams;
  const email = query.get("email");
  const secret = query.get("secret");
  if (email && secret) return { email, secret };
  const attempt = readAttemptCookie(request, "reset_password");
  return attempt?.code ? { attempt, code: attempt.code } : null;
}
