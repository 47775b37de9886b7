import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { recoveryCodes, totp } from "./identity.tables.ts";

export type Totp = typeof totp.$inferSelect;

/** Wrong codes in a row before two-step verification locks, and for how long. */
const MAX_ATTEMPTS_BEFORE_LOCK = 10;
const LOCK_MS = 15 * 60 * 1000;

/** The person's two-step verification, active or unconfirmed; null without one. */
export async function findTotp(db: Database, userId: string): Promise<Totp | null> {
  const [row] = await db.select().from(totp).where(eq(totp.userId, userId));
  return row ?? null;
}

/** Stores an unconfirmed secret; an active one stays untouched. */
export async function beginTotp(db: Database, userId: string, secret: string, now: number): Promise<void> {
  await db
    .insert(totp)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: totp.userId,
      set: { secret, createdAt: now, lastStep: 0 },
      setWhere: isNull(totp.confirmedAt),
    });
}

/** Activates the secret and stores its recovery codes. */
export async function confirmTotp(
  db: Database,
  userId: string,
  confirmation: { step: number; hashes: readonly string[]; now: number },
): Promise<void> {
  const { step, hashes, now } = confirmation;
  await commit(db, [
    db.update(totp).set({ confirmedAt: now, lastStep: step, failedTries: 0 }).where(eq(totp.userId, userId)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash }))),
  ]);
}

/** Replaces the recovery codes; the old ones stop working. */
export async function replaceRecoveryCodes(db: Database, userId: string, hashes: readonly string[]): Promise<void> {
  await commit(db, [
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash }))),
  ]);
}

/** Switches two-step verification off. */
export async function endTotp(db: Database, userId: string): Promise<void> {
  await commit(db, [
    db.delete(totp).where(eq(totp.userId, userId)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ]);
}

/** Uses up a time step; false when it, or a later one, was used before. */
export async function consumeTotpStep(db: Database, userId: string, step: number): Promise<boolean> {
  const burnt = await db
    .update(totp)
    .set({ lastStep: step, failedTries: 0, lockedUntil: null })
    .where(and(eq(totp.userId, userId), lt(totp.lastStep, step)))
    .returning({ userId: totp.userId });
  return burnt.length > 0;
}

/** Uses up a recovery code; false when it is unknown or used. */
export async function consumeRecoveryCode(db: Database, userId: string, hash: string, now: number): Promise<boolean> {
  const burnt = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return burnt.length > 0;
}

/** Counts a wrong code; the tenth in a row locks for 15 minutes, for every device. */
export async function countFailedTotpStep(db: Database, userId: string, now: number): Promise<void> {
  await db
    .update(totp)
    .set({
      failedTries: sql`(${totp.failedTries} + 1) % ${MAX_ATTEMPTS_BEFORE_LOCK}`,
      lockedUntil: sql`case when ${totp.failedTries} + 1 >= ${MAX_ATTEMPTS_BEFORE_LOCK} then ${now + LOCK_MS} else ${totp.lockedUntil} end`,
    })
    .where(eq(totp.userId, userId));
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
