import { type ActionFunctionArgs, redirect } from "react-router";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { accountCookie, deviceCookie, sessionCookie, setCookie } from "#app/platform/http/cookies.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type LogIn, logIn } from "../commands/log-in.server.ts";
import { passChallenge } from "../commands/two-step.server.ts";
import type { Entry } from "../commands/visit.server.ts";
import { deleteSession } from "../db/session.writes.server.ts";
import { type Attempt, dropAttempt, keepAttempt, readAttempt } from "./attempt-cookie.server.ts";
import { fieldsOf, refused, safeReturn, submit, visitOf } from "./visit.server.ts";

/** The cookies of a sign-in: the new session, the device that is known from now on, no attempt any more. */
export function entryCookies({ token, device }: Entry): string[] {
  return [setCookie(sessionCookie, token), setCookie(deviceCookie, device), dropAttempt()];
}

/** The headers of a sign-in. */
export function signedIn(entry: Entry): Headers {
  const headers = new Headers();
  for (const cookie of entryCookies(entry)) headers.append("Set-Cookie", cookie);
  return headers;
}

/** What the device holds after a right password that is not enough. */
export function attemptAfter(outcome: Exclude<LogIn, { next: "session" }>): Attempt {
  if (outcome.next === "verify") return { ...outcome.attempt, purpose: "verify_email" };
  return { ...outcome.challenge.attempt, purpose: "two_step", code: outcome.challenge.token };
}

/** Action of /login: fields email, password, to. */
export async function loginAction(args: ActionFunctionArgs) {
  const fields = await fieldsOf(args.request);
  const result = await submit(logIn, visitOf(args), fields);
  if (!result.ok) return refused(args.request, "login", result.failure);
  const to = safeReturn(args.request, fields.to);
  if (result.value.next === "session") return redirect(to, { headers: signedIn(result.value.entry) });
  const headers = { "Set-Cookie": keepAttempt({ ...attemptAfter(result.value), to }) };
  if (result.value.next === "two_step") return redirect("/login/two-step", { headers });
  return refused(args.request, "login", fail("email_unverified").failure, headers);
}

/** Action of /login/two-step: field code. */
export async function twoStepAction(args: ActionFunctionArgs) {
  const attempt = readAttempt(args.request, "two_step");
  if (!attempt?.code) return redirect("/login");
  const result = await submit(
    passChallenge,
    { ...visitOf(args), held: { attempt, token: attempt.code } },
    await fieldsOf(args.request),
  );
  if (!result.ok) return refused(args.request, "two_step", result.failure);
  return redirect(safeReturn(args.request, attempt.to), { headers: signedIn(result.value.entry) });
}

/** What a device forgets when somebody logs out. */
export const forgetting: readonly string[] = [setCookie(sessionCookie, ""), setCookie(accountCookie, "")];

/** Ends the session of a request; a failure is noted and answered, since the device forgets it all the same (platform §4.1). */
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

/** Action of /logout: always clears the device; where the session could not be ended, the sign-in page says so. */
export async function logoutAction({ context }: ActionFunctionArgs) {
  const ended = await endSession(context);
  const headers = new Headers();
  for (const cookie of forgetting) headers.append("Set-Cookie", cookie);
  return redirect(ended.ok ? "/login" : "/login?logout=failed", { headers });
}
