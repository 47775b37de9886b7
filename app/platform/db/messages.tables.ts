import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn, idColumn, instantColumn, jsonColumn } from "./columns.ts";

/** What must reach the outside: written in the same batch as the change, relayed by the `outbox` queue, swept by the cron. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    topic: text().notNull(),
    payload: jsonColumn<Record<string, unknown>>().notNull(),
    /** How many rules started each other before this event. */
    depth: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    /** When the next try is due; null once done. */
    dueAt: instantColumn(),
    tries: integer().notNull().default(0),
    doneAt: instantColumn(),
    /** When nobody was left to try it: until somebody asks for another try. */
    failedAt: instantColumn(),
    error: text(),
  },
  (table) => [
    index("outbox_due").on(table.dueAt),
    index("outbox_failed").on(table.accountId, table.failedAt).where(sql`failed_at is not null`),
  ],
);

/** Messages of a queue that failed every time, until somebody sends them again. */
export const deadLetters = sqliteTable(
  "dead_letters",
  {
    id: idColumn(),
    /** Whose work it is; null where a wake-up is for all. */
    accountId: text(),
    queue: text().notNull(),
    body: jsonColumn<unknown>().notNull(),
    failedAt: instantColumn().notNull(),
    retriedAt: instantColumn(),
  },
  (table) => [index("dead_letters_failed").on(table.accountId, table.failedAt).where(sql`retried_at is null`)],
);

/** Messages already worked by a consumer. */
export const consumedMessages = sqliteTable(
  "inbox",
  { consumer: text().notNull(), message: text().notNull(), at: instantColumn().notNull() },
  (table) => [primaryKey({ columns: [table.consumer, table.message] })],
);

/** Responses stored for a day by Idempotency-Key. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    accountId: accountIdColumn(),
    key: text().notNull(),
    /** SHA-256 of method, path and body. */
    fingerprint: text().notNull(),
    status: integer(),
    body: text(),
    createdAt: instantColumn().notNull(),
    /** Lease of the run that answers the request. */
    leasedUntil: instantColumn(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);
