import { and, eq, ne, sql } from "drizzle-orm";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { sessions, users } from "./identity.tables.ts";

/** What a person may change about themselves without their password. */
export interface PersonChange {
  firstName?: string;
  lastName?: string;
  timezone?: string | null;
  photo?: string | null;
  sharesUsage?: boolean;
}

/** Changes a person. */
export async function updatePerson(db: Database, userId: string, change: PersonChange): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId));
}

/** Replaces the address with a verified one, together with `extraStatements`; false when somebody else has it. */
export async function replaceEmail(
  db: Database,
  { userId, email, now }: { userId: string; email: string; now: number },
  along: readonly Statement[],
): Promise<boolean> {
  const change = db.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, userId));
  const { ok } = await commit(db, [change, ...along]);
  return ok;
}

/** Ends one session of a person, by the beginning of its hash. */
export async function deleteUserSession(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), sql`substr(${sessions.tokenHash}, 1, 16) = ${id}`));
}

/** Ends every session of a person except `keep`. */
export async function deleteOtherSessions(db: Database, userId: string, keep: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keep)));
}
