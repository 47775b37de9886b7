import { type ActionFunctionArgs, redirect, redirectDocument } from "react-router";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { accountParameter } from "#app/platform/http/account-parameter.ts";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { accountCookie, deviceCookie, formatSetCookie, sessionCookie } from "#app/platform/http/cookies.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type LogInResult, logIn } from "../commands/log-in.server.ts";
import type { SessionTokens } from "../commands/sign-in-context.server.ts";
import { passChallenge } from "../commands/two-step.server.ts";
import type { Session } from "../db/session.reads.server.ts";
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

/** Leads a person who just signed in to the page asked for; one that names its account loads anew, as any such link. */
export function returnAfterSignIn(request: Request, asked: unknown, entry: SessionTokens): Response {
  const to = getSafeReturnPath(request, asked);
  const lead = new URL(to, request.url).searchParams.has(accountParameter) ? redirectDocument : redirect;
  return lead(to, { headers: toSignedInHeaders(entry) });
}

/** What the device stores after a correct password that needs another step. */
export function toStoredAttempt(outcome: Exclude<LogInResult, { next: "session" }>): StoredAttempt {
  if (outcome.next !== "two_step") return { ...outcome.attempt, purpose: "verify_email" };
  return { ...outcome.challenge.attempt, purpose: "two_step", code: outcome.challenge.token };
}

/** Action of /login: fields email, password, to. */
export async function loginAction(args: ActionFunctionArgs) {
  const fields = await readFormFields(args.request);
  const result = await executeWithFields(logIn, getSignInContext(args), fields);
  if (!result.ok) return respondWithRefusal(args.request, "login", result.failure);
  if (result.value.next === "session") return returnAfterSignIn(args.request, fields.to, result.value.entry);
  const to = getSafeReturnPath(args.request, fields.to);
  const headers = { "Set-Cookie": setAttemptCookie({ ...toStoredAttempt(result.value), to }) };
  if (result.value.next === "two_step") return redirect("/login/two-step", { headers });
  if (result.value.next === "code") return redirect("/verify", { headers });
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
  return returnAfterSignIn(args.request, attempt.to, result.value.entry);
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
    const app = context.get(appContext);
    await deleteSession(app.db, session.tokenHash);
    app.waitUntil(closeSockets(app.ports, session));
    return ok(null);
  } catch (error) {
    logFailure(error);
    return fail("logout_failed");
  }
}

/** Signals a change to the rooms of the person's accounts: they check their sessions then, and close ended ones. */
async function closeSockets({ liveRoom, fleetRoom }: Ports, { accounts }: Session): Promise<void> {
  const signals = accounts.flatMap(({ id }) => [
    async () => liveRoom(id).changed([]),
    async () => fleetRoom(id).changed(),
  ]);
  // A room that is not reached closes them at its next check, within a minute.
  await Promise.allSettled(signals.map((signal) => signal()));
}

/** Action of /logout: always clears the cookies; if the session could not be ended, the sign-in page says so. */
export async function logoutAction({ context }: ActionFunctionArgs) {
  const ended = await endSession(context);
  const headers = new Headers();
  for (const cookie of signOutCookies) headers.append("Set-Cookie", cookie);
  return redirect(ended.ok ? "/login" : "/login?logout=failed", { headers });
}
