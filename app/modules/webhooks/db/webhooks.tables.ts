import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  seqColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { ExampleEvent, Ping } from "#app/platform/events/envelope.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";
import { deliveryStates, disabledReasons, payloadSizes, signings } from "../model/webhook.enums.ts";
import type { DeliveryRow } from "../model/webhook.ts";

/** Webhook endpoints: URL, subscribed events and signing secrets. */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** Of an app: what it was let in with, and for the endpoint that its registration names, which app. It ends with the consent. */
    tokenId: text(),
    appId: text(),
    name: text().notNull(),
    url: text().notNull(),
    /** Empty means all. */
    events: jsonColumn<EventType[]>().notNull(),
    size: text({ enum: payloadSizes }).notNull(),
    payloadVersion: text().notNull(),
    secret: text().notNull(),
    oldSecret: text(),
    oldSecretUntil: instantColumn(),
    signing: text({ enum: signings }).notNull().default("v1"),
    /** The Ed25519 seed, base64. Kept while unused, so that the public key stays the same. */
    signingKey: text(),
    disabledReason: text({ enum: disabledReasons }),
    /** Number of consecutive failures, and since when. */
    failures: integer().notNull().default(0),
    failingSince: instantColumn(),
    /** Lease of one worker; after many failures also the time of the next attempt. */
    leasedUntil: instantColumn(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("webhook_endpoints_account").on(table.accountId, table.name),
    index("webhook_endpoints_app").on(table.appId).where(sql`app_id is not null`),
  ],
);

/** One event for one endpoint; `dueAt` is set while it waits. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    seq: seqColumn(),
    accountId: accountIdColumn(),
    endpointId: text().notNull(),
    eventId: text().notNull(),
    type: text().$type<DeliveryRow["type"]>().notNull(),
    number: text().notNull(),
    /** Content of a test message, which has no event. */
    sample: jsonColumn<Ping | ExampleEvent>(),
    state: text({ enum: deliveryStates }).notNull(),
    dueAt: instantColumn(),
    attemptCount: integer().notNull().default(0),
    /** HTTP status of the last attempt. */
    status: integer(),
    durationMs: integer(),
    createdAt: instantColumn().notNull(),
    doneAt: instantColumn(),
  },
  (table) => [
    uniqueIndex("webhook_deliveries_event").on(table.endpointId, table.eventId),
    index("webhook_deliveries_due").on(table.endpointId, table.dueAt).where(sql`due_at is not null`),
    index("webhook_deliveries_endpoint").on(table.accountId, table.endpointId, table.seq),
    index("webhook_deliveries_undelivered").on(table.accountId, table.eventId).where(sql`state <> 'delivered'`),
    index("webhook_deliveries_created").on(table.createdAt),
  ],
);

/** Attempts of deliveries, with at most 4 KB of the response. */
export const webhookAttempts = sqliteTable(
  "webhook_attempts",
  {
    seq: seqColumn(),
    accountId: accountIdColumn(),
    delivery: integer().notNull(),
    try: integer().notNull(),
    at: instantColumn().notNull(),
    status: integer(),
    durationMs: integer().notNull(),
    response: text(),
    error: text(),
  },
  (table) => [
    index("webhook_attempts_delivery").on(table.accountId, table.delivery, table.seq),
    index("webhook_attempts_at").on(table.at),
  ],
);
