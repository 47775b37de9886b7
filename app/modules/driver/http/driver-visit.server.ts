import type { LoaderFunctionArgs } from "react-router";
import { noteTrace } from "#app/platform/db/trace.server.ts";
import { addressOf } from "#app/platform/http/address.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { readCookie, setCookie } from "#app/platform/http/cookies.server.ts";
import { languageOf } from "#app/platform/http/preferences.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { sha256Hex } from "#app/platform/kernel/tokens.ts";
import { type Driver, type DriverVisit, driverOf } from "../commands/driver.server.ts";
import { readDriver, touchDriver } from "../db/agent-sessions.server.ts";

/** What a driver's phone holds once it is signed in: no person's session, and no office's. */
export const driveCookie = "__Host-drive";
const lifetimeSeconds = 60 * 24 * 60 * 60;

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

/** Whoever stands before the driver's sign-in. */
export function driverVisit({ context, request }: Args): DriverVisit {
  const { db, ports } = context.get(appContext);
  return {
    db,
    ports,
    address: addressOf(request),
    language: languageOf(request),
    texts: ports.texts,
    device: request.headers.get("User-Agent"),
  };
}

/** The agent whose phone asks; heard of from now on. */
export async function knownDriver({ context, request }: Args): Promise<Result<Driver>> {
  const token = readCookie(request, driveCookie);
  if (!token) return fail("no_session");
  const { db, ports, waitUntil } = context.get(appContext);
  const now = ports.clock.now();
  const session = await readDriver(db, await sha256Hex(token), now);
  if (!session) return fail("no_session");
  if (session.account.subscription?.isCancelled) return fail("subscription_cancelled");
  noteTrace({ actor: session.agent.id, account: session.account.id });
  waitUntil(touchDriver(db, session, now));
  return ok(driverOf(session, { db, ports, language: languageOf(request) }));
}

/** The cookie of a phone that signed in, or that forgets its agent. */
export const driverCookie = (token: string): string => setCookie(driveCookie, token, lifetimeSeconds);
