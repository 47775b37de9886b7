import type { ActionFunctionArgs } from "react-router";
import { z } from "zod";
import {
  codeSchema,
  emailSchema,
  loginSchema,
  newPasswordSchema,
  registerSchema,
  twoStepSchema,
} from "#app/domain/access/sign-in.ts";
import { unknownIn } from "#app/domain/kernel/parse-input.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { logIn } from "#app/features/session/log-in.server.ts";
import { register } from "#app/features/session/register.server.ts";
import { registerInvited } from "#app/features/session/register-invited.server.ts";
import { forgotPassword, resetPassword, validateCode } from "#app/features/session/reset-password.server.ts";
import { passChallenge } from "#app/features/session/two-step.server.ts";
import { resendCode, verifyAccount } from "#app/features/session/verify-account.server.ts";
import type { Entry, Visit } from "#app/features/session/visit.server.ts";
import { parseBody, readBody } from "./api.server.ts";
import { accountCookie, setCookie } from "./cookies.server.ts";
import { failureResponse } from "./failures.server.ts";
import { heldOf, hold, letGo } from "./held.server.ts";
import { resetKeyOf } from "./password-reset.server.ts";
import { languageOf } from "./preferences.server.ts";
import { endSession, entryCookies, forgetting, heldAfter } from "./sign-in.server.ts";
import { visitOf } from "./visit.server.ts";

type Input = Record<string, unknown>;

/** What a call found: cookies to set, and what it answers. */
interface Outcome {
  cookies: string[];
  data?: Record<string, unknown>;
}

type Call = (visit: Visit, input: Input, request: Request) => Promise<Result<Outcome>>;

const session = (entry: Entry): Outcome => ({ cookies: entryCookies(entry) });

function then<T>(result: Result<T>, outcome: (value: T) => Outcome): Result<Outcome> {
  return result.ok ? ok(outcome(result.value)) : result;
}

/** Calls before sign-in (platform §7.2, api.md): the same features as the screens, answers as JSON, cookies alike. */
const calls: Readonly<Record<string, Call>> = {
  login: async (visit, input) =>
    then(await logIn(visit, input), (value) =>
      value.next === "session"
        ? session(value.entry)
        : { cookies: [hold(heldAfter(value))], data: { next: value.next } },
    ),
  "two-step": async (visit, input, request) => {
    const held = heldOf(request, "two_step");
    if (!held?.code) return fail("code_expired");
    return then(await passChallenge(visit, { attempt: held, token: held.code }, input), ({ entry }) => session(entry));
  },
  register: async (visit, input, request) => {
    if (input.invitation)
      return then(await registerInvited(visit, input, languageOf(request)), ({ entry, accountId }) => ({
        cookies: [...session(entry).cookies, setCookie(accountCookie, accountId)],
      }));
    return then(await register(visit, input, languageOf(request)), (attempt) => ({
      cookies: [hold({ ...attempt, purpose: "verify_email" })],
      data: { next: "verify" },
    }));
  },
  verify: async (visit, input, request) => {
    const held = heldOf(request, "verify_email");
    if (!held) return fail("code_expired");
    return then(await verifyAccount(visit, held, input), ({ entry }) => session(entry));
  },
  "verify/resend": async (visit, _input, request) => {
    const held = heldOf(request, "verify_email");
    if (!held) return fail("code_expired");
    const sent = await resendCode(visit, held, languageOf(request));
    return then(sent, ({ id }) => ({ cookies: [hold({ ...held, id })] }));
  },
  "password/forgot": async (visit, input, request) =>
    then(await forgotPassword(visit, input, languageOf(request)), (attempt) => ({
      cookies: [hold({ ...attempt, purpose: "reset_password" })],
    })),
  "password/validate": async (visit, input, request) => {
    const held = heldOf(request, "reset_password");
    if (!held) return fail("reset_expired");
    return then(await validateCode(visit, held, input), ({ code }) => ({ cookies: [hold({ ...held, code })] }));
  },
  "password/reset": async (visit, input, request) => {
    const { email, secret } = input;
    const named = typeof email === "string" && typeof secret === "string" ? { email, secret } : resetKeyOf(request);
    if (!named) return fail("reset_expired");
    return then(await resetPassword(visit, named, input), () => ({ cookies: [letGo()] }));
  },
};

/** What each call reads. Screens send the same features forms with fields of their own. */
const inputs: Readonly<Record<string, z.ZodType>> = {
  login: loginSchema,
  "two-step": twoStepSchema,
  register: registerSchema,
  verify: codeSchema,
  "verify/resend": z.object({}),
  "password/forgot": emailSchema,
  "password/validate": codeSchema,
  "password/reset": newPasswordSchema.extend({ email: z.string().optional(), secret: z.string().optional() }),
};

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
  const unknown = unknownIn(inputs[name] ?? z.unknown(), input);
  if (unknown) return failureResponse(request, unknown);
  const result = await call(visitOf(args), input, request);
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
