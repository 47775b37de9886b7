import type { MiddlewareFunction } from "react-router";
import type { Guarded } from "#app/platform/access/guarded.ts";
import { failMissing } from "#app/platform/access/missing.ts";
import type { RequiredPermission } from "#app/platform/access/permissions.ts";
import { guardBatch } from "#app/platform/db/commit.server.ts";
import { withSandboxClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { addToTrace } from "#app/platform/db/trace.server.ts";
import { type AppContext, appContext, scopeContext, tokenCallContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { isInIpRanges } from "#app/platform/http/ip-range.ts";
import { readSent } from "#app/platform/http/token-call.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { MeterResult } from "#app/platform/kernel/ports.ts";
import { type Failure, fail } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import type { TokenDoor } from "../db/access-tokens.tables.ts";
import { readTokenProgram, requireValidToken, type TokenProgram, touchTokenSecret } from "../db/token.reads.server.ts";
import { isWellFormed, tokenRateLimit } from "../model/access-token.ts";
import { getAccountRefusal } from "./access-refusals.server.ts";

/** How old "last used" may be, milliseconds. */
const USED_INTERVAL_MS = 60_000;

type RequestArgs = Pick<Parameters<MiddlewareFunction<Response>>[0], "request" | "context" | "params">;

/** The bearer token of a request (RFC 6750), or null. With a token, cookies are ignored. */
export function getBearerToken(request: Request): string | null {
  const shown = request.headers.get("Authorization") ?? "";
  return /^bearer(?![^ ])/i.test(shown) ? shown.slice("bearer".length).trim() : null;
}

/** Checks and runs a request with an access token, and adds the rate limit's `RateLimit` headers. */
export async function withAccessToken(
  token: string,
  guarded: Guarded,
  { request, context, params }: RequestArgs,
  next: () => Promise<Response | Failure>,
  door: TokenDoor = "api",
): Promise<Response> {
  const app = context.get(appContext);
  const { db, ports } = app;
  const refuse = (failure: Failure) => addChallenge(toFailureResponse(request, failure), app, { door, failure });
  if (!isWellFormed(token)) return refuse(fail("token_invalid").failure);
  const at = ports.clock.now();
  const hash = await hashSha256Hex(token);
  const program = await readTokenProgram(db, hash, at);
  if (!program) return refuse(fail("token_invalid").failure);
  addToTrace({ actor: program.tokenId, account: program.account.id });
  const { clock } = withSandboxClock(ports, program.account);
  context.set(tokenCallContext, {
    ...{ accountId: program.account.id, tokenId: program.tokenId, clock, began: clock.now() },
    ...{ sent: readSent(request), logs: "request" },
  });
  const refusal = rejectToken(program, request, door);
  if (refusal) return refuse(refusal);
  const meter = await ports.countRequest(program.tokenId, { ...tokenRateLimit, at });
  if (meter.isOver)
    return addRateLimitHeaders(refuse(fail("too_many_requests", { seconds: meter.resetSeconds }).failure), meter);
  const used = clock.now();
  if (program.lastUsedAt === null || used - program.lastUsedAt > USED_INTERVAL_MS)
    await touchTokenSecret(db, hash, used);
  const accessRefusal = rejectTokenAccess(guarded, program, params);
  if (accessRefusal) return addRateLimitHeaders(refuse(accessRefusal), meter);
  guardBatch(
    db,
    requireValidToken(db, { hash, tokenId: program.tokenId }, () => clock.now()),
  );
  context.set(scopeContext, toTokenScope(program, hash, request, app));
  const answer = await next();
  return addRateLimitHeaders(answer instanceof Response ? answer : refuse(answer), meter);
}

function rejectToken(
  { state, addresses, parentAddresses, ...program }: TokenProgram,
  request: Request,
  door: TokenDoor,
): Failure | null {
  if (program.door !== null && program.door !== door) return fail("token_invalid").failure;
  if (state === "revoked") return fail("token_revoked").failure;
  if (state === "expired") return fail("token_expired").failure;
  if (state === "rotated") return fail("token_rotated").failure;
  const from = request.headers.get("CF-Connecting-IP") ?? "";
  const isOutside = [addresses, parentAddresses].some((each) => each.length > 0 && !isInIpRanges(from, each));
  return isOutside ? fail("address_refused").failure : null;
}

/**
 * Counts further calls of one request against its token's limit: a batch of calls is worth as many requests. The first
 * call is the request itself. Null when they may run.
 */
export async function countFurtherCalls({ ports, program }: Scope, calls: number): Promise<Failure | null> {
  if (!program || calls < 1) return null;
  const at = ports.clock.now();
  const meter = await ports.countRequest(program.tokenId, { ...tokenRateLimit, at, calls });
  return meter.isOver ? fail("too_many_requests", { seconds: meter.resetSeconds }).failure : null;
}

/** Refuses routes that need a signed-in person, and what the token does not allow. */
function rejectTokenAccess(
  guarded: Guarded,
  { account, merchant }: TokenProgram,
  params: RequestArgs["params"],
): Failure | null {
  if (guarded.access !== "account") return fail("token_no_person").failure;
  if (merchant !== null && !guarded.merchantTokens) return fail("forbidden").failure;
  const refusal = getAccountRefusal(guarded, account, params);
  if (refusal?.code !== "forbidden") return refusal && fail(refusal.code).failure;
  return failMissing({ account, program: {} }, ...listNeeded(guarded)).failure;
}

/** The permissions that a row asks for. */
function listNeeded({ permission, anyOf = [] }: Guarded): readonly RequiredPermission[] {
  return [...[permission ?? []].flat(), ...anyOf];
}

function toTokenScope(
  { account, locations, merchant, tokenId, name, ...rest }: TokenProgram,
  secretHash: string,
  request: Request,
  { db, ports }: AppContext,
): Scope {
  const language = getRequestLanguage(request);
  const called = createTranslator(language)("common:token_actor", { name });
  return {
    account,
    locations,
    ...(merchant === null ? {} : { merchant }),
    actor: { id: tokenId, name: called, language },
    program: { tokenId, isApp: rest.app !== null, secretHash, addresses: rest.addresses, expiresOn: rest.expiresOn },
    db,
    ports: withSandboxClock(ports, account),
  };
}

/** `WWW-Authenticate` (RFC 6750): where a client that has no token finds out how to get one (RFC 9728), or what its token lacks. */
export function addChallenge(
  response: Response,
  { origin }: Pick<AppContext, "origin">,
  { door, failure }: { door: TokenDoor; failure?: Failure },
): Response {
  const missing = failure?.code === "forbidden" ? failure.params?.missing : undefined;
  if (response.status !== 401 && missing === undefined) return response;
  const error =
    missing !== undefined ? "insufficient_scope" : failure && failure.code !== "no_session" && "invalid_token";
  const parts = [
    ...(error ? [`error="${error}"`] : []),
    ...(missing === undefined
      ? []
      : [
          `scope="${String(missing)
            .replace(/[^\w.]+/g, " ")
            .trim()}"`,
        ]),
    `resource_metadata="${origin}/.well-known/oauth-protected-resource/${door}"`,
  ];
  response.headers.set("WWW-Authenticate", `Bearer ${parts.join(", ")}`);
  return response;
}

/** The limit as in draft-ietf-httpapi-ratelimit-headers: what is left, and seconds until it resets. */
function addRateLimitHeaders(response: Response, { remaining, resetSeconds }: MeterResult): Response {
  // The headers of an upgraded connection cannot be changed.
  if (response.status === 101) return response;
  const { limit, windowSeconds } = tokenRateLimit;
  const answer = new Response(response.body, response);
  answer.headers.set("RateLimit-Policy", `"token";q=${limit};w=${windowSeconds}`);
  answer.headers.set("RateLimit", `"token";r=${remaining};t=${resetSeconds}`);
  return answer;
}
