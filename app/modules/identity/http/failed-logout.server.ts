import type { LoaderFunctionArgs } from "react-router";
import { data } from "react-router";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { readCookie, sessionCookie } from "#app/platform/http/cookies.server.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { deleteSession } from "../db/session.writes.server.ts";
import { signOutCookies } from "./sign-in.server.ts";

/**
 * True for the sign-in page after a log-out that failed, whatever became of the session. Only from our own pages: a link
 * elsewhere must not sign anybody out.
 */
export function isFailedLogout(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  const isOwn = request.headers.get("Sec-Fetch-Site") === "same-origin";
  return request.method === "GET" && pathname === "/login" && searchParams.get("logout") === "failed" && isOwn;
}

/** Loader of /login: after a failed log-out the device forgets the session, and the server tries once more to end it. */
export async function loginLoader({ request, context }: LoaderFunctionArgs) {
  if (!isFailedLogout(request)) return null;
  const token = readCookie(request, sessionCookie);
  try {
    if (token) await deleteSession(context.get(appContext).db, await hashSha256Hex(token));
  } catch (error) {
    logFailure(error);
  }
  const headers = new Headers();
  for (const cookie of signOutCookies) headers.append("Set-Cookie", cookie);
  return data(null, { headers });
}
