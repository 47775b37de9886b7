import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { getStarted } from "../commands/get-started.server.ts";
import { registerUser } from "../commands/register.server.ts";
import { registerInvited } from "../commands/register-invited.server.ts";
import { resendCode, verifyAccount } from "../commands/verify-account.server.ts";
import { readAttemptCookie, setAttemptCookie } from "./attempt-cookie.server.ts";
import { returnAfterSignIn, toSignedInHeaders } from "./sign-in.server.ts";
import {
  executeWithFields,
  getLocalizedSignInContext,
  getSignInContext,
  readFormFields,
  respondWithRefusal,
} from "./sign-in-context.server.ts";
import { openWorkspace } from "./workspace-choice.server.ts";

/** Action of /register: fields first_name, last_name, email, password, invitation. */
export async function registerAction(args: ActionFunctionArgs) {
  const { request } = args;
  const fields = await readFormFields(request);
  if (fields.invitation) {
    const joined = await executeWithFields(registerInvited, getLocalizedSignInContext(args), fields);
    if (!joined.ok) return respondWithRefusal(request, "register", joined.failure);
    return openWorkspace(joined.value.accountId, toSignedInHeaders(joined.value.entry));
  }
  const result = await executeWithFields(registerUser, getLocalizedSignInContext(args), fields);
  if (!result.ok) return respondWithRefusal(request, "register", result.failure);
  const headers = { "Set-Cookie": setAttemptCookie({ ...result.value, purpose: "verify_email" }) };
  return redirect("/verify", { headers });
}

/** Action of /get-started: the fields of a registration. */
export async function getStartedAction(args: ActionFunctionArgs) {
  const { request } = args;
  const result = await executeWithFields(getStarted, getLocalizedSignInContext(args), await readFormFields(request));
  if (!result.ok) return respondWithRefusal(request, "get_started", result.failure);
  return redirect("/workspaces/create", { headers: toSignedInHeaders(result.value.entry) });
}

/** Action of /verify: field code, or intent resend. */
export async function verifyAction(args: ActionFunctionArgs) {
  const { request } = args;
  const attempt = readAttemptCookie(request, "verify_email");
  if (!attempt) return redirect("/login");
  const fields = await readFormFields(request);
  if (fields.intent === "resend") {
    const sent = await resendCode.execute({ ...getLocalizedSignInContext(args), attempt }, {});
    if (!sent.ok) return respondWithRefusal(request, "resend", sent.failure);
    const headers = { "Set-Cookie": setAttemptCookie({ ...attempt, id: sent.value.id }) };
    return data<ActionResult>({ ok: true, intent: "resend", value: null }, { headers });
  }
  const result = await executeWithFields(verifyAccount, { ...getSignInContext(args), attempt }, fields);
  if (!result.ok) return respondWithRefusal(request, "verify", result.failure);
  return returnAfterSignIn(request, attempt.to, result.value.entry);
}
