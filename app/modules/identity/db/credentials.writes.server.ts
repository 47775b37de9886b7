import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { resetRateLimits } from "#app/platform/db/rate-limits.server.ts";
import { deleteKnownDevices } from "./devices.writes.server.ts";
import { oneTimeCodes, sessions, users } from "./identity.tables.ts";

/** Name and password of a registration; they take effect when its address is verified. */
export interface RegistrationData {
  firstName: string;
  lastName: string;
  /** Hashed, as stored. */
  password: string;
}

/**
 * Marks the address as verified and applies the registration whose code was entered, once: an earlier unverified
 * registration of the same address is dropped. Returns the user's id, or null when there is no such user.
 */
export async function verifyUser(
  db: Database,
  email: string,
  registration: RegistrationData | null,
  now: number,
): Promise<string | null> {
  const [user] = await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`, ...registration })
    .where(registration ? and(eq(users.email, email), isNull(users.emailVerifiedAt)) : eq(users.email, email))
    .returning({ id: users.id });
  return user?.id ?? null;
}

/** Sets a new password: verifies the address, ends the need of a code on new ones, forgets known ones, ends every session except `keep`, and voids open reset codes. */
export async function replacePassword(
  db: Database,
  change: { userId: string; email: string; password: string; keep: string | null; now: number },
  further: readonly Statement[],
): Promise<void> {
  const theirs = eq(sessions.userId, change.userId);
  await commit(db, [
    db
      .update(users)
      .set({
        password: change.password,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${change.now})`,
      })
      .where(eq(users.id, change.userId)),
    ...resetRateLimits(db, [{ name: "sign_in_stranger", subject: change.userId }]),
    deleteKnownDevices(db, change.userId),
    db.delete(sessions).where(change.keep ? and(theirs, ne(sessions.tokenHash, change.keep)) : theirs),
    db
      .update(oneTimeCodes)
      .set({ usedAt: change.now })
      .where(
        and(
          eq(oneTimeCodes.purpose, "reset_password"),
          eq(oneTimeCodes.subject, change.email),
          isNull(oneTimeCodes.usedAt),
        ),
      ),
    ...further,
  ]);
}
