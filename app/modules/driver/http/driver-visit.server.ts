import type { LoaderFunctionArgs } from "react-router";
import { addToTrace } from "#app/platform/db/trace.server.ts";
import { getClientAddress } from "#app/platform/http/client-address.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { formatSetCookie, readCookie } from "#app/platform/http/cookies.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { createDriver, type Driver, type DriverVisit } from "../commands/driver.server.ts";
import { readDriver, touchDriver } from "../db/agent-sessions.server.ts";

/** Cookie of a driver's phone; separate from members' sessions. */
export const driveCookie = "__Host-drive";
/** Identifies a phone that a driver signed in on; outlives the session. */
const driveDeviceCookie = "__Host-drive-device";
const COOKIE_LIFETIME_SECONDS = 60 * 24 * 60 * 60;

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

/** The visitor of the driver's sign-in. */
export function toDriverVisit({ context, request }: Args): DriverVisit {
  const { db, ports } = context.get(appContext);
  return {
    db,
    ports,
    address: getClientAddress(request),
    language: getRequestLanguage(request),
    texts: ports.texts,
    device: request.headers.get("User-Agent"),
    deviceToken: readCookie(request, driveDeviceCookie)?.slice(0, 100) || null,
  };
}

/** Authenticates a phone by its cookie, and updates "last seen". */
export async function authenticateDriver({ context, request }: Args): Promise<Result<Driver>> {
  const token = readCookie(request, driveCookie);
  if (!token) return fail("no_session");
  const { db, ports, waitUntil } = context.get(appContext);
  const now = ports.clock.now();
  const session = await readDriver(db, await hashSha256Hex(token), now);
  if (!session) return fail("no_session");
  if (session.account.subscription?.isCancelled) return fail("subscription_cancelled");
  addToTrace({ actor: session.agent.id, account: session.account.id });
  waitUntil(touchDriver(db, session, now));
  return ok(createDriver(session, { db, ports, language: getRequestLanguage(request) }));
}

/** The Set-Cookie values of a phone that signed in. */
export const formatSignInCookies = ({ token, deviceToken }: { token: string; deviceToken: string }): string[] => [
  formatDriverCookie(token),
  formatSetCookie(driveDeviceCookie, deviceToken),
];

/** The Set-Cookie value; an empty token signs out. */
export const formatDriverCookie = (token: string): string =>
  formatSetCookie(driveCookie, token, COOKIE_LIFETIME_SECONDS);
