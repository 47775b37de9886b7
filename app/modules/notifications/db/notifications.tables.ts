import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountIdColumn, booleanColumn, idColumn, instantColumn, jsonColumn } from "#app/platform/db/columns.ts";
import type { MailFacts } from "#app/platform/kernel/messenger.ts";
import type { AgentMessageKind } from "../model/agent-message.ts";
import type { PushFacts } from "../model/push-message.ts";

/** Mail and text messages to send; locally the outbox page shows them. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: idColumn(),
    accountId: text(),
    channel: text({ enum: ["mail", "text", "slack", "teams", "push", "peppol"] }).notNull(),
    /** An address or number; of a push the browser's id. */
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Of a push alone. */
    push: jsonColumn<PushFacts>(),
    /** Of a mail with more than text; forgotten once it is sent. */
    mail: jsonColumn<MailFacts>(),
    /** Carries a code or a key: its body is forgotten once it is sent. */
    confidential: booleanColumn().notNull().default(false),
    createdAt: instantColumn().notNull(),
    dueAt: instantColumn(),
    tries: integer().notNull().default(0),
    sentAt: instantColumn(),
    /** When nobody was left to try it: until somebody asks for another try. */
    failedAt: instantColumn(),
    error: text(),
  },
  (table) => [
    index("mail_outbox_due").on(table.dueAt),
    index("mail_outbox_recipient").on(table.recipient, table.id),
    index("mail_outbox_failed").on(table.accountId, table.failedAt).where(sql`failed_at is not null`),
  ],
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
    /** One notification per person and event, however often the event is processed. */
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

/** Messages to agents until they have seen them. */
export const agentMessages = sqliteTable(
  "agent_messages",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    agentId: text().notNull(),
    kind: text().$type<AgentMessageKind>().notNull(),
    routeId: text(),
    body: text().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    createdAt: instantColumn().notNull(),
    readAt: instantColumn(),
  },
  (table) => [
    index("agent_messages_unseen").on(table.accountId, table.agentId, table.readAt),
    index("agent_messages_route").on(table.routeId).where(sql`route_id is not null`),
  ],
);
