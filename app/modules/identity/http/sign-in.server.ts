import { type ActionFunctionArgs, redirect } from "react-router";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { accountCookie, deviceCookie, formatSetCookie, sessionCookie } from "#app/platform/http/cookies.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type LogInResult, logIn } from "../commands/log-in.server.ts";
import type { SessionTokens } from "../commands/sign-in-context.server.ts";
import { passChallenge } from "../commands/two-step.server.ts";
import { deleteSession } from "../db/session.writes.server.ts";
import {
  clearAttemptCookie,
  readAttemptCookie,
  type StoredAttempt,
  setAttemptCookie,
} from "./attempt-cookie.server.ts";
import {
  executeWithFields,
  getSafeReturnPath,
  getSignInContext,
  readFormFields,
  respondWithRefusal,
} from "./sign-in-context.server.ts";

/** The cookies of a sign-in: sets session and device, deletes the attempt. */
export function toSessionCookies({ token, device }: SessionTokens): string[] {
  return [formatSetCookie(sessionCookie, token), formatSetCookie(deviceCookie, device), clearAttemptCookie()];
}

/** The headers of a sign-in. */
export function toSignedInHeaders(entry: SessionTokens): Headers {
  const headers = new Headers();
  for (const cookie of toSessionCookies(entry)) headers.append("Set-Cookie", cookie);
  return headers;
}

/** What the device stores after a correct password that needs another step. */
export function toStoredAttempt(outcome: Exclude<LogInResult, { next: "session" }>): StoredAttempt {
  if (outcome.next === "verify") return { ...outcome.attempt, purpose: "verify_email" };
  return { ...outcome.challenge.attempt, purpose: "two_step", code: outcome.challenge.token };
}

/** Action of /login: fields email, password, to. */
export async function loginAction(args: ActionFunctionArgs) {
  const fields = await readFormFields(args.request);
  const result = await executeWithFields(logIn, getSignInContext(args), fields);
  if (!result.ok) return respondWithRefusal(args.request, "login", result.failure);
  const to = getSafeReturnPath(args.request, fields.to);
  if (result.value.next === "session") return redirect(to, { headers: toSignedInHeaders(result.value.entry) });
  const headers = { "Set-Cookie": setAttemptCookie({ ...toStoredAttempt(result.value), to }) };
  if (result.value.next === "two_step") return redirect("/login/two-step", { headers });
  return respondWithRefusal(args.request, "login", fail("email_unverified").failure, headers);
}

/** Action of /login/two-step: field code. */
export async function twoStepAction(args: ActionFunctionArgs) {
  const attempt = readAttemptCookie(args.request, "two_step");
  if (!attempt?.code) return redirect("/login");
  const result = await executeWithFields(
    passChallenge,
    { ...getSignInContext(args), challenge: { attempt, token: attempt.code } },
    await readFormFields(args.request),
  );
  if (!result.ok) return respondWithRefusal(args.request, "two_step", result.failure);
  return redirect(getSafeReturnPath(args.request, attempt.to), { headers: toSignedInHeaders(result.value.entry) });
}

/** Cookies to delete at log-out. */
export const signOutCookies: readonly string[] = [
  formatSetCookie(sessionCookie, ""),
  formatSetCookie(accountCookie, ""),
];

/** Ends the session of a request; a failure is logged and returned, because the device forgets the session anyway. */
export async function endSession(context: ActionFunctionArgs["context"]): Promise<Result<null>> {
  const session = context.get(sessionContext);
  if (!session) return ok(null);
  try {
    await deleteSession(context.get(appContext).db, session.tokenHash);
    return ok(null);
  } catch (error) {
    logFailure(error);
    return fail("logout_failed");
  }
}

/** Action of /logout: always clears the cookies; if the session could not be ended, the sign-in page says so. */
export async function logoutAction({ context }: ActionFunctionArgs) {
  const ended = await endSession(context);
  const headers = new Headers();
  for (const cookie of signOutCookies) headers.append("Set-Cookie", cookie);
  return redirect(ended.ok ? "/login" : "/login?logout=failed", { headers });
}
