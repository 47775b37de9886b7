import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import { CODE_LIFETIME_MS, MAX_CODE_ATTEMPTS } from "../model/one-time-code.ts";
import { oneTimeCodes } from "./identity.tables.ts";

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;
export type CodePurpose = OneTimeCode["purpose"];

/** An attempt as the device stores it: row, address and purpose. */
export interface CodeAttempt {
  id: string;
  purpose: CodePurpose;
  subject: string;
}

/** Adds a code; with `maxPerHour` unless the subject has so many of the last hour. */
export function insertCode(
  db: Database,
  attempt: CodeAttempt,
  code: {
    hash: string;
    secretHash?: string | undefined;
    data?: Record<string, string> | undefined;
    now: number;
    maxPerHour?: number;
  },
): Statement {
  const data = code.data ? JSON.stringify(code.data) : null;
  const countHour = sql`(select count(*) from one_time_codes where purpose = ${attempt.purpose}
    and subject = ${attempt.subject} and created_at > ${code.now - hour})`;
  return db.run(sql`insert into one_time_codes
    (id, purpose, subject, hash, secret_hash, data, tries, created_at, expires_at)
    select ${attempt.id}, ${attempt.purpose}, ${attempt.subject}, ${code.hash}, ${code.secretHash ?? null}, ${data}, 0,
      ${code.now}, ${code.now + CODE_LIFETIME_MS}
    ${code.maxPerHour === undefined ? sql`` : sql`where ${countHour} < ${code.maxPerHour}`}`);
}

/** Counts an attempt and returns its row; null when it is unknown, used, expired or out of attempts. */
export async function countCodeAttempt(db: Database, attempt: CodeAttempt, now: number): Promise<OneTimeCode | null> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.id, attempt.id),
        eq(oneTimeCodes.purpose, attempt.purpose),
        eq(oneTimeCodes.subject, attempt.subject),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.tries, MAX_CODE_ATTEMPTS),
      ),
    )
    .returning();
  return row ?? null;
}

/** Uses up a code; false when another request did so first. */
export async function consumeCode(db: Database, id: string, now: number): Promise<boolean> {
  const burnt = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return burnt.length > 0;
}

/** Adds a code that its subject has instead of all earlier ones; `lifetime` in milliseconds. */
export function replaceCode(
  db: Database,
  { id, purpose, subject }: CodeAttempt,
  code: { hash: string; secretHash: string; data: Record<string, string>; now: number; lifetime: number },
): Statement[] {
  const { now, lifetime, ...stored } = code;
  return [
    db
      .update(oneTimeCodes)
      .set({ usedAt: now })
      .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject), isNull(oneTimeCodes.usedAt))),
    db.insert(oneTimeCodes).values({ id, purpose, subject, ...stored, createdAt: now, expiresAt: now + lifetime }),
  ];
}

/**
 * Uses up a code, if no other request did so first, and keeps the hash of the secret that it was exchanged for;
 * `lifetime` of that in milliseconds.
 */
export function exchangeCode(
  db: Database,
  id: string,
  { secretHash, now, lifetime }: { secretHash: string; now: number; lifetime: number },
): Statement {
  return db
    .update(oneTimeCodes)
    .set({ usedAt: now, secretHash, expiresAt: now + lifetime })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)));
}

/** The attempt of a link's secret, for its address only; null when it no longer exists. */
export async function findCodeBySecret(
  db: Database,
  { purpose, subject }: Omit<CodeAttempt, "id">,
  secretHash: string,
  now: number,
): Promise<OneTimeCode | null> {
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.subject, subject),
        eq(oneTimeCodes.secretHash, secretHash),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** The data of an earlier attempt, to send its code again. */
export async function findCodeAttempt(db: Database, attempt: CodeAttempt): Promise<OneTimeCode | null> {
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.id, attempt.id),
        eq(oneTimeCodes.purpose, attempt.purpose),
        eq(oneTimeCodes.subject, attempt.subject),
      ),
    );
  return row ?? null;
}
