import { type MiddlewareFunction, redirect } from "react-router";
import { findPageRoute, isApi } from "#app/find-route.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { withSandboxClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { addToTrace } from "#app/platform/db/trace.server.ts";
import { nameAccount } from "#app/platform/http/account-parameter.ts";
import {
  appContext,
  endpointContext,
  nonceContext,
  scopeContext,
  sessionContext,
  shownAccountContext,
} from "#app/platform/http/contexts.server.ts";
import {
  accountCookie,
  formatRefusalCookie,
  formatSetCookie,
  readCookie,
  sessionCookie,
} from "#app/platform/http/cookies.server.ts";
import { toFailurePage, toFailureResponse } from "#app/platform/http/failures.server.ts";
import { takeTurn } from "#app/platform/http/take-turn.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { type Failure, fail } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import type { PageRoute, Ticket } from "#app/route-table.ts";
import { readConfiguration } from "../db/configuration.server.ts";
import { readSession, type Session, type SessionAccount } from "../db/session.reads.server.ts";
import { touchSession } from "../db/session.writes.server.ts";
import { type AccessRefusal, getAccessRefusal } from "./access-refusals.server.ts";
import { readAttemptCookie } from "./attempt-cookie.server.ts";
import { isFailedLogout } from "./failed-logout.server.ts";
import { addChallenge, getBearerToken, withAccessToken } from "./token-requests.server.ts";

/** How old "last seen" may be, milliseconds, so that not every request writes. */
const SEEN_INTERVAL_MS = 5 * 60 * 1000;

/** Databases known to be set up. Set-up is never undone, so each one is read only until then. */
const configuredClients = new WeakSet<object>();

/** True when the installation has been set up. */
async function isConfigured(db: Database): Promise<boolean> {
  if (configuredClients.has(db.$client)) return true;
  const configured = (await readConfiguration(db)) !== null;
  if (configured) configuredClients.add(db.$client);
  return configured;
}

/** Redirects to get-started until the installation is set up, and from get-started to login afterwards. */
export function getSetupRedirect(row: Pick<PageRoute, "layout" | "setup">, configured: boolean): string | null {
  if (row.setup === "any" || ["none", "track", "embed"].includes(row.layout)) return null;
  if (row.setup === "absent") return configured ? "/login" : null;
  return configured ? null : "/get-started";
}

const ticketChecks: Readonly<Record<Ticket, (request: Request, query: URLSearchParams) => boolean>> = {
  query_email: (_request, query) => Boolean(query.get("email")),
  query_token: (_request, query) => Boolean(query.get("token")),
  query_email_and_secret: (_request, query) => Boolean(query.get("email") && query.get("secret")),
  held_reset: (request) => readAttemptCookie(request, "reset_password") !== null,
  held_reset_code: (request) => Boolean(readAttemptCookie(request, "reset_password")?.code),
  held_verification: (request) => readAttemptCookie(request, "verify_email") !== null,
  held_two_step: (request) => Boolean(readAttemptCookie(request, "two_step")?.code),
};

/** True when a request has one of the tickets that the row of a sign-in step requires, or it requires none. */
export function hasTicket(row: Pick<PageRoute, "tickets">, request: Request): boolean {
  const query = new URL(request.url).searchParams;
  return !row.tickets || row.tickets.some((each) => ticketChecks[each](request, query));
}

/** Loads the session and checks the access that the row of the route table requires, or for a call its endpoint. */
export const guard: MiddlewareFunction<Response> = async ({ request, context, params, pattern }, next) => {
  const row = findPageRoute(pattern);
  if (!row) throw new Error(`no row in the route table for ${pattern}`);
  const isCall = isApi(row);
  const endpoint = isCall ? context.get(endpointContext)?.endpoint : null;
  // What is no endpoint is not found, by anybody.
  if (endpoint === undefined) return next();
  const guarded = endpoint?.guard ?? row;
  const isHeavy = (endpoint ?? row).isHeavy === true;
  // Public calls have bearer secrets of other kinds, such as a customer's on the tracking page.
  const takesTokens = isCall ? guarded.access !== "public" : row.isTokenReadable;
  const bearer = takesTokens ? getBearerToken(request) : null;
  if (bearer !== null)
    return withAccessToken(bearer, guarded, { request, context, params }, () =>
      takeTurn({ request, context }, { kind: "call", isHeavy }, next),
    );
  const app = context.get(appContext);
  const isForgotten = row.layout === "track" || isFailedLogout(request);
  const session = isForgotten ? null : await findRequestSession(request, context);
  context.set(sessionContext, session);
  if (session) addToTrace({ actor: session.user.id });
  const account = session ? findActiveAccount(session, request) : null;
  if (row.layout === "default" || row.layout === "auth") context.set(shownAccountContext, { id: account?.id ?? null });
  const named = request.headers.get("account");
  // A person's own pages and calls belong to no account: another one does not keep anybody from signing out.
  const belongsToAccount = guarded.access === "account" || (isCall && guarded.access !== "public");
  if (belongsToAccount && named && session && !account) return refuse(row, request, fail("not_a_member").failure);
  const url = new URL(named ? nameAccount(request.url, named) : request.url);
  const refusal = getAccessRefusal(guarded, session, account, url, params);
  if (refusal && isCall) {
    const { failure } = fail(refusal.code);
    return addChallenge(toFailureResponse(request, failure), app, { door: "api", failure });
  }
  const to = refusal?.to ?? (hasTicket(row, request) ? getSetupRedirect(row, await isConfigured(app.db)) : "/login");
  if (to)
    return redirect(to, { headers: session ? getRefusalHeaders(refusal, request) : getForgetSessionHeaders(request) });
  if (session && app.ports.clock.now() - session.lastSeenAt > SEEN_INTERVAL_MS)
    app.waitUntil(touchSession(app.db, session.tokenHash, app.ports.clock.now()));
  if (session && account) {
    addToTrace({ account: account.id });
    context.set(scopeContext, toSessionScope(session, account, app));
    const turn = await takeTurn({ request, context }, { kind: isCall ? "call" : "page", isHeavy }, next);
    return turn instanceof Response ? turn : refuse(row, request, turn);
  }
  return next();
};

/** Refuses a request: the page that it is of says so. */
function refuse(row: PageRoute, request: Request, failure: Failure): Response {
  if (row.layout === "none") return toFailureResponse(request, failure);
  throw toFailurePage(request, failure);
}

/** Refusals that the page redirected to explains; a prefetched link explains nothing. */
const announcedRefusals: readonly ErrorCode[] = ["forbidden", "feature_missing", "subscription_missing"];

function getRefusalHeaders(refusal: AccessRefusal | null, request: Request): HeadersInit {
  const inAdvance = request.headers.get("Sec-Purpose")?.includes("prefetch");
  return refusal && announcedRefusals.includes(refusal.code) && !inAdvance
    ? { "Set-Cookie": formatRefusalCookie(refusal.code) }
    : {};
}

/** Clears an ended session from the device; a session that could not be read has thrown before. */
function getForgetSessionHeaders(request: Request): HeadersInit {
  return readCookie(request, sessionCookie) ? { "Set-Cookie": formatSetCookie(sessionCookie, "") } : {};
}

/** Creates a fresh nonce for every response before anything is rendered. */
export const nonce: MiddlewareFunction<Response> = ({ context }, next) => {
  const bytes = context.get(appContext).ports.random(16);
  context.set(nonceContext, btoa(String.fromCharCode(...bytes)));
  return next();
};

async function findRequestSession(
  request: Request,
  context: Parameters<typeof guard>[0]["context"],
): Promise<Session | null> {
  const token = readCookie(request, sessionCookie);
  if (!token) return null;
  const { db, ports } = context.get(appContext);
  return readSession(db, await hashSha256Hex(token), ports.clock.now());
}

/**
 * The account that the request names in its header (`readNamedAccount`), and no other. A request that names none
 * starts where the cookie says; a single account is always active.
 */
export function findActiveAccount(session: Session, request: Request): SessionAccount | null {
  const named = request.headers.get("account");
  if (named) return session.accounts.find((each) => each.id === named) ?? null;
  const remembered = readCookie(request, accountCookie);
  const found = session.accounts.find((each) => each.id === remembered);
  if (found) return found;
  const accounts = session.accounts.filter(({ sandbox }) => !sandbox);
  return accounts.length === 1 ? (accounts[0] ?? null) : null;
}

export function toSessionScope(
  session: Session,
  account: SessionAccount,
  { db, ports }: Pick<Scope, "db" | "ports">,
): Scope {
  const { user } = session;
  return {
    account,
    actor: { id: user.id, name: `${user.firstName} ${user.lastName}`.trim(), language: user.language },
    locations: account.locations,
    db,
    ports: withSandboxClock(ports, account),
  };
}
