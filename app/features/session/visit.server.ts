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
}

/** Starts a session and returns its token, which only the cookie keeps. */
export async function startSession(visit: Visit, userId: string): Promise<string> {
  const token = base64Url(visit.ports.random(32));
  const now = visit.ports.clock.now();
  await insertSession(visit.db, { tokenHash: await sha256Hex(token), userId, device: visit.device, now });
  return token;
}
