import { eq, lt } from "drizzle-orm";
import { insertAccountRow } from "#app/modules/workspace/db/account.server.ts";
import type { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { insertAuditEntry } from "#app/platform/db/audit.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { insertKnownDevice } from "./devices.writes.server.ts";
import { sessions, users } from "./identity.tables.ts";
import { memberships } from "./members.tables.ts";

const SESSION_LIFETIME_MS = 30 * day;

export type User = typeof users.$inferSelect;

/** The user of an email address, which must be in lower case. */
export async function findUserByEmail(db: Database, email: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

/** Adds a user; null when the address is taken. */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<User | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

/** Starts a session of 30 days and remembers the device. */
export async function insertSession(
  db: Database,
  session: {
    tokenHash: string;
    deviceHash: string;
    userId: string;
    device: string | null;
    place: string | null;
    now: number;
  },
): Promise<void> {
  await db.batch([
    db.insert(sessions).values({
      tokenHash: session.tokenHash,
      userId: session.userId,
      device: session.device,
      place: session.place,
      createdAt: session.now,
      lastSeenAt: session.now,
      expiresAt: session.now + SESSION_LIFETIME_MS,
    }),
    ...insertKnownDevice(db, session),
  ]);
}

/** Marks a session as used now and extends it to 30 days. */
export async function touchSession(db: Database, tokenHash: string, now: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: now + SESSION_LIFETIME_MS })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a session; does nothing if it has already ended. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** An account with its owner. */
export function insertAccount(db: Database, account: typeof accounts.$inferInsert, ownerId: string): Statement[] {
  return [
    insertAccountRow(db, account),
    db.insert(memberships).values({
      accountId: account.id,
      userId: ownerId,
      isOwner: true,
      fullAccess: true,
      permissions: [],
      createdAt: account.createdAt,
    }),
  ];
}

/** Writes the first entry of an account's audit log: who created it. */
export function insertAccountAudit(
  db: Database,
  { id: accountId, name, createdAt }: typeof accounts.$inferInsert,
  line: { id: string; actorId: string },
): Statement {
  return insertAuditEntry(db, {
    ...{ ...line, accountId, action: "account.create" },
    ...{ subject: accountId, detail: { name }, at: createdAt },
  });
}

/** Stores a user's display preferences, which apply on every device. */
export async function updateUserPreferences(
  db: Database,
  userId: string,
  preferences: { language?: string; theme?: "system" | "light" | "dark" },
): Promise<void> {
  await db.update(users).set(preferences).where(eq(users.id, userId));
}

/** Deletes sessions that have expired. */
export function purgeSessions(db: Database, nowMs: number): Statement {
  return db.delete(sessions).where(lt(sessions.expiresAt, nowMs));
}
