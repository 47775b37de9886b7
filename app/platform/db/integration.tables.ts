import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type {
  ImportConfiguration,
  ImportCounts,
  ImportIssue,
  ImportMapping,
  RowState,
} from "#app/modules/imports/model/import.ts";
import type { PushFacts } from "#app/modules/notifications/model/push-message.ts";
import type { ChangedFields } from "#app/platform/events/envelope.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  placedIdColumn,
  seqColumn,
  versionColumn,
} from "./columns.ts";

/** Events to publish: written in the same batch as the change, relayed by the `outbox` queue, swept by the cron. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    topic: text().notNull(),
    payload: jsonColumn<Record<string, unknown>>().notNull(),
    /** How many rules triggered one another before this event. */
    depth: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    /** When the next attempt is due; null once done. */
    dueAt: instantColumn(),
    tries: integer().notNull().default(0),
    doneAt: instantColumn(),
    /** When the last attempt failed; null again once a person retries it. */
    givenUpAt: instantColumn(),
    error: text(),
  },
  (table) => [
    index("outbox_due").on(table.dueAt),
    index("outbox_given_up").on(table.accountId, table.givenUpAt).where(sql`given_up_at is not null`),
  ],
);

/** Queue messages that failed every attempt, until someone resends them. */
export const deadLetters = sqliteTable(
  "dead_letters",
  {
    id: idColumn(),
    /** The account; null for a wake-up that concerns all accounts. */
    accountId: text(),
    queue: text().notNull(),
    body: jsonColumn<unknown>().notNull(),
    givenUpAt: instantColumn().notNull(),
    retriedAt: instantColumn(),
  },
  (table) => [index("dead_letters_given_up").on(table.accountId, table.givenUpAt).where(sql`retried_at is null`)],
);

/** Messages that a consumer already processed. */
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
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);

/** Mail and text messages to send; locally the outbox page shows them. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: idColumn(),
    accountId: text(),
    channel: text({ enum: ["mail", "text", "slack", "teams", "push"] }).notNull(),
    /** An address or number; for a push notification the browser's id. */
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** For push notifications only. */
    push: jsonColumn<PushFacts>(),
    /** Contains a code or key: the body is deleted once it is sent. */
    confidential: booleanColumn().notNull().default(false),
    createdAt: instantColumn().notNull(),
    dueAt: instantColumn(),
    tries: integer().notNull().default(0),
    sentAt: instantColumn(),
    /** When the last attempt failed; null again once a person retries it. */
    givenUpAt: instantColumn(),
    error: text(),
  },
  (table) => [
    index("mail_outbox_due").on(table.dueAt),
    index("mail_outbox_recipient").on(table.recipient, table.id),
    index("mail_outbox_given_up").on(table.accountId, table.givenUpAt).where(sql`given_up_at is not null`),
  ],
);

/** Imports of order files. The file itself is in R2 under `getFileKey`. */
export const orderImports = sqliteTable(
  "imports",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    fileName: text().notNull(),
    fileKey: text().notNull(),
    fileSize: integer().notNull(),
    status: text({ enum: ["uploaded", "validating", "validated", "committing", "done", "failed"] }).notNull(),
    configuration: jsonColumn<ImportConfiguration>().notNull(),
    mapping: jsonColumn<ImportMapping>().notNull(),
    columns: jsonColumn<string[]>().notNull(),
    /** Sample values of each column, for mapping. */
    samples: jsonColumn<string[][]>(),
    counts: jsonColumn<ImportCounts>().notNull(),
    /** Next row to check or commit: where work resumes after an interruption. */
    cursor: integer().notNull().default(0),
    /** `during` is the state it was in when it failed unexpectedly: it can resume from there. */
    problem: jsonColumn<{
      code: string;
      params?: Record<string, string | number>;
      during?: "validating" | "committing";
    }>(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    finishedAt: instantColumn(),
    version: versionColumn(),
  },
  (table) => [
    index("imports_account").on(table.accountId, table.id),
    index("imports_running").on(table.status).where(sql`status in ('validating', 'committing')`),
  ],
);

/** Rows of an import that need attention or were repaired; valid unchanged rows stay in the file. */
export const importRows = sqliteTable(
  "import_rows",
  {
    importId: text().notNull(),
    row: integer().notNull(),
    accountId: accountIdColumn(),
    /** `valid`, `warning`, `error`, `duplicate`; after the commit `created`, `draft`, `updated`, `skipped`. */
    state: text().$type<RowState>().notNull(),
    values: jsonColumn<Record<string, string>>().notNull(),
    issues: jsonColumn<ImportIssue[]>().notNull(),
    orderNumber: text(),
    duplicateOf: text(),
    decision: text({ enum: ["skip", "update", "reject", "draft"] }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index("import_rows_state").on(table.importId, table.state, table.row),
  ],
);

/** The mapping last used for files with these headers. */
export const importMappings = sqliteTable(
  "import_mappings",
  {
    accountId: accountIdColumn(),
    /** SHA-256 of the headers. */
    headers: text().notNull(),
    mapping: jsonColumn<ImportMapping>().notNull(),
    configuration: jsonColumn<ImportConfiguration>().notNull(),
    usedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.headers] })],
);

/** Notices to members (inbox screen). */
export const notifications = sqliteTable(
  "notifications",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    userId: text().notNull(),
    kind: text().notNull(),
    detail: jsonColumn<Record<string, unknown>>().notNull(),
    at: instantColumn().notNull(),
    readAt: instantColumn(),
    archivedAt: instantColumn(),
    /** Notifies a person once, however often the event is processed. */
    key: text(),
  },
  (table) => [
    index("notifications_user").on(table.accountId, table.userId, table.id),
    index("notifications_unread")
      .on(table.accountId, table.userId, table.id)
      .where(sql`"read_at" is null and "archived_at" is null`),
    index("notifications_open").on(table.accountId, table.userId, table.id).where(sql`"archived_at" is null`),
    uniqueIndex("notifications_key").on(table.accountId, table.userId, table.key),
  ],
);

/** Events of thirty days, a row for each object, for programs that poll instead of receiving webhooks. */
export const eventLog = sqliteTable(
  "event_log",
  {
    /** Order of arrival: a program that reads what follows one row misses none, not even late messages. */
    seq: seqColumn(),
    /** The outbox message's id and the object's position in it. */
    id: placedIdColumn(),
    accountId: accountIdColumn(),
    type: text().$type<EventType>().notNull(),
    objectId: text().notNull(),
    number: text().notNull(),
    fromStatus: integer(),
    toStatus: integer(),
    /** Fields besides the status, before and after. */
    changed: jsonColumn<ChangedFields>(),
    sequence: integer().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [
    index("event_log_account").on(table.accountId, table.seq),
    index("event_log_object").on(table.accountId, table.objectId, table.sequence),
    index("event_log_at").on(table.at),
  ],
);

/**
 * Health figures of the installation, a row an hour, updated only by the sweep of each minute. An hour without a row is
 * an hour in which the sweep did not run.
 */
export const statusHours = sqliteTable("status_hours", {
  /** When the hour began. */
  hour: instantColumn().primaryKey(),
  /** Minutes since 1970: the first and the last in which the sweep ran, and their number. */
  firstMinute: integer().notNull(),
  lastMinute: integer().notNull(),
  minutes: integer().notNull(),
  /** Longest delay of the oldest due event, milliseconds; the worst minute. */
  waitedMs: integer().notNull(),
  /** Messages that were attempted, and those that arrived. */
  tries: integer().notNull(),
  arrived: integer().notNull(),
  /** Milliseconds from an event to its first attempt, 95th percentile; the worst minute. Null without any. */
  toldMs: integer(),
});
