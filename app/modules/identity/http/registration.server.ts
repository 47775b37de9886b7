import { type ActionFunctionArgs, data, redirect } from "react-router";
import { accountCookie, setCookie } from "#app/platform/http/cookies.server.ts";
import type { ActionAnswer } from "#app/platform/kernel/answer.ts";
import { getStarted } from "../commands/get-started.server.ts";
import { register } from "../commands/register.server.ts";
import { registerInvited } from "../commands/register-invited.server.ts";
import { resendCode, verifyAccount } from "../commands/verify-account.server.ts";
import { keepAttempt, readAttempt } from "./attempt-cookie.server.ts";
import { signedIn } from "./sign-in.server.ts";
import { fieldsOf, localisedVisitOf, refused, safeReturn, submit, visitOf } from "./visit.server.ts";

/** Action of /register: fields first_name, last_name, email, password, invitation. */
export async function registerAction(args: ActionFunctionArgs) {
  const { request } = args;
  const fields = await fieldsOf(request);
  if (fields.invitation) {
    const joined = await submit(registerInvited, localisedVisitOf(args), fields);
    if (!joined.ok) return refused(request, "register", joined.failure);
    const headers = signedIn(joined.value.entry);
    headers.append("Set-Cookie", setCookie(accountCookie, joined.value.accountId));
    return redirect("/", { headers });
  }
  const result = await submit(register, localisedVisitOf(args), fields);
  if (!result.ok) return refused(request, "register", result.failure);
  const headers = { "Set-Cookie": keepAttempt({ ...result.value, purpose: "verify_email" }) };
  return redirect("/verify", { headers });
}

/** Action of /get-started: the fields of a registration. */
export async function getStartedAction(args: ActionFunctionArgs) {
  const { request } = args;
  const result = await submit(getStarted, localisedVisitOf(args), await fieldsOf(request));
  if (!result.ok) return refused(request, "get_started", result.failure);
  return redirect("/workspaces/create", { headers: signedIn(result.value.entry) });
}

/** Action of /verify: field code, or intent resend. */
export async function verifyAction(args: ActionFunctionArgs) {
  const { request } = args;
  const attempt = readAttempt(request, "verify_email");
  if (!attempt) return redirect("/login");
  const fields = await fieldsOf(request);
  if (fields.intent === "resend") {
    const sent = await resendCode.execute({ ...localisedVisitOf(args), attempt }, {});
    if (!sent.ok) return refused(request, "resend", sent.failure);
    const headers = { "Set-Cookie": keepAttempt({ ...attempt, id: sent.value.id }) };
    return data<ActionAnswer>({ ok: true, intent: "resend", value: null }, { headers });
  }
  const result = await submit(verifyAccount, { ...visitOf(args), attempt }, fields);
  if (!result.ok) return refused(request, "verify", result.failure);
  return redirect(safeReturn(request, attempt.to), { headers: signedIn(result.value.entry) });
}
