import type { z } from "zod";
import { accountCookie, formatSetCookie } from "#app/platform/http/cookies.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { parseBody, readBody } from "#app/platform/http/request-body.server.ts";
import { findUnknownKeys } from "#app/platform/kernel/parse-input.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { logIn } from "../commands/log-in.server.ts";
import { registerUser } from "../commands/register.server.ts";
import { registerInvited } from "../commands/register-invited.server.ts";
import { forgotPassword, resetPassword, validateCode } from "../commands/reset-password.server.ts";
import type { LocalizedSignInContext, SessionTokens } from "../commands/sign-in-context.server.ts";
import { passChallenge } from "../commands/two-step.server.ts";
import { resendCode, verifyAccount } from "../commands/verify-account.server.ts";
import { clearAttemptCookie, readAttemptCookie, setAttemptCookie } from "./attempt-cookie.server.ts";
import { getResetKey } from "./password-reset.server.ts";
import { endSession, signOutCookies, toSessionCookies, toStoredAttempt } from "./sign-in.server.ts";
import { getLocalizedSignInContext } from "./sign-in-context.server.ts";

type AuthInput = Record<string, unknown>;

/** The outcome of a call: cookies to set, and the response. */
interface AuthOutcome {
  cookies: string[];
  data?: Record<string, unknown>;
}

type AuthCall = (visit: LocalizedSignInContext, input: AuthInput, request: Request) => Promise<Result<AuthOutcome>>;

const toSessionOutcome = (entry: SessionTokens): AuthOutcome => ({ cookies: toSessionCookies(entry) });

function mapResult<T>(result: Result<T>, outcome: (value: T) => AuthOutcome): Result<AuthOutcome> {
  return result.ok ? ok(outcome(result.value)) : result;
}

/** Calls before sign-in: the same commands and cookies as the screens, with JSON responses. */
const authCalls = {
  login: async (visit, input) =>
    mapResult(await logIn.execute(visit, input), (value) =>
      value.next === "session"
        ? toSessionOutcome(value.entry)
        : { cookies: [setAttemptCookie(toStoredAttempt(value))], data: { next: value.next } },
    ),
  "two-step": async (visit, input, request) => {
    const attempt = readAttemptCookie(request, "two_step");
    if (!attempt?.code) return rejectUnknownFields(passChallenge, input, fail("code_expired"));
    const challenged = { ...visit, challenge: { attempt, token: attempt.code } };
    return mapResult(await passChallenge.execute(challenged, input), ({ entry }) => toSessionOutcome(entry));
  },
  register: async (visit, input) => {
    if (input.invitation)
      return mapResult(await registerInvited.execute(visit, input), ({ entry, accountId }) => ({
        cookies: [...toSessionOutcome(entry).cookies, formatSetCookie(accountCookie, accountId)],
      }));
    return mapResult(await registerUser.execute(visit, input), (attempt) => ({
      cookies: [setAttemptCookie({ ...attempt, purpose: "verify_email" })],
      data: { next: "verify" },
    }));
  },
  verify: async (visit, input, request) => {
    const attempt = readAttemptCookie(request, "verify_email");
    if (!attempt) return rejectUnknownFields(verifyAccount, input, fail("code_expired"));
    return mapResult(await verifyAccount.execute({ ...visit, attempt }, input), ({ entry }) => toSessionOutcome(entry));
  },
  "verify/resend": async (visit, input, request) => {
    const attempt = readAttemptCookie(request, "verify_email");
    if (!attempt) return rejectUnknownFields(resendCode, input, fail("code_expired"));
    const sent = await resendCode.execute({ ...visit, attempt }, input);
    return mapResult(sent, ({ id }) => ({ cookies: [setAttemptCookie({ ...attempt, id })] }));
  },
  "password/forgot": async (visit, input) =>
    mapResult(await forgotPassword.execute(visit, input), (attempt) => ({
      cookies: [setAttemptCookie({ ...attempt, purpose: "reset_password" })],
    })),
  "password/validate": async (visit, input, request) => {
    const attempt = readAttemptCookie(request, "reset_password");
    if (!attempt) return rejectUnknownFields(validateCode, input, fail("reset_expired"));
    const checked = await validateCode.execute({ ...visit, attempt }, input);
    return mapResult(checked, ({ code }) => ({ cookies: [setAttemptCookie({ ...attempt, code })] }));
  },
  "password/reset": async (visit, { email, secret, ...input }, request) => {
    const named = typeof email === "string" && typeof secret === "string" ? { email, secret } : getResetKey(request);
    if (!named) return rejectUnknownFields(resetPassword, input, fail("reset_expired"));
    return mapResult(await resetPassword.execute({ ...visit, key: named }, input), () => ({
      cookies: [clearAttemptCookie()],
    }));
  },
} satisfies Readonly<Record<string, AuthCall>>;

/** The refusal when a step is missing; unknown keys in the input are reported first. */
function rejectUnknownFields(
  { input: schema }: { input: z.ZodType },
  input: AuthInput,
  refusal: Result<never>,
): Result<never> {
  const unknown = findUnknownKeys(schema, input);
  return unknown ? { ok: false, failure: unknown } : refusal;
}

/** Answers POST auth/…; a login that is not enough says in `next` what is missing, with its own status. */
export function authHandler(name: keyof typeof authCalls): Handler {
  return async ({ request, context }) => {
    const body = await readBody(request);
    if (!body.ok) return toFailureResponse(request, body.failure);
    const input = parseBody(body.value);
    if (!input) return toFailureResponse(request, fail("malformed").failure);
    const result = await authCalls[name](getLocalizedSignInContext({ request, context }), input, request);
    if (!result.ok) return toFailureResponse(request, result.failure);
    if (name === "login" && result.value.data?.next === "verify")
      return appendCookies(toFailureResponse(request, fail("email_unverified").failure), result.value.cookies);
    return respondWithCookies(result.value);
  };
}

/** `POST auth/logout` */
export const logOut: Handler = async ({ request, context }) => {
  const ended = await endSession(context);
  return ended.ok
    ? respondWithCookies({ cookies: [...signOutCookies] })
    : appendCookies(toFailureResponse(request, ended.failure), signOutCookies);
};

function respondWithCookies({ cookies, data = {} }: AuthOutcome): Response {
  return appendCookies(Response.json({ data }, { headers: { "Cache-Control": "private, no-store" } }), cookies);
}

function appendCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
