import { and, asc, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { commit, describeError, type Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { LEASE_MS, type RowClaim } from "#app/platform/db/lease.server.ts";
import { consumedMessages, outbox } from "#app/platform/db/messages.tables.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { computeNextTry, day } from "#app/platform/kernel/milliseconds.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import { publishMessageFailed, type QueueContext } from "./dead-letters.server.ts";

export type OutboxMessage = typeof outbox.$inferSelect;

/**
 * Claims the oldest due messages in one statement, so that two workers never hold the same one; oldest first. The
 * attempt is counted here, so that a message that crashes its worker also fails in the end.
 */
export async function claimMessages(db: Database, clock: Clock, limit: number): Promise<OutboxMessage[]> {
  const nowMs = clock.now();
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.dueAt, nowMs), isOnClock(clock, outbox.accountId)));
  const claimed = await db
    .update(outbox)
    .set({ dueAt: nowMs + LEASE_MS, tries: sql`${outbox.tries} + 1` })
    .where(inArray(outbox.id, due.orderBy(asc(outbox.dueAt), asc(outbox.id)).limit(limit)))
    .returning();
  return claimed.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Renews a worker's claim on messages that it has not processed yet. */
export async function renewMessages(db: Database, { ids, claimed, until }: RowClaim): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: until })
    .where(and(inArray(outbox.id, selectIds(ids)), eq(outbox.dueAt, claimed)));
}

/** Marks the message as processed, in the same batch as its effects. */
export function completeMessage(db: Database, id: string, nowMs: number): Statement {
  return db.update(outbox).set({ dueAt: null, doneAt: nowMs, error: null }).where(eq(outbox.id, id));
}

/**
 * Records a failed attempt: due again later, or failed for good with its error stored. True when it failed for good.
 */
export async function failMessage(
  { db, ports }: QueueContext,
  message: OutboxMessage,
  error: unknown,
): Promise<boolean> {
  const nowMs = ports.clock.now();
  const dueAt = computeNextTry(nowMs, message.tries);
  const isFailed = dueAt === null;
  await commit(db, [
    db
      .update(outbox)
      .set({ dueAt, failedAt: isFailed ? nowMs : null, error: describeError(error).slice(0, 500) })
      .where(eq(outbox.id, message.id)),
    ...(isFailed ? publishMessageFailed({ db, ports }, { ...message, what: message.topic }) : []),
  ]);
  return isFailed;
}

/**
 * Marks a message as processed by a consumer, in the batch of the work itself: if it was processed before, the batch is
 * refused with `already_done` and nothing is done twice.
 */
export function markConsumed(db: Database, consumer: string, message: string, nowMs: number): Statement {
  return db.insert(consumedMessages).values({ consumer, message, at: nowMs });
}

/** The same for every message that a query selects, by its first column. */
export function markAllConsumed(db: Database, consumer: string, messages: SQL, nowMs: number): Statement {
  return db.run(
    sql`insert into ${consumedMessages} (consumer, message, at) select ${consumer}, *, ${nowMs} from (${messages})`,
  );
}

/** Deletes marks of processed messages after 30 days. */
export function purgeConsumed(db: Database, nowMs: number): Statement {
  return db.delete(consumedMessages).where(lt(consumedMessages.at, nowMs - 30 * day));
}

/** Lets a failed message be tried again from the start. */
export function requeueMessage(db: Database, id: string, nowMs: number): Statement {
  return db.update(outbox).set({ dueAt: nowMs, tries: 0, failedAt: null }).where(eq(outbox.id, id));
}
