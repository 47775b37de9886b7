import { type MiddlewareFunction, redirect } from "react-router";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { noteTrace } from "#app/data/kernel/trace.server.ts";
import { readSession, type Session, type SessionAccount } from "#app/data/session/session.reads.server.ts";
import { touchSession } from "#app/data/session/session.writes.server.ts";
import { can, hasFeature, isSubscribed } from "#app/domain/access/can.ts";
import type { Needed } from "#app/domain/access/permissions.ts";
import type { ErrorCode } from "#app/domain/kernel/error-codes.ts";
import { fail } from "#app/domain/kernel/result.ts";
import { sha256Hex } from "#app/domain/kernel/tokens.ts";
import { isApi, type RouteRow, rowOf } from "#app/route-table.ts";
import { hasTicket } from "../files/tickets.server.ts";
import { isConfigured, setupRefusal } from "../sign-in/setup.server.ts";
import { nonceContext, scopeContext, sessionContext, surroundingsContext } from "./contexts.server.ts";
import { accountCookie, readCookie, sessionCookie, setCookie, tellRefusal } from "./cookies.server.ts";
import { failureResponse } from "./failures.server.ts";

/** Why a request is turned away: the code for the API, the address for a page. */
interface Refusal {
  code: ErrorCode;
  to: string;
}

/** How old "last seen" may be, milliseconds: a write for every request would cost more than it tells. */
const seenEveryMs = 5 * 60 * 1000;

/** Loads the session and applies the guards of platform §4.2, in its order, from the row of the route table. */
export const guard: MiddlewareFunction<Response> = async ({ request, context, params, pattern }, next) => {
  const row = rowOf(pattern);
  if (!row) throw new Error(`no row in the route table for ${pattern}`);
  const surroundings = context.get(surroundingsContext);
  const session = row.layout === "track" ? null : await sessionOf(request, context);
  context.set(sessionContext, session);
  if (session) noteTrace({ actor: session.user.id });
  const account = session ? activeAccount(session, request) : null;
  if (isApi(row) && request.headers.has("account") && session && !account)
    return failureResponse(request, fail("not_a_member").failure);
  const refusal = refusalOf(row, session, account, new URL(request.url), params);
  if (refusal && isApi(row)) return failureResponse(request, fail(refusal.code).failure);
  const to =
    refusal?.to ?? (hasTicket(row, request) ? setupRefusal(row, await isConfigured(surroundings.db)) : "/login");
  if (to) return redirect(to, { headers: session ? told(refusal, request) : forgotten(request) });
  if (session && surroundings.ports.clock.now() - session.seenAt > seenEveryMs)
    surroundings.waitUntil(touchSession(surroundings.db, session.tokenHash, surroundings.ports.clock.now()));
  if (session && account) {
    noteTrace({ account: account.id });
    context.set(scopeContext, scopeOf(session, account, surroundings));
  }
  return next();
};

/** What a page that takes somebody's place says about it; a link that is only looked at in advance says nothing. */
const toldRefusals: readonly ErrorCode[] = ["forbidden", "feature_missing", "subscription_missing"];

function told(refusal: Refusal | null, request: Request): HeadersInit {
  const inAdvance = request.headers.get("Sec-Purpose")?.includes("prefetch");
  return refusal && toldRefusals.includes(refusal.code) && !inAdvance
    ? { "Set-Cookie": tellRefusal(refusal.code) }
    : {};
}

/** A session that is over is cleared from the device (platform §4.1); one that could not be read threw before. */
function forgotten(request: Request): HeadersInit {
  return readCookie(request, sessionCookie) ? { "Set-Cookie": setCookie(sessionCookie, "") } : {};
}

/** Gives every answer a fresh nonce before anything is rendered. */
export const nonce: MiddlewareFunction<Response> = ({ context }, next) => {
  const bytes = context.get(surroundingsContext).ports.random(16);
  context.set(nonceContext, btoa(String.fromCharCode(...bytes)));
  return next();
};

async function sessionOf(request: Request, context: Parameters<typeof guard>[0]["context"]): Promise<Session | null> {
  const token = readCookie(request, sessionCookie);
  if (!token) return null;
  const { db, ports } = context.get(surroundingsContext);
  return readSession(db, await sha256Hex(token), ports.clock.now());
}

/** The account that the header or the device names; a single account is active by itself (platform §4.1). */
export function activeAccount(session: Session, request: Request): SessionAccount | null {
  const named = request.headers.get("account");
  if (named) return session.accounts.find((each) => each.id === named) ?? null;
  const remembered = readCookie(request, accountCookie);
  const found = session.accounts.find((each) => each.id === remembered);
  if (found) return found;
  return session.accounts.length === 1 ? (session.accounts[0] ?? null) : null;
}

function scopeOf(session: Session, account: SessionAccount, { db, ports }: Pick<Scope, "db" | "ports">): Scope {
  const { user } = session;
  return {
    account,
    actor: { id: user.id, name: `${user.firstName} ${user.lastName}`.trim(), language: user.language },
    locations: account.locations,
    db,
    ports,
  };
}

/** Platform §4.2, steps 1–6. */
export function refusalOf(
  row: RouteRow,
  session: Session | null,
  account: SessionAccount | null,
  url: URL,
  params: Readonly<Record<string, string | undefined>>,
): Refusal | null {
  if (row.access === "public") return null;
  if (row.access === "anonymous") return session ? { code: "already_done", to: account ? "/" : "/workspaces" } : null;
  if (!session) return { code: "no_session", to: loginWithReturn(url) };
  if (row.access === "login") return null;
  if (row.access === "no_account")
    return account && !url.searchParams.has("choose") ? { code: "already_done", to: "/" } : null;
  if (!account) return { code: "not_a_member", to: "/workspaces" };
  if (account.subscription?.isCancelled) return { code: "subscription_cancelled", to: "/account-suspended" };
  if (row.subscription && !isSubscribed(account)) return { code: "subscription_missing", to: "/" };
  if (row.feature && !hasFeature(account, row.feature)) return { code: "feature_missing", to: row.fallback ?? "/" };
  const wordNeeds = row.words?.needs[params[row.words.param] ?? ""];
  if (row.words && wordNeeds && !hasFeature(account, wordNeeds))
    return { code: "feature_missing", to: row.words.fallback };
  if (row.only && account.kind !== row.only) return { code: "forbidden", to: row.fallback ?? "/" };
  if (!can(account, ...permissionsOf(row))) return { code: "forbidden", to: row.fallback ?? "/" };
  return null;
}

function permissionsOf(row: RouteRow): readonly Needed[] {
  if (row.permission === undefined) return [];
  return typeof row.permission === "string" ? [row.permission] : row.permission;
}

function loginWithReturn(url: URL): string {
  const path = url.pathname.replace(/\.data$/, "") + url.search.replace(/[?&]_routes=[^&]*/, "");
  return path === "/" || path === "/_root" ? "/login" : `/login?to=${encodeURIComponent(path)}`;
}
