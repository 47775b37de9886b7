import type { ActionFunctionArgs } from "react-router";
import { deleteSession } from "#app/data/session/session.writes.server.ts";
import { fail, type Result } from "#app/domain/kernel/result.ts";
import { logIn } from "#app/features/session/log-in.server.ts";
import { register } from "#app/features/session/register.server.ts";
import { parseBody, readBody } from "#app/http/api.server.ts";
import { sessionContext, surroundingsContext } from "#app/http/contexts.server.ts";
import { sessionCookie, setCookie } from "#app/http/cookies.server.ts";
import { failureResponse } from "#app/http/failures.server.ts";
import { languageOf } from "#app/http/preferences.server.ts";
import { visitOf } from "#app/http/sign-in.server.ts";

/** POST auth/login, auth/register, auth/logout (platform §7.2). */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { request, params, context } = args;
  if (request.method !== "POST") return failureResponse(request, fail("method_not_allowed").failure);
  if (params.action === "logout") {
    const session = context.get(sessionContext);
    if (session) await deleteSession(context.get(surroundingsContext).db, session.tokenHash);
    return answer(request, "", { ok: true, value: null });
  }
  const body = await readBody(request);
  if (!body.ok) return failureResponse(request, body.failure);
  const input = parseBody(body.value);
  if (!input) return failureResponse(request, fail("malformed").failure);
  if (params.action !== "login" && params.action !== "register")
    return failureResponse(request, fail("not_found").failure);
  const visit = visitOf(args);
  const result =
    params.action === "login" ? await logIn(visit, input) : await register(visit, input, languageOf(request));
  return answer(request, result.ok ? result.value.token : "", result);
}

export function loader({ request }: ActionFunctionArgs): Response {
  return failureResponse(request, fail("method_not_allowed").failure);
}

function answer(request: Request, token: string, result: Result<unknown>): Response {
  if (!result.ok) return failureResponse(request, result.failure);
  return Response.json(
    { data: {} },
    { headers: { "Set-Cookie": setCookie(sessionCookie, token), "Cache-Control": "private, no-store" } },
  );
}
