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

/** What must reach the outside: written in the same batch as the change, relayed by the `outbox` queue, swept by the cron. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    topic: text().notNull(),
    payload: jsonColumn<Record<string, unknown>>().notNull(),
    /** How many rules started each other before what it tells. */
    depth: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    /** When the next try is due; null once done. */
    dueAt: instantColumn(),
    tries: integer().notNull().default(0),
    doneAt: instantColumn(),
    /** When nobody was left to try it: until somebody asks for another try. */
    givenUpAt: instantColumn(),
    error: text(),
  },
  (table) => [
    index("outbox_due").on(table.dueAt),
    index("outbox_given_up").on(table.accountId, table.givenUpAt).where(sql`given_up_at is not null`),
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
    givenUpAt: instantColumn().notNull(),
    retriedAt: instantColumn(),
  },
  (table) => [index("dead_letters_given_up").on(table.accountId, table.givenUpAt).where(sql`retried_at is null`)],
);

/** Messages already worked by a consumer. */
export const consumedMessages = sqliteTable(
  "inbox",
  { consumer: text().notNull(), message: text().notNull(), at: instantColumn().notNull() },
  (table) => [primaryKey({ columns: [table.consumer, table.message] })],
);

/** Answers kept for a day by Idempotency-Key (api.md). */
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
    /** An address or number; of a push the browser's id. */
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Of a push alone. */
    push: jsonColumn<PushFacts>(),
    /** Carries a code or a key: its body is forgotten once it is sent. */
    confidential: booleanColumn().notNull().default(false),
    createdAt: instantColumn().notNull(),
    dueAt: instantColumn(),
    tries: integer().notNull().default(0),
    sentAt: instantColumn(),
    /** When nobody was left to try it: until somebody asks for another try. */
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
    /** Some values of each column, to map by. */
    samples: jsonColumn<string[][]>(),
    counts: jsonColumn<ImportCounts>().notNull(),
    /** Next row to check or to commit: where work goes on after an interruption. */
    cursor: integer().notNull().default(0),
    /** `during` is what it was at when nobody expected it to end: it can go on from there. */
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

/** Rows of an import that need a person, or that were repaired; valid untouched rows stay in the file. */
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
    /** One person is told one thing once, however often the event that says so is worked. */
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

/** What happened, a row for each object, for thirty days: who cannot be called asks for it. */
export const eventLog = sqliteTable(
  "event_log",
  {
    /** The order in which rows came in: who asks for what is after one misses none, also of messages that came late. */
    seq: seqColumn(),
    /** The outbox message, and the object's place in it. */
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
 * What the installation counted of itself, a row an hour: the sweep of each minute adds to it, and nothing else. Hours without
 * a row are hours in which nothing looked after anything.
 */
export const statusHours = sqliteTable("status_hours", {
  /** When the hour began. */
  hour: instantColumn().primaryKey(),
  /** Minutes since 1970: the first and the last that was looked after, and how many were. */
  firstMinute: integer().notNull(),
  lastMinute: integer().notNull(),
  minutes: integer().notNull(),
  /** How long the oldest event that was due had waited to be told, milliseconds; the worst minute. */
  waitedMs: integer().notNull(),
  /** Messages that were tried, and that arrived. */
  tries: integer().notNull(),
  arrived: integer().notNull(),
  /** From an event to its first try, 95 of 100 endpoints' messages; the worst minute. Null without any. */
  toldMs: integer(),
});
