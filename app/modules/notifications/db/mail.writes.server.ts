import { and, asc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { commit, describeError, type Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { LEASE_MS, type RowClaim } from "#app/platform/db/lease.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { publishMessageFailed, type QueueContext } from "#app/platform/events/dead-letters.server.ts";
import { computeNextTry } from "#app/platform/kernel/milliseconds.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import { mailOutbox } from "./notifications.tables.ts";

export type OutboxMail = typeof mailOutbox.$inferSelect;
/** The text of a confidential one is deleted once it is sent. */
export type NewMail = Pick<OutboxMail, "id" | "accountId" | "recipient" | "subject" | "body"> & {
  confidential?: boolean;
};
export type NewMessage = NewMail &
  Pick<OutboxMail, "channel"> & {
    push?: OutboxMail["push"];
    mail?: OutboxMail["mail"];
  };

/** Queues any number of mails in one statement, due at once. A mail with a known id is not queued twice. */
export function queueMails(db: Database, mails: readonly NewMail[], nowMs: number): Statement {
  const channel = "mail";
  return queueMessages(
    db,
    mails.map((mail) => ({ ...mail, channel })),
    nowMs,
  );
}

/** The same for messages of any channel; of a text message only the body is sent. */
export function queueMessages(db: Database, messages: readonly NewMessage[], nowMs: number): Statement {
  return insertJsonRows(db, {
    table: mailOutbox,
    columns: {
      id: (mail) => mail.id,
      accountId: (mail) => mail.accountId,
      channel: (mail) => mail.channel,
      recipient: (mail) => mail.recipient,
      subject: (mail) => mail.subject,
      body: (mail) => mail.body,
      push: (mail) => mail.push ?? null,
      mail: ({ mail }) => mail ?? null,
      confidential: (mail) => mail.confidential ?? false,
      createdAt: () => nowMs,
      dueAt: () => nowMs,
      tries: () => 0,
    },
    rows: messages,
    conflict: sql`on conflict (id) do nothing`,
  });
}

/** A message of which the database decides whether anybody gets it, and perhaps who. */
interface SelectedMessage extends Pick<OutboxMail, "channel" | "subject" | "body" | "confidential"> {
  id: string | SQL;
  accountId: string | null;
  recipient: string | SQL;
}

/** Queues a message for every row of `from … where …`, or for one if `where …` alone holds. */
export function queueSelectedMessage(db: Database, message: SelectedMessage, source: SQL, nowMs: number): Statement {
  const { id, accountId, channel, recipient, subject, body, confidential } = message;
  return db.run(sql`insert into ${mailOutbox}
    (id, account_id, channel, recipient, subject, body, confidential, created_at, due_at, tries)
    select ${id}, ${accountId}, ${channel}, ${recipient}, ${subject}, ${body}, ${Number(confidential)}, ${nowMs}, ${nowMs}, 0
    ${source} on conflict (id) do nothing`);
}

/** Queues a message for every row of a query with the columns id, account_id, channel, recipient, subject, body and mail. */
export function queueFoundMails(db: Database, found: SQL, nowMs: number): Statement {
  return db.run(sql`insert into ${mailOutbox}
    (id, account_id, channel, recipient, subject, body, mail, confidential, created_at, due_at, tries)
    select id, account_id, channel, recipient, subject, body, mail, 0, ${nowMs}, ${nowMs}, 0 from (${found}) where true
    on conflict (id) do nothing`);
}

/** Claims the oldest due messages of all channels, as `claimMessages` does. */
export function claimMails(db: Database, clock: Clock, limit: number): Promise<OutboxMail[]> {
  const nowMs = clock.now();
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(lte(mailOutbox.dueAt, nowMs), isOnClock(clock, mailOutbox.accountId)))
    .orderBy(asc(mailOutbox.dueAt))
    .limit(limit);
  return db
    .update(mailOutbox)
    .set({ dueAt: nowMs + LEASE_MS, tries: sql`${mailOutbox.tries} + 1` })
    .where(inArray(mailOutbox.id, due))
    .returning();
}

/** Renews a worker's claim on messages that it has not sent yet. */
export async function renewMails(db: Database, { ids, claimed, until }: RowClaim): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ dueAt: until })
    .where(and(inArray(mailOutbox.id, selectIds(ids)), eq(mailOutbox.dueAt, claimed)));
}

/**
 * Marks a mail as sent. The row stays, so that a workspace can see what was sent; of a confidential mail the body is erased.
 *
 * @param sent subject and body, if they were rendered at sending
 */
export async function markMailSent(
  db: Database,
  id: string,
  nowMs: number,
  sent: Partial<Pick<OutboxMail, "subject" | "body">> = {},
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ dueAt: null, sentAt: nowMs, error: null, mail: null, ...sent })
    .where(eq(mailOutbox.id, id));
}

/** Records a failed attempt of a message: due again later, or failed for good with its error. True if it failed for good. */
export async function markMailFailed({ db, ports }: QueueContext, mail: OutboxMail, error: unknown): Promise<boolean> {
  const nowMs = ports.clock.now();
  const dueAt = computeNextTry(nowMs, mail.tries);
  const hasFailed = dueAt === null;
  await commit(db, [
    db
      .update(mailOutbox)
      .set({ dueAt, failedAt: hasFailed ? nowMs : null, error: describeError(error).slice(0, 500) })
      .where(eq(mailOutbox.id, mail.id)),
    ...(hasFailed ? publishMessageFailed({ db, ports }, { ...mail, what: mail.channel }) : []),
  ]);
  return hasFailed;
}

/** Records a failed attempt of a push message: due again, or dropped with its error. Unlike a mail, nobody is notified. */
export async function markPushFailed(
  db: Database,
  id: string,
  { error, dueAt }: { error: unknown; dueAt: number | null },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ dueAt, error: describeError(error).slice(0, 500) })
    .where(eq(mailOutbox.id, id));
}

/** Lets a failed message be tried again from the start. */
export function requeueMail(db: Database, id: string, nowMs: number): Statement {
  return db.update(mailOutbox).set({ dueAt: nowMs, tries: 0, failedAt: null }).where(eq(mailOutbox.id, id));
}
