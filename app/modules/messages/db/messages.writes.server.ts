import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { queueFoundMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { day, second } from "#app/platform/kernel/milliseconds.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import type { MessageChannel, MessageReason } from "../model/message.enums.ts";
import { customerMessages } from "./messages.tables.ts";

export type CustomerMessage = typeof customerMessages.$inferSelect;
export type NewCustomerMessage = Omit<
  CustomerMessage,
  "tries" | "triedAt" | "providerId" | "handedAt" | "deliveredAt" | "error"
>;

/** How long a claim lasts, milliseconds: longer than a provider may take. */
const CLAIM_MS = 30 * second;
/** Messages are kept this long, as long as people ask what was said. */
const RETENTION_MS = 400 * day;

/**
 * Inserts messages; one that exists already for its order, event, version, channel and copy is left out. What is due
 * and travels by e-mail goes to the outbox of mails in the same batch.
 */
export function insertMessages(db: Database, rows: readonly NewCustomerMessage[], nowMs: number): Statement[] {
  if (rows.length === 0) return [];
  const atOnce = rows.filter(
    ({ channel, state, dueAt }) => channel === "email" && state === "waiting" && (dueAt ?? 0) <= nowMs,
  );
  const inserted = insertJsonRows(db, {
    table: customerMessages,
    columns: {
      id: (row) => row.id,
      accountId: (row) => row.accountId,
      orderId: (row) => row.orderId,
      event: (row) => row.event,
      version: (row) => row.version,
      channel: (row) => row.channel,
      copy: (row) => row.copy,
      state: (row) => row.state,
      reason: (row) => row.reason,
      recipient: (row) => row.recipient,
      language: (row) => row.language,
      subject: (row) => row.subject,
      body: (row) => row.body,
      mail: (row) => row.mail,
      isFallback: (row) => row.isFallback,
      windowFrom: (row) => row.windowFrom,
      windowTo: (row) => row.windowTo,
      stopsAhead: (row) => row.stopsAhead,
      templateVersion: (row) => row.templateVersion,
      resentBy: (row) => row.resentBy,
      createdAt: (row) => row.createdAt,
      dueAt: (row) => row.dueAt,
    },
    rows,
    conflict: sql`on conflict do nothing`,
  });
  return [
    inserted,
    ...handToOutbox(
      db,
      atOnce.map(({ id }) => id),
      nowMs,
    ),
  ];
}

/**
 * Hands waiting messages to the outbox of mails and texts, which sends them and keeps trying. The id there names the
 * order, so that the routes' screen finds what its customers were notified.
 */
export function handToOutbox(db: Database, ids: readonly string[], nowMs: number): Statement[] {
  if (ids.length === 0) return [];
  const waiting = and(inArray(customerMessages.id, selectIds(ids)), eq(customerMessages.state, "waiting"));
  const found = db
    .select({
      id: sql`${customerMessages.id} || ':' || ${customerMessages.orderId}`.as("id"),
      accountId: customerMessages.accountId,
      channel: sql`case ${customerMessages.channel} when 'email' then 'mail' else 'text' end`.as("channel"),
      recipient: customerMessages.recipient,
      subject: customerMessages.subject,
      body: customerMessages.body,
      mail: customerMessages.mail,
    })
    .from(customerMessages)
    .where(waiting);
  return [
    queueFoundMails(db, sql`${found}`, nowMs),
    db
      .update(customerMessages)
      .set({ state: "handed", reason: null, handedAt: nowMs, dueAt: null, mail: null })
      .where(waiting),
  ];
}

/**
 * Claims due messages of a channel, so many that its provider gets no more than its limit in any second. Accounts take
 * turns: one with thousands waiting holds up none with a few.
 */
export function claimDueMessages(
  db: Database,
  clock: Clock,
  channel: MessageChannel,
  perSecond: number,
): Promise<CustomerMessage[]> {
  const nowMs = clock.now();
  const tried = sql`(select count(*) from customer_messages t where t.channel = ${channel} and t.tried_at > ${nowMs - second})`;
  const waits = sql`from customer_messages indexed by customer_messages_due where channel = ${channel} and due_at is not null`;
  // The accounts with waiting messages, one step each, and of each no more than could be claimed.
  const waiting = sql`with recursive waiting (account) as (select min(account_id) ${waits} union all
    select (select min(account_id) ${waits} and account_id > waiting.account) from waiting where account is not null)`;
  const first = sql`(select id ${waits} and account_id = waiting.account and due_at <= ${nowMs} order by due_at, id limit ${perSecond})`;
  const turns = sql`${waiting} select m.id, m.due_at, row_number() over (partition by m.account_id order by m.due_at, m.id) as turn
    from waiting cross join customer_messages m
    where m.id in ${first} and ${isOnClock(clock, sql`waiting.account`)}`;
  const due = sql`(select id from (${turns}) order by turn, due_at, id limit max(0, ${perSecond} - ${tried}))`;
  return db
    .update(customerMessages)
    .set({ dueAt: nowMs + CLAIM_MS, triedAt: nowMs, tries: sql`${customerMessages.tries} + 1` })
    .where(inArray(customerMessages.id, due))
    .returning();
}

/** How many messages of a channel were claimed since a moment, milliseconds. */
export function countTried(db: Database, channel: MessageChannel, since: number): Promise<number> {
  return db.$count(customerMessages, and(eq(customerMessages.channel, channel), gt(customerMessages.triedAt, since)));
}

const isWaiting = (id: string) => and(eq(customerMessages.id, id), eq(customerMessages.state, "waiting"));

/** Marks a message as taken by its provider. */
export function markHanded(db: Database, id: string, nowMs: number, providerId: string | null): Statement {
  return db
    .update(customerMessages)
    .set({ state: "handed", reason: null, handedAt: nowMs, dueAt: null, providerId, error: null })
    .where(isWaiting(id));
}

/** Lets a message wait until a moment. */
export function postponeMessage(
  db: Database,
  id: string,
  { dueAt, reason, error }: { dueAt: number; reason: MessageReason; error: string | null },
): Statement {
  return db.update(customerMessages).set({ dueAt, reason, error }).where(isWaiting(id));
}

/** Ends a message that is not sent or was not taken. */
export function endMessage(
  db: Database,
  id: string,
  { state, reason, error }: { state: "skipped" | "failed"; reason: MessageReason; error: string | null },
): Statement {
  return db.update(customerMessages).set({ state, reason, error, dueAt: null, mail: null }).where(isWaiting(id));
}

/** Deletes old messages. */
export function purgeCustomerMessages(db: Database, nowMs: number): Statement {
  const { id, createdAt } = customerMessages;
  const old = db
    .select({ id })
    .from(customerMessages)
    .where(lt(createdAt, nowMs - RETENTION_MS))
    .limit(500);
  return db.delete(customerMessages).where(inArray(id, old));
}
