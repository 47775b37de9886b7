import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { MailFacts } from "#app/platform/kernel/messenger.ts";
import {
  type MessageEvent,
  messageChannels,
  messageReasons,
  messageStates,
  type SuppressionReason,
} from "../model/message.enums.ts";
import type { MessageSettings } from "../model/message-settings.ts";
import type { TemplateTexts } from "../model/template.ts";

/** Every message to a customer, also those that were not sent. */
export const customerMessages = sqliteTable(
  "customer_messages",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    orderId: text().notNull(),
    event: text().$type<MessageEvent>().notNull(),
    /** Which of the order's events of this kind: the message that caused it, a day, a count. */
    version: text().notNull(),
    channel: text({ enum: messageChannels }).notNull(),
    /** 0 for the first, then one for each time somebody sent it again. */
    copy: integer().notNull().default(0),
    state: text({ enum: messageStates }).notNull(),
    reason: text({ enum: messageReasons }),
    /** An address or number; null where there was none. */
    recipient: text(),
    language: text({ enum: ["de", "en"] }).notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Of an e-mail, until it is handed over. */
    mail: jsonColumn<MailFacts>(),
    /** Only where nothing else arrived. */
    isFallback: booleanColumn().notNull().default(false),
    /** The window it tells. Milliseconds UTC. */
    windowFrom: instantColumn(),
    windowTo: instantColumn(),
    /** How many stops came before, when it was written. */
    stopsAhead: integer(),
    /** The version of its template; null for the standard text. */
    templateVersion: integer(),
    /** Who sent it again; null for the first. */
    resentBy: text(),
    createdAt: instantColumn().notNull(),
    /** Null when nothing waits any more. */
    dueAt: instantColumn(),
    tries: integer().notNull().default(0),
    /** When a provider was last asked: what its limit counts. */
    triedAt: instantColumn(),
    /** The provider's own id, by which its reports come. */
    providerId: text(),
    handedAt: instantColumn(),
    deliveredAt: instantColumn(),
    error: text(),
  },
  (table) => [
    uniqueIndex("customer_messages_once").on(table.orderId, table.event, table.version, table.channel, table.copy),
    index("customer_messages_order").on(table.accountId, table.orderId, table.id),
    index("customer_messages_due").on(table.channel, table.accountId, table.dueAt).where(sql`"due_at" is not null`),
    index("customer_messages_tried").on(table.channel, table.triedAt).where(sql`"tried_at" is not null`),
    index("customer_messages_provider").on(table.channel, table.providerId).where(sql`"provider_id" is not null`),
    index("customer_messages_recipient").on(table.channel, table.recipient, table.accountId),
    index("customer_messages_created").on(table.accountId, table.createdAt),
  ],
);

/** What an account decides about messages; with a merchant the merchant's own part. */
export const messageSettings = sqliteTable(
  "message_settings",
  {
    accountId: accountIdColumn(),
    /** Empty for the account's own. */
    merchantId: text().notNull().default(""),
    settings: jsonColumn<MessageSettings>().notNull(),
    changedAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.merchantId] })],
);

/** Versions of the texts of an event; the one in use is the newest that began to be used. */
export const messageTemplates = sqliteTable(
  "message_templates",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** Empty for the account's own. */
    merchantId: text().notNull().default(""),
    event: text().$type<MessageEvent>().notNull(),
    version: integer().notNull(),
    /** Null for a version that went back to the standard texts. */
    texts: jsonColumn<TemplateTexts>(),
    /** Null for a draft. */
    usedSince: instantColumn(),
    createdBy: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex("message_templates_version").on(table.accountId, table.merchantId, table.event, table.version),
  ],
);

/** Contacts that an account does not write to, by the hash of account, channel and contact. */
export const messageSuppressions = sqliteTable(
  "message_suppressions",
  {
    accountId: accountIdColumn(),
    channel: text({ enum: messageChannels }).notNull(),
    contactHash: text().notNull(),
    /** What people recognize it by; never the whole. */
    hint: text().notNull(),
    reason: text().$type<SuppressionReason>().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channel, table.contactHash] }),
    index("message_suppressions_at").on(table.accountId, table.at),
  ],
);
