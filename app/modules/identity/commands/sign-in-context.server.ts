import type { Database } from "#app/platform/db/database.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import type { CodeAttempt } from "../db/codes.writes.server.ts";
import { insertSession } from "../db/session.writes.server.ts";

/** The context of sign-in commands: the person is not known yet, so there is no scope. */
export interface SignInContext {
  readonly db: Database;
  readonly ports: Ports;
  /** The caller's network address, as rate limits count it. */
  readonly address: string;
  /** Browser and operating system, shown in the profile's list of sessions. */
  readonly device: string | null;
  /** The token that the device got at an earlier sign-in. */
  readonly deviceToken: string | null;
  /** City and country of the caller, as reported by Cloudflare. */
  readonly place: string | null;
  /** Origin of the application; links in mails begin with it. */
  readonly origin: string;
}

/** A sign-in context with the language of its mails. */
export interface LocalizedSignInContext extends SignInContext {
  readonly language: string;
}

/** A sign-in context of a device that has a code attempt. */
export interface SignInAttemptContext extends SignInContext {
  readonly attempt: CodeAttempt;
}

/** The tokens of a signed-in device; only its cookies contain them. */
export interface SessionTokens {
  /** Identifies the session. */
  token: string;
  /** Identifies the device at later sign-ins. */
  device: string;
}

/** Starts a session and remembers the device as known. */
export async function startSession(
  visit: Pick<SignInContext, "db" | "ports" | "device"> & Partial<Pick<SignInContext, "place" | "deviceToken">>,
  userId: string,
): Promise<SessionTokens> {
  const { db, ports } = visit;
  const token = toBase64Url(ports.random(32));
  const device = visit.deviceToken ?? toBase64Url(ports.random(32));
  await insertSession(db, {
    tokenHash: await hashSha256Hex(token),
    deviceHash: await hashSha256Hex(device),
    userId,
    device: visit.device?.slice(0, 400) ?? null,
    place: visit.place ?? null,
    now: ports.clock.now(),
  });
  return { token, device };
}
