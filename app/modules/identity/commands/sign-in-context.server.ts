import type { Database } from "#app/platform/db/database.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import type { CodeAttempt } from "../db/codes.writes.server.ts";
import { insertSession } from "../db/session.writes.server.ts";

/** What sign-in works with: nobody is known yet, so there is no scope. */
export interface SignInContext {
  readonly db: Database;
  readonly ports: Ports;
  /** Where the caller comes from, as limits count it. */
  readonly address: string;
  /** Browser and system, as the profile lists sessions. */
  readonly device: string | null;
  /** What the device was given at an earlier sign-in. */
  readonly deviceToken: string | null;
  /** City and country of the caller, as the edge knows them. */
  readonly place: string | null;
  /** Where people reach the application; links in mails begin with it. */
  readonly origin: string;
}

/** A visit with the language that its mails are written in. */
export interface LocalizedSignInContext extends SignInContext {
  readonly language: string;
}

/** A visit on a device that holds a code's attempt. */
export interface SignInAttemptContext extends SignInContext {
  readonly attempt: CodeAttempt;
}

/** What a device holds once somebody is signed in; only its cookies keep it. */
export interface SessionTokens {
  /** Of the session. */
  token: string;
  /** Of the device, by which it is known when it comes again. */
  device: string;
}

/** Starts a session on a device that is known from then on. */
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
