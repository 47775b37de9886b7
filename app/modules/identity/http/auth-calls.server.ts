import type { ActionFunctionArgs } from "react-router";
import type { z } from "zod";
import { parseBody, readBody } from "#app/platform/http/api.server.ts";
import { accountCookie, setCookie } from "#app/platform/http/cookies.server.ts";
import { failureResponse } from "#app/platform/http/failures.server.ts";
import { unknownIn } from "#app/platform/kernel/parse-input.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { logIn } from "../commands/log-in.server.ts";
import { register } from "../commands/register.server.ts";
import { registerInvited } from "../commands/register-invited.server.ts";
import { forgotPassword, resetPassword, validateCode } from "../commands/reset-password.server.ts";
import { passChallenge } from "../commands/two-step.server.ts";
import { resendCode, verifyAccount } from "../commands/verify-account.server.ts";
import type { Entry, LocalisedVisit } from "../commands/visit.server.ts";
import { dropAttempt, keepAttempt, readAttempt } from "./attempt-cookie.server.ts";
import { resetKeyOf } from "./password-reset.server.ts";
import { attemptAfter, endSession, entryCookies, forgetting } from "./sign-in.server.ts";
import { localisedVisitOf } from "./visit.server.ts";

type Input = Record<string, unknown>;

/** What a call found: cookies to set, and what it answers. */
interface Outcome {
  cookies: string[];
  data?: Record<string, unknown>;
}

type Call = (visit: LocalisedVisit, input: Input, request: Request) => Promise<Result<Outcome>>;

const session = (entry: Entry): Outcome => ({ cookies: entryCookies(entry) });

function then<T>(result: Result<T>, outcome: (value: T) => Outcome): Result<Outcome> {
  return result.ok ? ok(outcome(result.value)) : result;
}

/** Calls before sign-in (platform §7.2, api.md): the same commands as the screens, answers as JSON, cookies alike. */
const calls: Readonly<Record<string, Call>> = {
  login: async (visit, input) =>
    then(await logIn.execute(visit, input), (value) =>
      value.next === "session"
        ? session(value.entry)
        : { cookies: [keepAttempt(attemptAfter(value))], data: { next: value.next } },
    ),
  "two-step": async (visit, input, request) => {
    const held = readAttempt(request, "two_step");
    if (!held?.code) return known(passChallenge, input, fail("code_expired"));
    const challenged = { ...visit, held: { attempt: held, token: held.code } };
    return then(await passChallenge.execute(challenged, input), ({ entry }) => session(entry));
  },
  register: async (visit, input) => {
    if (input.invitation)
      return then(await registerInvited.execute(visit, input), ({ entry, accountId }) => ({
        cookies: [...session(entry).cookies, setCookie(accountCookie, accountId)],
      }));
    return then(await register.execute(visit, input), (attempt) => ({
      cookies: [keepAttempt({ ...attempt, purpose: "verify_email" })],
      data: { next: "verify" },
    }));
  },
  verify: async (visit, input, request) => {
    const attempt = readAttempt(request, "verify_email");
    if (!attempt) return known(verifyAccount, input, fail("code_expired"));
    return then(await verifyAccount.execute({ ...visit, attempt }, input), ({ entry }) => session(entry));
  },
  "verify/resend": async (visit, input, request) => {
    const attempt = readAttempt(request, "verify_email");
    if (!attempt) return known(resendCode, input, fail("code_expired"));
    const sent = await resendCode.execute({ ...visit, attempt }, input);
    return then(sent, ({ id }) => ({ cookies: [keepAttempt({ ...attempt, id })] }));
  },
  "password/forgot": async (visit, input) =>
    then(await forgotPassword.execute(visit, input), (attempt) => ({
      cookies: [keepAttempt({ ...attempt, purpose: "reset_password" })],
    })),
  "password/validate": async (visit, input, request) => {
    const attempt = readAttempt(request, "reset_password");
    if (!attempt) return known(validateCode, input, fail("reset_expired"));
    const checked = await validateCode.execute({ ...visit, attempt }, input);
    return then(checked, ({ code }) => ({ cookies: [keepAttempt({ ...attempt, code })] }));
  },
  "password/reset": async (visit, { email, secret, ...input }, request) => {
    const named = typeof email === "string" && typeof secret === "string" ? { email, secret } : resetKeyOf(request);
    if (!named) return known(resetPassword, input, fail("reset_expired"));
    return then(await resetPassword.execute({ ...visit, key: named }, input), () => ({ cookies: [dropAttempt()] }));
  },
};

/** What is answered where a step is missing; a key that the command does not know is told first. */
function known({ input }: { input: z.ZodType }, given: Input, refusal: Result<never>): Result<never> {
  const unknown = unknownIn(input, given);
  return unknown ? { ok: false, failure: unknown } : refusal;
}

/** Answers POST auth/…; a login that is not enough says in `next` what is missing, with its own status. */
export async function authCall(args: ActionFunctionArgs): Promise<Response> {
  const { request, params, context } = args;
  if (request.method !== "POST") return failureResponse(request, fail("method_not_allowed").failure);
  if (params.action === "logout" && !params.step) {
    const ended = await endSession(context);
    return ended.ok
      ? answer({ cookies: [...forgetting] })
      : withCookies(failureResponse(request, ended.failure), forgetting);
  }
  const body = await readBody(request);
  if (!body.ok) return failureResponse(request, body.failure);
  const input = parseBody(body.value);
  if (!input) return failureResponse(request, fail("malformed").failure);
  const name = params.step ? `${params.action}/${params.step}` : (params.action ?? "");
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call) return failureResponse(request, fail("not_found").failure);
  const result = await call(localisedVisitOf(args), input, request);
  if (!result.ok) return failureResponse(request, result.failure);
  if (name === "login" && result.value.data?.next === "verify")
    return withCookies(failureResponse(request, fail("email_unverified").failure), result.value.cookies);
  return answer(result.value);
}

function answer({ cookies, data = {} }: Outcome): Response {
  return withCookies(Response.json({ data }, { headers: { "Cache-Control": "private, no-store" } }), cookies);
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
