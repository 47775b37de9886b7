import type { Database } from "#app/data/kernel/database.server.ts";
import { insertSession } from "#app/data/session/session.writes.server.ts";
import type { Ports } from "#app/domain/kernel/ports.ts";
import { base64Url, sha256Hex } from "#app/domain/kernel/tokens.ts";

/** What sign-in works with: nobody is known yet, so there is no scope. */
export interface Visit {
  readonly db: Database;
  readonly ports: Ports;
  /** Caller's address, for rate limits. */
  readonly address: string;
  /** Browser and system, as the profile lists sessions. */
  readonly device: string | null;
  /** City and country of the caller, as the edge knows them. */
  readonly place: string | null;
  /** Where people reach the application; links in mails begin with it. */
  readonly origin: string;
}

/** Starts a session and returns its token, which only the cookie keeps. */
export async function startSession(
  visit: Omit<Visit, "origin" | "place"> & { place?: string | null },
  userId: string,
): Promise<string> {
  const token = base64Url(visit.ports.random(32));
  const now = visit.ports.clock.now();
  await insertSession(visit.db, {
    tokenHash: await sha256Hex(token),
    userId,
    device: visit.device?.slice(0, 400) ?? null,
    place: visit.place ?? null,
    now,
  });
  return token;
}
