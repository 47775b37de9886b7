import type { MiddlewareFunction } from "react-router";
import { accompany } from "#app/platform/db/commit.server.ts";
import { portsIn } from "#app/platform/db/own-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { noteTrace } from "#app/platform/db/trace.server.ts";
import { isWithin } from "#app/platform/http/address-range.ts";
import { type AppContext, appContext, scopeContext } from "#app/platform/http/contexts.server.ts";
import { failureResponse } from "#app/platform/http/failures.server.ts";
import { languageOf } from "#app/platform/http/preferences.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import type { Metered } from "#app/platform/kernel/meter.ts";
import { type Failure, fail } from "#app/platform/kernel/result.ts";
import { sha256Hex } from "#app/platform/kernel/tokens.ts";
import type { RouteRow } from "#app/route-table.ts";
import { type Program, readProgram, stillValid, touchSecret } from "../db/token.reads.server.ts";
import { isWellFormed, tokenLimit } from "../model/access-token.ts";
import { merchantTokenPaths } from "../model/merchant-token.ts";
import { accountRefusal } from "./refusals.server.ts";

/** How old "last used" may be, milliseconds. */
const usedEveryMs = 60_000;

type RequestArgs = Pick<Parameters<MiddlewareFunction<Response>>[0], "request" | "context" | "params">;

/** The token that a request shows (RFC 6750), or null without one: a cookie beside it counts for nothing. */
export function bearerOf(request: Request): string | null {
  const shown = request.headers.get("Authorization") ?? "";
  return /^bearer(?![^ ])/i.test(shown) ? shown.slice("bearer".length).trim() : null;
}

/** Answers a program: the guard of platform §4.2 for whoever shows a token, with its limit in `RateLimit` headers. */
export async function asProgram(
  token: string,
  row: RouteRow,
  { request, context, params }: RequestArgs,
  next: () => Promise<Response>,
): Promise<Response> {
  const app = context.get(appContext);
  const { db, ports } = app;
  const refuse = (failure: Failure) => challenged(failureResponse(request, failure));
  if (!isWellFormed(token)) return refuse(fail("token_invalid").failure);
  const at = ports.clock.now();
  const hash = await sha256Hex(token);
  const program = await readProgram(db, hash, at);
  if (!program) return refuse(fail("token_invalid").failure);
  noteTrace({ actor: program.tokenId, account: program.account.id });
  const shut = notWelcome(program, request);
  if (shut) return refuse(shut);
  const meter = await ports.meter(program.tokenId, { ...tokenLimit, at });
  if (meter.over) return metered(refuse(fail("too_many_requests", { seconds: meter.resets }).failure), meter);
  const { clock } = portsIn(ports, program.account);
  const used = clock.now();
  if (program.lastUsedAt === null || used - program.lastUsedAt > usedEveryMs) await touchSecret(db, hash, used);
  const refusal = refusalOf(row, program, params);
  if (refusal) return metered(refuse(refusal), meter);
  accompany(
    db,
    stillValid(db, { hash, tokenId: program.tokenId }, () => clock.now()),
  );
  context.set(scopeContext, scopeOf(program, request, app));
  return metered(await next(), meter);
}

function notWelcome({ state, addresses }: Program, request: Request): Failure | null {
  if (state === "revoked") return fail("token_revoked").failure;
  if (state === "expired") return fail("token_expired").failure;
  const from = request.headers.get("CF-Connecting-IP") ?? "";
  return addresses.length > 0 && !isWithin(from, addresses) ? fail("address_refused").failure : null;
}

/** A program is nobody's person: what belongs to one is not for it. */
function refusalOf(row: RouteRow, { account, merchant }: Program, params: RequestArgs["params"]): Failure | null {
  if (row.access !== "account") return fail("token_no_person").failure;
  if (merchant !== null && !merchantTokenPaths.includes(row.path)) return fail("forbidden").failure;
  const refusal = accountRefusal(row, account, params);
  return refusal && fail(refusal.code).failure;
}

function scopeOf(
  { account, locations, merchant, tokenId, name }: Program,
  request: Request,
  { db, ports }: AppContext,
): Scope {
  const language = languageOf(request);
  const called = translator(language)("common:token_actor", { name });
  return {
    account,
    locations,
    ...(merchant === null ? {} : { merchant }),
    actor: { id: tokenId, name: called, language },
    db,
    ports: portsIn(ports, account),
  };
}

/** RFC 6750: what a 401 asks for. */
function challenged(response: Response): Response {
  if (response.status === 401) response.headers.set("WWW-Authenticate", 'Bearer error="invalid_token"');
  return response;
}

/** The limit as draft-ietf-httpapi-ratelimit-headers tells it: what is left, and seconds until it is whole again. */
function metered(response: Response, { left, resets }: Metered): Response {
  // An upgraded connection has no headers left to write.
  if (response.status === 101) return response;
  const { most, windowSeconds } = tokenLimit;
  const answer = new Response(response.body, response);
  answer.headers.set("RateLimit-Policy", `"token";q=${most};w=${windowSeconds}`);
  answer.headers.set("RateLimit", `"token";r=${left};t=${resets}`);
  return answer;
}
