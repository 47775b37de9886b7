import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { commit, describeError, type Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { consumedMessages, outbox } from "#app/platform/db/messages.tables.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { computeNextTry } from "#app/platform/kernel/backoff.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import { publishMessageFailed, type QueueContext } from "./failed-message-events.server.ts";

export type OutboxMessage = typeof outbox.$inferSelect;

/** How long a claimed message is left to the worker that claimed it, milliseconds; after that it is due again. */
const leaseMs = 60_000;

/**
 * Claims the oldest due messages in one statement, so that two workers never hold the same one; oldest first. The try
 * is counted here: a message that kills its worker is given up in the end, too.
 */
export async function claimMessages(db: Database, clock: Clock, limit: number): Promise<OutboxMessage[]> {
  const nowMs = clock.now();
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.dueAt, nowMs), isOnClock(clock, outbox.accountId)));
  const claimed = await db
    .update(outbox)
    .set({ dueAt: nowMs + leaseMs, tries: sql`${outbox.tries} + 1` })
    .where(inArray(outbox.id, due.orderBy(asc(outbox.dueAt), asc(outbox.id)).limit(limit)))
    .returning();
  return claimed.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The message is worked: goes into the same batch as what it caused. */
export function completeMessage(db: Database, id: string, nowMs: number): Statement {
  return db.update(outbox).set({ dueAt: null, doneAt: nowMs, error: null }).where(eq(outbox.id, id));
}

/** The message failed: due again later, or given up with its error kept. True when given up. */
export async function failMessage(
  { db, ports }: QueueContext,
  message: OutboxMessage,
  error: unknown,
): Promise<boolean> {
  const nowMs = ports.clock.now();
  const dueAt = computeNextTry(nowMs, message.tries);
  const givenUp = dueAt === null;
  await commit(db, [
    db
      .update(outbox)
      .set({ dueAt, failedAt: givenUp ? nowMs : null, error: describeError(error).slice(0, 500) })
      .where(eq(outbox.id, message.id)),
    ...(givenUp ? publishMessageFailed({ db, ports }, { ...message, what: message.topic }) : []),
  ]);
  return givenUp;
}

/**
 * Marks a message as worked by a consumer. In the batch of the work itself: when the message was worked before, the
 * batch is refused with `already_done` and nothing is doubled.
 */
export function markConsumed(db: Database, consumer: string, message: string, nowMs: number): Statement {
  return db.insert(consumedMessages).values({ consumer, message, at: nowMs });
}
