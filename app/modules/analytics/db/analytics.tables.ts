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
import { sumUnits } from "../model/analytics.enums.ts";
import type { EmbeddedDashboard } from "../model/embed.ts";
import type { Counts, Dimension, Subject } from "../model/subjects.ts";

/** Counts of each order, shipment and route, recomputed after every change. An order counts for both of its accounts. */
export const analyticsFacts = sqliteTable(
  "analytics_facts",
  {
    subject: text().$type<Subject>().notNull(),
    id: text().notNull(),
    accountId: accountIdColumn(),
    /** Local. */
    day: text().notNull(),
    number: text().notNull(),
    name: text().notNull(),
    location: text(),
    merchant: text(),
    method: text(),
    zone: text(),
    team: text(),
    agent: text(),
    type: text(),
    vehicle: text(),
    toLocation: text(),
    counts: jsonColumn<Counts>().notNull(),
    recountAt: instantColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.id, table.accountId] }),
    index("analytics_facts_day").on(table.accountId, table.subject, table.day, table.id),
    index("analytics_facts_recount").on(table.recountAt).where(sql`"recount_at" is not null`),
  ],
);

/** Sums of the facts of a day, and of a whole week, month and quarter, by the values of one dimension each. */
export const analyticsSums = sqliteTable(
  "analytics_sums",
  {
    accountId: accountIdColumn(),
    subject: text().$type<Subject>().notNull(),
    unit: text({ enum: sumUnits }).notNull(),
    dimension: text().$type<Dimension | "all">().notNull(),
    /** The first day of the unit. */
    day: text().notNull(),
    /** "" where the facts have none, and for all together. */
    value: text().notNull(),
    counts: jsonColumn<Counts>().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.accountId, table.subject, table.unit, table.dimension, table.day, table.value],
    }),
  ],
);

/** Orders, shipments and routes that changed since they were counted. Kept by triggers, in the batch of the change. */
export const analyticsDue = sqliteTable(
  "analytics_due",
  {
    accountId: accountIdColumn(),
    subject: text().$type<Subject>().notNull(),
    id: text().notNull(),
    /** How often it was marked: a recount that was overtaken writes nothing. */
    marks: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subject, table.id] })],
);

/** Days whose facts changed since they were summed. */
export const analyticsDueDays = sqliteTable(
  "analytics_due_days",
  {
    accountId: accountIdColumn(),
    subject: text().$type<Subject>().notNull(),
    day: text().notNull(),
    marks: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subject, table.day] })],
);

/** A recount of a whole account, with the day and id reached: after a change of a threshold or team. */
export const analyticsRecounts = sqliteTable(
  "analytics_recounts",
  { accountId: accountIdColumn(), subject: text().$type<Subject>().notNull(), reached: text().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.subject] })],
);

/** Addresses that show dashboards in pages of others. Who saved one last is its author: it reads what the author may read. */
export const analyticsEmbeds = sqliteTable(
  "embeds",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    /** The secret part of its address: shown again to those who may change it, so that it can be pasted again. */
    key: text().notNull().default(""),
    dashboard: text().$type<EmbeddedDashboard>().notNull(),
    merchantId: text(),
    locationId: text(),
    teamId: text(),
    /** Origins of the pages that may show it. */
    sites: jsonColumn<string[]>().notNull(),
    /** The last day, local to the account; null while nobody ends it. */
    endsOn: text(),
    authorId: text().notNull(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("embeds_name").on(table.accountId, table.name), uniqueIndex("embeds_key").on(table.key)],
);
